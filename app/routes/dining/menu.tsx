import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { MenuCourses } from '#app/parts/diet/menu-courses.tsx'
import { DishList } from '#app/parts/dish-list.tsx'
import { Dotted } from '#app/ui/dotted.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import * as stitched from '#app/ui/stitched-frame.module.css'
import { TextLink } from '#app/ui/text-link.tsx'
import { useDietQuery } from '#app/visit/store.ts'
import { formatPrice } from '#language'
import { dining } from '#words/dining.ts'
import { dishWords } from '#words/dish.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import * as styles from './menu.module.css'

type Dish = (typeof menu)[number]['items'][number]

/** The menu at Nakshi, one course at a time. */
export function Menu() {
  const diet = useDietQuery()
  const { title, companion, label, hint, house, order } = dining.menu
  return (
    <section className={styles.menu} aria-labelledby="nakshi-menu">
      <div className="wrap">
        <SectionHeading
          companion={companion}
          beside={<TextLink to={`/online-order${diet}`}>{order}</TextLink>}
        >
          <h2 id="nakshi-menu">{title}</h2>
        </SectionHeading>
        <MenuCourses {...{ label, hint }} courses={menu}>
          {({ title, dishes }) => (
            <Lightbox
              label={title}
              pictures={dishes.map(({ id, name, image }) => ({ id, title: name, image }))}
            >
              <DishList
                dishes={dishes}
                picture={(dish, sizes) => <Enlarge key={dish.id} dish={dish} sizes={sizes} />}
                price={({ price }) => formatPrice(price)}
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
          )}
        </MenuCourses>
        <p id="house" className={`muted ${styles.house}`}>
          {house} {dishWords.taxes}
        </p>
      </div>
    </section>
  )
}

/** The picture repeats the name beside it, so its alt text is used in the enlarged view only. */
function Enlarge({ dish, sizes }: { dish: Dish; sizes: string }) {
  return (
    <LightboxLink picture={dish} className={stitched.target}>
      <span className="visually-hidden">
        {dining.enlarge}: {dish.name}
      </span>
      <span className={stitched.frame}>
        <Picture source={dish.image} sizes={sizes} alt="" />
      </span>
    </LightboxLink>
  )
}
