import { useState } from 'react'
import { onlineOrder } from '#app/content/online-order.ts'
import { menuCategories, orderMenu } from '#app/content/order-menu.ts'
import type { MenuCategory } from '#app/domain/dish.ts'
import { head } from '#app/seo/head.ts'
import { Block, Blocks } from '#app/ui/blocks.tsx'
import { OpenNow } from '#app/ui/open-now.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { common } from '#words/common.ts'
import { CartLink } from './cart-link.tsx'
import { DishCard } from './dish-card.tsx'
import styles from './route.module.css'

const {
  title,
  bangla,
  description,
  picture,
  tabsLabel,
  withoutScript,
  informationLabel,
  information,
} = onlineOrder

export const meta = () => head({ title, description, path: '/online-order', picture })

/** The online menu in its four categories. All dishes are in the page; script shows one category. */
export default function OnlineOrder() {
  const [selected, setSelected] = useState<MenuCategory>('appetizers')

  return (
    <>
      <section className={`wrap page-top ${styles.menu}`}>
        <SectionHeading bangla={bangla} beside={<CartLink />}>
          <h1 tabIndex={-1}>{title}</h1>
        </SectionHeading>
        <p className={styles.withoutScript}>{withoutScript}</p>
        <TabPanels
          label={tabsLabel}
          className={styles.tabs}
          selected={selected}
          onSelect={setSelected}
          tabs={tabs}
        />
      </section>
      <section className={`wrap ${styles.information}`} aria-label={informationLabel}>
        <Blocks>
          {information.map(({ title, lines, ...block }) => (
            <Block key={title} title={title} level="h2">
              {lines.map((line) => (
                <p key={line} className="muted">
                  {line}
                </p>
              ))}
              {'hours' in block && <OpenNow hours={block.hours} words={common.openNow} />}
            </Block>
          ))}
        </Blocks>
      </section>
    </>
  )
}

const tabs = menuCategories.map((category) => ({
  id: category.id,
  title: category.name,
  panel: <Category {...category} />,
}))

function Category({ id, description }: (typeof menuCategories)[number]) {
  return (
    <>
      <p className={`lead ${styles.lead}`}>{description}</p>
      <div className={styles.dishes}>
        {orderMenu
          .filter(({ category }) => category === id)
          .map((dish) => (
            <DishCard key={dish.id} dish={dish} />
          ))}
      </div>
    </>
  )
}
