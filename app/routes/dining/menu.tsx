import type { ReactNode } from 'react'
import { queryTab, usePageQuery } from '#app/browser/use-page-query.ts'
import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { DIET_KEYS } from '#app/domain/address.ts'
import { AllergenTable } from '#app/parts/allergen-table.tsx'
import { useDiet } from '#app/parts/diet/use-diet.tsx'
import { DishList } from '#app/parts/dish-list.tsx'
import { Dotted } from '#app/ui/dotted.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import * as frame from '#app/ui/stitched-frame.module.css'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useDietQuery } from '#app/visit/store.ts'
import { useAddress } from '#app/visit/use-address.ts'
import { formatPrice } from '#language'
import { dining } from '#words/dining.ts'
import { dishWords } from '#words/dish.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import * as styles from './menu.module.css'

type Course = (typeof menu)[number]
type Dish = Course['items'][number]

const dishes = menu.flatMap(({ items }) => items)

/**
 * The menu at Nakshi, one course at a time. All courses are in the page. The first course with a suitable dish is open.
 */
export function Menu() {
  useAddress([...DIET_KEYS, 'table'], { allergens: listedAllergens })
  const diet = useDietQuery()
  const query = usePageQuery()
  const { shown, note, filter, none } = useDiet(dishes)
  const courses = menu.map(({ items, ...course }) => ({
    ...course,
    items: items.filter((item) => shown.includes(item)),
    hasDishes: items.some((item) => shown.includes(item)),
  }))
  const first = courses.find(({ hasDishes }) => hasDishes)
  const [selected, select] = queryTab('course', courses, query, first)
  const { title, companion, label, order } = dining.menu
  return (
    <section className={styles.menu} aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading
          companion={companion}
          line="after"
          beside={<TextLink to={`/online-order${diet}`}>{order}</TextLink>}
        >
          <h2 id="nakshi-menu">{title}</h2>
        </SectionHeading>
        <div>{filter}</div>
        <TabPanels
          label={label}
          selected={selected}
          onSelect={select}
          tabs={courses.map(({ id, title, items }) => ({
            id,
            title,
            panel:
              items.length > 0 ? <CourseList {...{ title, items, note }} /> : none(courses, select),
          }))}
        />
        <AllergenTable dishes={shown} />
      </div>
    </section>
  )
}

function CourseList({
  title,
  items,
  note,
}: Pick<Course, 'title' | 'items'> & { note: (dish: Dish) => ReactNode }) {
  return (
    <Lightbox
      label={title}
      pictures={items.map(({ id, name, image }) => ({ id, title: name, image }))}
    >
      <DishList
        dishes={items}
        picture={(dish, sizes) => <Enlarge key={dish.id} dish={dish} sizes={sizes} />}
        price={({ price }) => formatPrice(price)}
        note={note}
        marks={({ tags, spiceLevel }) => (
          <Dotted
            items={[
              ...tags.map((tag) => tagNames[tag]),
              ...(spiceLevel ? [dishWords.spice.levels[spiceLevel]] : []),
            ]}
          />
        )}
      />
    </Lightbox>
  )
}

/** The picture repeats the name beside it, so its alt text is used in the enlarged view only. */
function Enlarge({ dish, sizes }: { dish: Dish; sizes: string }) {
  return (
    <LightboxLink picture={dish} className={frame.target}>
      <span className="visually-hidden">
        {dining.enlarge}: {dish.name}
      </span>
      <span className={frame.frame}>
        <Picture source={dish.image} sizes={sizes} alt="" />
      </span>
    </LightboxLink>
  )
}
