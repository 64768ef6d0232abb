import { useId, useState } from 'react'
import { rooms } from '#app/content/rooms/index.ts'
import { roomsScreen } from '#app/content/rooms/list-screen.ts'
import { filterRooms, type RoomFilter } from '#app/domain/room.ts'
import { Button } from '#app/ui/button.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BedIcon } from '#app/ui/icons/room.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { RoomCard } from '#app/ui/room-card.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { TabList } from '#app/ui/tabs.tsx'
import { common } from '#words/common.ts'
import { RoomComparison } from './room-comparison.tsx'
import styles from './room-list.module.css'

/** The rooms, filtered by a tab and by what is typed. Both are forgotten when the guest leaves. */
export function RoomList() {
  const [filter, setFilter] = useState<RoomFilter>('all')
  const [search, setSearch] = useState('')
  const panelId = useId()
  const found = filterRooms(rooms, filter, search)

  // The button goes with the empty state, so the focus goes to the tab that shows every room.
  const reset = () => {
    setFilter('all')
    setSearch('')
    document.getElementById(`${panelId}-all`)?.focus()
  }

  return (
    <>
      <PageHero {...roomsScreen.hero} />
      <div className={`wrap ${styles.list}`}>
        <div className={styles.toolbar}>
          <TabList
            label={roomsScreen.filterLabel}
            tabs={roomsScreen.filters}
            selected={filter}
            onSelect={setFilter}
            tabId={(id) => `${panelId}-${id}`}
            panelId={() => panelId}
          />
          <SearchField
            label={roomsScreen.search.label}
            placeholder={roomsScreen.search.placeholder}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${filter}`}>
          <p className="visually-hidden" role="status">
            {found.length === 0 ? roomsScreen.empty.message : roomsScreen.found(found.length)}
          </p>
          {found.length === 0 ? (
            <EmptyState icon={<BedIcon />} message={roomsScreen.empty.message}>
              <Button variant="ghost" onClick={reset}>
                {roomsScreen.empty.reset}
              </Button>
            </EmptyState>
          ) : (
            <>
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
            </>
          )}
        </div>
      </div>
      <RoomComparison />
    </>
  )
}
