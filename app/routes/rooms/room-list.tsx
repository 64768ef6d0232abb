import { useState } from 'react'
import { rooms } from '#app/content/rooms/index.ts'
import { roomsScreen } from '#app/content/rooms/list-screen.ts'
import { filterRooms, type RoomFilter } from '#app/domain/room.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { FilteredPanel } from '#app/ui/filtered-panel.tsx'
import { BedIcon } from '#app/ui/icons/room.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { RoomCard } from '#app/ui/room-card.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { common } from '#words/common.ts'
import { RoomComparison } from './room-comparison.tsx'
import styles from './room-list.module.css'

/** The rooms, filtered by a tab and by what is typed. Both are forgotten when the guest leaves. */
export function RoomList() {
  const [filter, setFilter] = useState<RoomFilter>('all')
  const [search, setSearch] = useState('')
  const found = filterRooms(rooms, filter, search)
  const { empty } = roomsScreen

  return (
    <>
      <PageHero {...roomsScreen.hero} />
      <div className={`wrap ${styles.list}`}>
        <FilteredPanel
          label={roomsScreen.filterLabel}
          tabs={roomsScreen.filters}
          selected={filter}
          onSelect={setFilter}
          onReset={() => {
            setFilter('all')
            setSearch('')
          }}
          count={{ text: roomsScreen.found(found.length) }}
          empty={found.length === 0 ? { icon: <BedIcon />, ...empty } : undefined}
          className={{ toolbar: styles.toolbar }}
          beside={
            <SearchField
              label={roomsScreen.search.label}
              placeholder={roomsScreen.search.placeholder}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          }
        >
          <h2 className="visually-hidden">
            {roomsScreen.filters.find(({ id }) => id === filter)?.title}
          </h2>
          <CardGrid>
            {found.map(({ shortDescription, images, ...room }) => (
              <RoomCard
                key={room.id}
                room={{ ...room, summary: shortDescription, picture: images[0] }}
                to={`/rooms?room=${room.id}`}
                words={common}
              />
            ))}
          </CardGrid>
        </FilteredPanel>
      </div>
      <RoomComparison />
    </>
  )
}
