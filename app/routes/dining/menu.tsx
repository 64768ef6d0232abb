import { useState } from 'react'
import { dining } from '#app/content/dining.ts'
import { type Course, type MenuItem, menu } from '#app/content/menu.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { common } from '#words/common.ts'
import styles from './menu.module.css'

/* A square of 96 px, cut from 4:3. */
const SIZES = '128px'

/** The menu at Nakshi, a course at a time. All courses are in the page. */
export function Menu() {
  const [selected, setSelected] = useState(menu[0].id)
  const { title, bangla, label, order } = dining.menu
  return (
    <section className="section" aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading bangla={bangla} className={styles.head}>
          <h2 id="nakshi-menu">{title}</h2>
        </SectionHeading>
        <TabPanels label={label} selected={selected} onSelect={setSelected} tabs={tabs} />
        <div className={styles.order}>
          <TextLink to="/online-order">{order}</TextLink>
        </div>
      </div>
    </section>
  )
}

const tabs = menu.map((course) => ({
  id: course.id,
  title: course.title,
  panel: <CourseList course={course} />,
}))

function CourseList({ course: { title, lead, items } }: { course: Course }) {
  return (
    <Lightbox label={title} words={common.images} pictures={items}>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Lightbox>
  )
}

/** The picture repeats the name beside it, so its own words wait for the enlarged view. */
function Item({ item }: { item: MenuItem }) {
  const { title, description, price, tags, image } = item
  return (
    <li className={styles.item}>
      <LightboxLink picture={item} className={styles.picture}>
        <span className="visually-hidden">
          {dining.enlarge}: {title}
        </span>
        <Picture source={image} sizes={SIZES} alt="" />
      </LightboxLink>
      <div className={styles.words}>
        <div className={styles.leader}>
          <h3>{title}</h3>
          <Price cents={price} />
        </div>
        <p className="muted">{description}</p>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone={tag === 'Vegetarian' ? 'vegetarian' : 'plain'}>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
