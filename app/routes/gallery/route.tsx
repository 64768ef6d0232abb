import { usePageQuery } from '#app/browser/use-page-query.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { nextPages } from '#app/content/next-page.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { filterGallery, galleryFilter, galleryFilters } from '#app/domain/gallery.ts'
import { NextPage } from '#app/parts/next-page.tsx'
import { head } from '#app/seo/head.ts'
import { FilteredPanel } from '#app/ui/filtered-panel.tsx'
import { PictureIcon } from '#app/ui/icons/control.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as stitched from '#app/ui/stitched-frame.module.css'
import { gallery } from '#words/gallery.ts'
import * as styles from './route.module.css'

export const meta = () =>
  head({
    ...gallery.hero,
    description: gallery.description,
    path: '/gallery',
    picture: hero.gallery,
  })

const tabs = galleryFilters.map((id) => ({ id, title: gallery.filters[id] }))

const SHAPES = { lead: 3 / 2, tall: 10 / 13, wide: 10 / 7, square: 1 }

/** The pictures in columns, under the tab that `?category=` names. */
export default function Gallery() {
  const [query, change] = usePageQuery()
  const filter = galleryFilter(query.get('category'))
  const images = filterGallery(galleryImages, filter)
  const select = (chosen: string) => change({ category: chosen === 'all' ? '' : chosen })

  return (
    <>
      <PageHero {...gallery.hero} picture={hero.gallery} />
      <div className={`wrap ${styles.gallery}`}>
        <FilteredPanel
          label={gallery.filterLabel}
          tabs={tabs}
          selected={filter}
          onSelect={select}
          onReset={() => select('all')}
          panelLabel={gallery.hero.title}
          count={{ text: gallery.count(images.length), className: `numerals ${styles.count}` }}
          empty={images.length === 0 ? { icon: <PictureIcon />, ...gallery.empty } : undefined}
          className={{ toolbar: styles.toolbar, tabs: styles.tabs }}
        >
          <Lightbox label={gallery.setLabel} pictures={images}>
            <ul className={styles.columns}>
              {images.map((image) => (
                <li key={image.id}>
                  <LightboxLink picture={image} className={`${styles.link} ${stitched.target}`}>
                    <span className={stitched.frame} data-shape={image.shape}>
                      <Picture source={image.image} sizes={sizesOf(image)} />
                    </span>
                    <span className={styles.title}>{image.title}</span>
                  </LightboxLink>
                </li>
              ))}
            </ul>
          </Lightbox>
        </FilteredPanel>
      </div>
      <NextPage {...nextPages.gallery} />
    </>
  )
}

/**
 * A picture wider than its slot is drawn wider than the column and cut at both sides. The column is 406 px wide: with
 * 385 here, no picture needs a file half as wide again.
 */
function sizesOf({ image, shape }: (typeof galleryImages)[number]) {
  if (shape === 'lead') return '(min-width: 1440px) 1280px, 92vw'
  const times = Math.max(1, image.width / image.height / SHAPES[shape])
  const drawn = (column: number) => Math.round(column * times)
  return `(min-width: 1440px) ${drawn(385)}px, (width >= 64rem) ${drawn(29)}vw, ${drawn(46)}vw`
}
