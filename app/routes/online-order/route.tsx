import type { RouteHandle } from '#app/browser/route-handle.ts'
import { menuCategories, orderMenu } from '#app/content/dishes/order-menu.ts'
import { orderInformation } from '#app/content/online-order.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { dishAsCartItem } from '#app/domain/cart.ts'
import { MenuCourses } from '#app/parts/diet/menu-courses.tsx'
import { DishList } from '#app/parts/dish-list.tsx'
import { OpenNow } from '#app/parts/open-now.tsx'
import { putIntoCart } from '#app/parts/put-into-cart.ts'
import { head } from '#app/seo/head.ts'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { CompanionLine } from '#app/ui/section-heading.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useVisit } from '#app/visit/store.ts'
import { formatSum } from '#language'
import { dishWords } from '#words/dish.ts'
import { onlineOrder } from '#words/online-order.ts'
import { CartLink } from './cart-link.tsx'
import { Marks } from './marks.tsx'
import * as styles from './route.module.css'
import { TableLine } from './table-line.tsx'

const leadImage = orderMenu[0]?.image

const { title, companion, description, tabsLabel, portions, withoutScript, informationLabel } =
  onlineOrder
const { added, addToCart } = onlineOrder

export const handle = { chatWaits: true } satisfies RouteHandle

export const meta = () => head({ title, description, path: '/online-order', picture: hero.dining })

const courses = menuCategories.map(({ id, name }) => ({
  ...{ id, title: name },
  items: orderMenu.filter(({ category }) => category === id),
}))

/** The online menu in its four categories. A guest at a table reads nothing of home or of delivery. */
export default function OnlineOrder() {
  const isAtTable = useVisit(({ table }) => !!table)
  return (
    <>
      <section className={`wrap page-top ${styles.menu}`}>
        <div className={styles.head}>
          {!isAtTable && <CompanionLine className={styles.companion}>{companion}</CompanionLine>}
          <h1 tabIndex={-1}>{title}</h1>
          <CartLink />
        </div>
        <TableLine />
        <p data-no-script>{withoutScript}</p>
        <MenuCourses label={tabsLabel} courses={courses} className={styles.tabs}>
          {({ dishes }) => (
            <DishList
              line={menuCategories.find(({ id }) => id === dishes[0].category)?.description}
              dishes={dishes}
              picture={({ image }, sizes) => (
                <Picture source={image} sizes={sizes} alt="" isSeenSoon={image === leadImage} />
              )}
              price={({ price }) => formatSum(price)}
              marks={(dish) => <Marks dish={dish} />}
              action={(dish) => (
                <TextButton
                  aria-label={`${addToCart}: ${dish.name}`}
                  onClick={() => putIntoCart(added, dishAsCartItem(dish))}
                >
                  {addToCart}
                </TextButton>
              )}
            />
          )}
        </MenuCourses>
        <p className="muted">
          {portions} {dishWords.taxes}
        </p>
      </section>
      {!isAtTable && (
        <section
          id="information"
          className={`wrap ${styles.information}`}
          aria-label={informationLabel}
        >
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
      )}
    </>
  )
}
