import { usePageQuery } from '#app/browser/use-page-query.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { nextDoors } from '#app/content/next-door.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { filterGallery, galleryFilter } from '#app/domain/gallery.ts'
import { NextDoor } from '#app/parts/next-door.tsx'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { gallery } from '#words/gallery.ts'
import { GalleryView } from './gallery-view.tsx'

export const meta = () =>
  head({
    ...gallery.hero,
    description: gallery.description,
    path: '/gallery',
    picture: hero.gallery,
  })

/** The gallery, under the tab that `?category=` names. */
export default function Gallery() {
  const [query, change] = usePageQuery()
  const filter = galleryFilter(query.get('category'))

  return (
    <>
      <PageHero {...gallery.hero} picture={hero.gallery} />
      <GalleryView
        filter={filter}
        images={filterGallery(galleryImages, filter)}
        onSelect={(chosen) => change({ category: chosen === 'all' ? '' : chosen })}
      />
      <NextDoor {...nextDoors.gallery} />
    </>
  )
}
