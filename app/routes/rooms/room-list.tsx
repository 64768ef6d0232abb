import { type PageQuery, queryTab } from '#app/browser/use-page-query.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { searchableRooms } from '#app/content/rooms/searchable.ts'
import { filterRooms } from '#app/domain/room.ts'
import { RoomCard } from '#app/parts/room-card.tsx'
import { roomsPath } from '#app/paths.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { FilteredPanel } from '#app/ui/filtered-panel.tsx'
import { BedIcon } from '#app/ui/icons/room.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { roomsPage } from '#words/rooms-page.ts'
import { RoomComparison } from './room-comparison.tsx'
import * as styles from './room-list.module.css'
import { SearchField } from './search-field.tsx'

const filters = (['all', 'standard', 'suite'] as const).map((id) => ({
  id,
  title: roomsPage.filters[id],
}))

/* On a large screen all pictures have one height, so a narrow card cuts its picture at both sides. */
const SIZES = '(min-width: 1440px) 576px, (width >= 64rem) 40vw, (width >= 48rem) 46vw, 92vw'
const WIDE_SIZES = '(min-width: 1440px) 853px, (width >= 64rem) 59vw, (width >= 48rem) 46vw, 92vw'

/** The rooms, filtered by a tab (`?category=`) and by a text (`?search=`). */
export function RoomList({ query }: { query: PageQuery }) {
  const [values, change] = query
  const [filter = 'all', select] = queryTab('category', filters, query)
  const search = values.get('search') ?? ''
  const found = filterRooms(searchableRooms, filter, search)
  const { empty } = roomsPage

  return (
    <>
      <PageHero
        {...roomsPage.hero}
        lead={roomsPage.hero.lead(searchableRooms.length)}
        picture={hero.rooms}
      />
      <div className={`wrap ${styles.list}`}>
        <FilteredPanel
          label={roomsPage.filterLabel}
          tabs={filters}
          selected={filter}
          onSelect={select}
          onReset={() => change({ category: '', search: '' })}
          count={{ text: roomsPage.found(found.length) }}
          empty={found.length === 0 ? { icon: <BedIcon />, ...empty } : undefined}
          className={{ toolbar: styles.toolbar }}
          beside={
            <SearchField
              label={roomsPage.search.label}
              placeholder={roomsPage.search.placeholder}
              search={search}
              maxLength={100}
              onSearch={(text) => change({ search: text })}
            />
          }
        >
          <h2 className="visually-hidden">{filters.find(({ id }) => id === filter)?.title}</h2>
          <CardGrid>
            {found.map((room) => (
              <RoomCard
                key={room.id}
                room={{ ...room, image: room.listImage ?? room.image }}
                sizes={room.isWide ? WIDE_SIZES : SIZES}
                className={room.isWide ? styles.wide : undefined}
                summary={room.shortDescription}
                view={room.view}
                to={roomsPath(values, room.id)}
              />
            ))}
          </CardGrid>
        </FilteredPanel>
      </div>
      <RoomComparison />
    </>
  )
}
