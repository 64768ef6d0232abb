import { memo, useCallback, useDeferredValue, useId, useState } from 'react'
import { type ListedRoom, rooms } from '#app/content/rooms.ts'
import { roomsList } from '#app/content/rooms-list.ts'
import { filterRooms, type RoomFilter } from '#app/domain/room.ts'
import { Button } from '#app/ui/button.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BedIcon } from '#app/ui/icons/room.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { RoomCard } from '#app/ui/room-card.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { TabList } from '#app/ui/tabs.tsx'
import styles from './room-list.module.css'

/**
 * The rooms, filtered by a tab and by what is typed. Both are forgotten when the guest leaves.
 *
 * The box and the tabs answer at once, and the rooms follow: there may be hundreds.
 */
export function RoomList() {
  const [filter, setFilter] = useState<RoomFilter>('all')
  const [search, setSearch] = useState('')
  const panelId = useId()
  const shownFilter = useDeferredValue(filter)
  const shownSearch = useDeferredValue(search)

  // The button goes with the empty state, so the focus goes to the tab that shows every room.
  const reset = useCallback(() => {
    setFilter('all')
    setSearch('')
    document.getElementById(`${panelId}-all`)?.focus()
  }, [panelId])

  return (
    <>
      <PageHero
        picture={roomsList.picture}
        bangla={roomsList.bangla}
        title={roomsList.title}
        lead={roomsList.lead}
      />
      <div className={`wrap ${styles.list}`}>
        <div className={styles.toolbar}>
          <TabList
            label={roomsList.filterLabel}
            tabs={roomsList.filters}
            selected={filter}
            onSelect={setFilter}
            tabId={(id) => `${panelId}-${id}`}
            panelId={() => panelId}
          />
          <SearchField
            label={roomsList.search.label}
            placeholder={roomsList.search.placeholder}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${filter}`}>
          <FoundRooms filter={shownFilter} search={shownSearch} onReset={reset} />
        </div>
      </div>
    </>
  )
}

type FoundRoomsProps = { filter: RoomFilter; search: string; onReset: () => void }

/** All rooms, of which those that are not found are hidden: to make hundreds anew would hold up the next key. */
const FoundRooms = memo(function FoundRooms({ filter, search, onReset }: FoundRoomsProps) {
  const found = new Set(filterRooms(rooms, filter, search))
  const isEmpty = found.size === 0

  return (
    <>
      <p className="visually-hidden" role="status">
        {isEmpty ? roomsList.empty.message : roomsList.found(found.size)}
      </p>
      {isEmpty ? (
        <EmptyState icon={<BedIcon />} message={roomsList.empty.message}>
          <Button variant="ghost" onClick={onReset}>
            {roomsList.empty.reset}
          </Button>
        </EmptyState>
      ) : (
        <h2 className="visually-hidden">
          {roomsList.filters.find(({ id }) => id === filter)?.title}
        </h2>
      )}
      <CardGrid>
        {rooms.map((room) => (
          <div key={room.id} className={styles.room} hidden={!found.has(room)}>
            <ListedRoomCard room={room} />
          </div>
        ))}
      </CardGrid>
    </>
  )
})

/** A card never changes, whether it is seen or not. */
const ListedRoomCard = memo(function ListedRoomCard({ room }: { room: ListedRoom }) {
  const { id, name, shortDescription, pricePerNight, capacity, size, images } = room
  return (
    <RoomCard
      room={{
        name,
        summary: shortDescription,
        pricePerNight,
        capacity,
        size,
        picture: images[0],
      }}
      to={`/rooms?room=${id}`}
    />
  )
})
