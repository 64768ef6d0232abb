import type { ReactNode } from 'react'
import { queryTab, useQuery } from '#app/browser/use-query.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { AllergenTable } from '#app/parts/allergen-table.tsx'
import { DietFilter } from '#app/parts/diet-filter.tsx'
import { DishList } from '#app/parts/dish-list.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import frame from '#app/ui/stitched-frame.module.css'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatPrice } from '#language'
import { dining } from '#words/dining.ts'
import { dishWords } from '#words/dish.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import styles from './menu.module.css'

type Course = (typeof menu)[number]
type Dish = Course['items'][number]

const dishes = menu.flatMap(({ items }) => items)

/** The menu at Nakshi, a course at a time. All courses are in the page. */
export function Menu() {
  const query = useQuery()
  const [selected, select] = queryTab('course', menu, query)
  const { title, local, label, order } = dining.menu
  return (
    <section className={styles.menu} aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading
          local={local}
          line="after"
          beside={<TextLink to="/online-order">{order}</TextLink>}
        >
          <h2 id="nakshi-menu">{title}</h2>
        </SectionHeading>
        <DietFilter query={query} dishes={dishes}>
          {(suiting, none) => (
            <TabPanels
              label={label}
              selected={selected}
              onSelect={select}
              tabs={menu.map((course) => ({
                id: course.id,
                title: course.title,
                panel: (
                  <CourseList
                    course={course}
                    items={course.items.filter((item) => suiting.includes(item))}
                    none={none}
                  />
                ),
              }))}
            />
          )}
        </DietFilter>
        <AllergenTable dishes={dishes} />
      </div>
    </section>
  )
}

function CourseList({
  course,
  items,
  none,
}: {
  course: Course
  items: Course['items']
  none: ReactNode
}) {
  if (items.length === 0) return none
  return (
    <Lightbox
      label={course.title}
      pictures={items.map(({ id, name, image }) => ({ id, title: name, image }))}
    >
      <DishList
        dishes={items}
        picture={(dish, sizes) => <Enlarge key={dish.id} dish={dish} sizes={sizes} />}
        price={({ price }) => formatPrice(price)}
        marks={({ tags, spiceLevel }) =>
          [
            ...tags.map((tag) => tagNames[tag]),
            ...(spiceLevel ? [dishWords.spice.levels[spiceLevel]] : []),
          ].join(' · ')
        }
      />
    </Lightbox>
  )
}

/** The picture repeats the name beside it, so its alt text is only used in the enlarged view. */
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
