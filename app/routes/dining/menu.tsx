import type { ReactNode } from 'react'
import { queryTab, useQuery } from '#app/browser/use-query.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { namesBeside } from '#app/content/dishes/names-beside.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { AllergenTable } from '#app/parts/allergen-table.tsx'
import { DietFilter } from '#app/parts/diet-filter.tsx'
import { Price } from '#app/parts/price.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import frame from '#app/ui/stitched-frame.module.css'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { dining } from '#words/dining.ts'
import { dishWords } from '#words/dish.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import styles from './menu.module.css'

type Course = (typeof menu)[number]
type Dish = Course['items'][number]

const dishes = menu.flatMap(({ items }) => items)

/* Cut from 4:3: upright for the dish that leads, a square of 96 px for the others. */
const LEAD_SIZES = '(min-width: 1440px) 800px, (width >= 48rem) 62vw, 160vw'
const SIZES = '128px'

/** The menu at Nakshi, a course at a time. All courses are in the page. */
export function Menu() {
  const query = useQuery()
  const [selected, select] = queryTab('course', menu, query)
  const { title, local, label, order } = dining.menu
  return (
    <section className={styles.menu} aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading local={local} line="after" className="section-head">
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
        <div className={styles.order}>
          <TextLink to="/online-order">{order}</TextLink>
        </div>
      </div>
    </section>
  )
}

/** The first dish leads the course: of those that suit a guest's diet, where it was filtered. */
function CourseList({
  course,
  items,
  none,
}: {
  course: Course
  items: Course['items']
  none: ReactNode
}) {
  const [first, ...others] = items
  if (!first) return none
  return (
    <Lightbox
      label={course.title}
      pictures={items.map(({ id, name, image }) => ({ id, title: name, image }))}
    >
      <div className={`grid-12 ${styles.course}`}>
        <div className={styles.leadPicture} data-screen-only>
          <Enlarge key={first.id} dish={first} sizes={LEAD_SIZES} />
        </div>
        <div className={styles.dishes}>
          <p className={styles.line}>{course.lead}</p>
          <ul data-dishes>
            <li className={styles.lead}>
              <Words dish={first} />
            </li>
            {others.map((dish) => (
              <li key={dish.id} className={styles.dish}>
                <Enlarge dish={dish} sizes={SIZES} />
                <Words dish={dish} />
              </li>
            ))}
          </ul>
        </div>
      </div>
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

function Words({ dish }: { dish: Dish }) {
  const { id, name, description, price, tags, allergenLine, spiceLevel } = dish
  const heat = spiceLevel ? [dishWords.spice.levels[spiceLevel]] : []
  return (
    <div className={styles.words}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {namesBeside && <p lang={kitchenLanguage}>{namesBeside[id]}</p>}
      </div>
      <Price cents={price} />
      <p className="muted">{description}</p>
      <p className={styles.tags}>{[...tags.map((tag) => tagNames[tag]), ...heat].join(' · ')}</p>
      <p className="micro muted">{allergenLine}</p>
    </div>
  )
}
