import { type PageQuery, queryTab } from '#app/browser/use-page-query.ts'
import { accessLines } from '#app/content/rooms/access.ts'
import { findRoom, type ListedRoom, type RoomPage } from '#app/content/rooms/index.ts'
import { plans } from '#app/content/rooms/plans.ts'
import { facesRiver } from '#app/domain/room-plan.ts'
import { RoomPlan } from '#app/parts/room-plan.tsx'
import { FeatureList } from '#app/ui/lists.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { InlineLink, TextLink } from '#app/ui/text-link.tsx'
import { useRoomlessStayQuery } from '#app/visit/store.ts'
import { roomAccess } from '#words/room-access.ts'
import { roomPage } from '#words/room-page.ts'
import * as styles from './room-information.module.css'

const {
  tabs,
  amenities,
  amenitiesTitle,
  free,
  included,
  policies,
  services,
  servicesTitle,
  tabsLabel,
  typical,
} = roomPage

/** Overview, amenities, policies. All three are in the page; script shows the one that `?tab=` names. */
export function RoomInformation({ room, query }: { room: RoomPage; query: PageQuery }) {
  const panels = [
    { id: 'overview', title: tabs.overview, panel: <Overview room={room} /> },
    { id: 'amenities', title: tabs.amenities, panel: <Amenities /> },
    { id: 'policies', title: tabs.policies, panel: <Policies /> },
  ] as const
  const [selected, select] = queryTab('tab', panels, query)
  return (
    <TabPanels
      id="information"
      label={tabsLabel}
      selected={selected}
      onSelect={select}
      tabs={panels}
    />
  )
}

function Overview({ room }: { room: RoomPage }) {
  const listed = findRoom(room.roomId)
  const access = listed?.access
  const stayQuery = useRoomlessStayQuery()
  return (
    <div className={styles.panel}>
      <p className="lead">{room.description}</p>
      <p>
        {included} <span className="unbroken">{free}</span>
      </p>
      {listed && <Measures room={listed} />}
      {access && (
        <details id="access" className={styles.access}>
          <summary className="folded">
            <h2>{roomAccess.title}</h2>
          </summary>
          <FeatureList items={accessLines(access)} />
          <TextLink to="/accessibility">{roomAccess.link}</TextLink>
        </details>
      )}
      <p className="muted small">
        <span>{typical.text(room.capacity)}</span>{' '}
        <InlineLink className="unbroken" to={`/rooms${stayQuery}#comparison`}>
          {typical.link}
        </InlineLink>
      </p>
    </div>
  )
}

function Measures({ room }: { room: ListedRoom }) {
  const plan = plans[room.id]
  return (
    <figure className={styles.measures}>
      <RoomPlan plan={plan} scale={20} />
      <figcaption>
        <h2>{room.size}</h2>
        <p className="muted small">{roomPage.plan.measures(plan.width, plan.depth)}</p>
        <p className="muted small">{facesRiver(plan) ? roomPage.plan.river : room.view}</p>
      </figcaption>
    </figure>
  )
}

function Amenities() {
  return (
    <div className={styles.panel}>
      <div>
        <h2 className="title-4">{amenitiesTitle}</h2>
        <FeatureList items={amenities} />
      </div>
      <div>
        <h2 className="title-4">{servicesTitle}</h2>
        <FeatureList items={services} />
      </div>
    </div>
  )
}

/** The rules of a room reserved on this site, beside those of one arranged with the front desk. */
const Policies = () => (
  <div className={styles.panel}>
    <table className={styles.policies}>
      <thead>
        <tr>
          {policies.columns.map((title) => (
            <th key={title} scope="col" className="title-4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {policies.rows.map(({ term, values }) => (
        <tbody key={term}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="muted">
              {term}
            </th>
          </tr>
          <tr>
            {values.map((value) => (
              <td key={value} colSpan={2 / values.length}>
                {value}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  </div>
)
