import { useId } from 'react'
import { type GalleryImage, gallery } from '#app/content/gallery.ts'
import type { GalleryFilter } from '#app/domain/gallery.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PictureIcon } from '#app/ui/icons/control.tsx'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Picture } from '#app/ui/picture.tsx'
import frame from '#app/ui/stitched-frame.module.css'
import { TabList } from '#app/ui/tabs.tsx'
import { common } from '#words/common.ts'
import styles from './gallery-view.module.css'

const SHAPES = { tall: 4 / 5, wide: 3 / 2, square: 1 }

/** The tabs, how many pictures there are under the chosen one, and the pictures in columns. */
export function GalleryView({
  filter,
  images,
  onSelect,
}: {
  /** None for an address that asks for a category which the gallery does not have. */
  filter: GalleryFilter | undefined
  images: readonly GalleryImage[]
  onSelect: (filter: GalleryFilter) => void
}) {
  const panelId = useId()
  const tabId = (id: GalleryFilter) => `${panelId}-${id}`
  const isEmpty = images.length === 0

  // The button is gone afterwards, so the focus goes to the tab that it stood for.
  const showAll = () => {
    onSelect('all')
    document.getElementById(tabId('all'))?.focus()
  }

  return (
    <div className={`wrap ${styles.gallery}`}>
      <div className={styles.toolbar}>
        <TabList
          label={gallery.filterLabel}
          tabs={gallery.filters}
          selected={filter}
          onSelect={onSelect}
          tabId={tabId}
          panelId={() => panelId}
          className={styles.tabs}
        />
        <p role="status" className={isEmpty ? 'visually-hidden' : `numerals ${styles.count}`}>
          {isEmpty ? gallery.empty.message : gallery.count(images.length)}
        </p>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        {...(filter ? { 'aria-labelledby': tabId(filter) } : { 'aria-label': gallery.title })}
      >
        {isEmpty ? (
          <EmptyState icon={<PictureIcon />} message={gallery.empty.message}>
            <Button variant="ghost" onClick={showAll}>
              {gallery.empty.reset}
            </Button>
          </EmptyState>
        ) : (
          <Lightbox label={gallery.setLabel} words={common.images} pictures={images}>
            <ul className={styles.columns}>
              {images.map((image) => (
                <li key={image.id}>
                  <LightboxLink picture={image} className={`${styles.link} ${frame.target}`}>
                    <span className={frame.frame} data-shape={image.shape}>
                      <Picture source={image.image} sizes={sizesOf(image)} />
                    </span>
                    <span className={styles.title}>{image.title}</span>
                  </LightboxLink>
                </li>
              ))}
            </ul>
          </Lightbox>
        )}
      </div>
    </div>
  )
}

/** A picture that is wider than its place is drawn wider than the column and cut at both sides. */
function sizesOf({ image, shape }: GalleryImage) {
  const times = Math.max(1, image.width / image.height / SHAPES[shape])
  const drawn = (column: number) => Math.round(column * times)
  return `(min-width: 1440px) ${drawn(406)}px, (min-width: 1024px) ${drawn(29)}vw, (min-width: 600px) ${drawn(45)}vw, ${drawn(91)}vw`
}
