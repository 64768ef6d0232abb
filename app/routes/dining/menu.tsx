import type { ReactNode } from 'react'
import { dining } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { AllergenTable } from '#app/ui/allergen-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DietFilter } from '#app/ui/diet-filter.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { queryTab, useQuery } from '#app/ui/use-query.ts'
import { dishWords } from '#words/dish.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import styles from './menu.module.css'

type Course = (typeof menu)[number]

const dishes = menu.flatMap(({ items }) => items)

/* A square of 96 px, cut from 4:3. */
const SIZES = '128px'

/** The menu at Nakshi, a course at a time. All courses are in the page. */
export function Menu() {
  const query = useQuery()
  const [selected, select] = queryTab('course', menu, query)
  const { title, bangla, label, order } = dining.menu
  return (
    <section className="section" aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading bangla={bangla} line="large" className="section-head">
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

function CourseList({
  course: { title, lead },
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
      label={title}
      pictures={items.map(({ id, name, image }) => ({ id, title: name, image }))}
    >
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <ul className={styles.list} data-dishes>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Lightbox>
  )
}

/** The picture repeats the name beside it, so its alt text is only used in the enlarged view. */
function Item({ item }: { item: Course['items'][number] }) {
  const { name, description, price, tags, allergenLine, spiceLevel, image } = item
  const heat = spiceLevel ? dishWords.spice.levels[spiceLevel] + dishWords.spice.stop : ''
  return (
    <li className={styles.item}>
      <LightboxLink picture={item} className={styles.picture}>
        <span className="visually-hidden">
          {dining.enlarge}: {name}
        </span>
        <Picture source={image} sizes={SIZES} alt="" />
      </LightboxLink>
      <div className={styles.words}>
        <div className="leader">
          <h3>{name}</h3>
          <Price cents={price} />
        </div>
        <p className="muted">{description}</p>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone={tag === 'vegetarian' ? 'vegetarian' : 'plain'}>{tagNames[tag]}</Badge>
            </li>
          ))}
        </ul>
        <p className="micro muted">{`${heat}${allergenLine}`}</p>
      </div>
    </li>
  )
}
