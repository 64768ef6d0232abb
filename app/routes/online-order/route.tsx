import type { RouteHandle } from '#app/browser/route-handle.ts'
import { queryTab, usePageQuery } from '#app/browser/use-page-query.ts'
import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { menuCategories, orderMenu } from '#app/content/dishes/order-menu.ts'
import { orderInformation } from '#app/content/online-order.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { DIET_KEYS } from '#app/domain/address.ts'
import { AllergenTable } from '#app/parts/allergen-table.tsx'
import { useDiet } from '#app/parts/diet/use-diet.tsx'
import { DishList } from '#app/parts/dish-list.tsx'
import { OpenNow } from '#app/parts/open-now.tsx'
import { head } from '#app/seo/head.ts'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { CompanionLine } from '#app/ui/section-heading.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { useAddress } from '#app/visit/use-address.ts'
import { formatSum } from '#language'
import { onlineOrder } from '#words/online-order.ts'
import { AddDish } from './add-dish.tsx'
import { CartLink } from './cart-link.tsx'
import { Marks } from './marks.tsx'
import * as styles from './route.module.css'
import { TableLine } from './table-line.tsx'

const leadImage = orderMenu[0]?.image

const { title, companion, description, tabsLabel, withoutScript, informationLabel } = onlineOrder

export const handle = { isTask: true } satisfies RouteHandle

export const meta = () => head({ title, description, path: '/online-order', picture: hero.dining })

/**
 * The online menu in its four categories. All dishes are in the page. Script shows the first category with a suitable
 * dish.
 */
export default function OnlineOrder() {
  useAddress([...DIET_KEYS, 'table'], { allergens: listedAllergens })
  const query = usePageQuery()
  const { shown, note, filter, none } = useDiet(orderMenu)
  const courses = menuCategories.map(({ id, name, description }) => ({
    ...{ id, title: name, line: description },
    dishes: shown.filter(({ category }) => category === id),
    hasDishes: shown.some(({ category }) => category === id),
  }))
  const first = courses.find(({ hasDishes }) => hasDishes)
  const [selected, select] = queryTab('course', courses, query, first)

  return (
    <>
      <section className={`wrap page-top ${styles.menu}`}>
        <div className={styles.head}>
          <CompanionLine className={styles.companion}>{companion}</CompanionLine>
          <h1 tabIndex={-1}>{title}</h1>
          <CartLink />
        </div>
        <TableLine />
        <p data-no-script>{withoutScript}</p>
        <div>{filter}</div>
        <TabPanels
          label={tabsLabel}
          className={styles.tabs}
          selected={selected}
          onSelect={select}
          tabs={courses.map(({ id, title, line, dishes }) => ({
            id,
            title,
            panel:
              dishes.length > 0 ? (
                <DishList
                  line={line}
                  dishes={dishes}
                  picture={({ image }, sizes) => (
                    <Picture source={image} sizes={sizes} alt="" isSeenSoon={image === leadImage} />
                  )}
                  price={({ price }) => formatSum(price)}
                  marks={(dish) => <Marks dish={dish} />}
                  note={note}
                  action={(dish) => <AddDish dish={dish} />}
                />
              ) : (
                none(courses, select)
              ),
          }))}
        />
        <AllergenTable dishes={shown} />
      </section>
      <section className={`wrap ${styles.information}`} aria-label={informationLabel}>
        <NoteColumns>
          {orderInformation.map(({ title, lines, ...block }) => (
            <Note key={title} title={title} level="h2">
              {lines.map((line) => (
                <p key={line} className="muted">
                  {line}
                </p>
              ))}
              {'hours' in block && <OpenNow hours={block.hours} />}
            </Note>
          ))}
        </NoteColumns>
      </section>
    </>
  )
}
