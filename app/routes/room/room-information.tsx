import { type Query, queryTab } from '#app/browser/use-query.ts'
import { accessLines } from '#app/content/rooms/access.ts'
import { findRoom, type RoomPage } from '#app/content/rooms/index.ts'
import { GuestsIcon } from '#app/ui/icons/guests.tsx'
import { BedIcon, CupIcon, NoSmokingIcon, SizeIcon, ViewIcon } from '#app/ui/icons/room.tsx'
import { Definitions, FeatureList } from '#app/ui/lists.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { InlineLink, TextLink } from '#app/ui/text-link.tsx'
import { roomAccess } from '#words/room-access.ts'
import { roomPage } from '#words/room-page.ts'
import styles from './room-information.module.css'

const {
  tabs,
  features,
  maxOccupancy,
  amenities,
  amenitiesTitle,
  policies,
  policiesNote,
  services,
  servicesTitle,
  tabsLabel,
  typical,
} = roomPage

/** Overview, amenities, policies. All three are in the page; script shows one at a time, `?tab=` in the address. */
export function RoomInformation({ room, query }: { room: RoomPage; query: Query }) {
  const panels = [
    { id: 'overview', title: tabs.overview, panel: <Overview room={room} /> },
    { id: 'amenities', title: tabs.amenities, panel: <Amenities /> },
    { id: 'policies', title: tabs.policies, panel: <Policies /> },
  ] as const
  const [selected, select] = queryTab('tab', panels, query)
  return <TabPanels label={tabsLabel} selected={selected} onSelect={select} tabs={panels} />
}

function Overview({ room }: { room: RoomPage }) {
  const access = findRoom(room.listedAs)?.access
  return (
    <div className={styles.panel}>
      <p className="lead">{room.description}</p>
      <FeatureList
        items={[
          { Icon: SizeIcon, text: features.size },
          { Icon: BedIcon, text: features.bed },
          { Icon: ViewIcon, text: features.view },
          { Icon: GuestsIcon, text: maxOccupancy(room.capacity) },
          { Icon: CupIcon, text: features.breakfast },
          { Icon: NoSmokingIcon, text: features.smoking },
        ]}
      />
      <p className="muted">
        {typical.text} <InlineLink to="/rooms#comparison">{typical.link}</InlineLink>
      </p>
      {access && (
        <div>
          <h2 className={styles.title}>{roomAccess.title}</h2>
          <FeatureList items={accessLines(access).map((text) => ({ text }))} />
          <TextLink to="/accessibility">{roomAccess.link}</TextLink>
        </div>
      )}
    </div>
  )
}

function Amenities() {
  return (
    <div className={styles.panel}>
      <div>
        <h2 className={styles.title}>{amenitiesTitle}</h2>
        <FeatureList items={amenities.map((text) => ({ text }))} />
      </div>
      <div>
        <h2 className={styles.title}>{servicesTitle}</h2>
        <FeatureList items={services.map((text) => ({ text }))} />
      </div>
    </div>
  )
}

const Policies = () => (
  <div className={styles.panel}>
    <Definitions items={policies} />
    <p className="muted">{policiesNote}</p>
  </div>
)
