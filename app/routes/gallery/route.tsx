import { useState } from 'react'
import { gallery, galleryImages } from '#app/content/gallery.ts'
import { filterGallery, type GalleryFilter, galleryFilter } from '#app/domain/gallery.ts'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import type { ScreenHandle } from '#app/ui/screen-handle.ts'
import { useQuery } from '#app/ui/use-query.ts'
import { GalleryView } from './gallery-view.tsx'

const { hero, description } = gallery

export const handle = { ground: 'picture' } satisfies ScreenHandle

export const meta = () =>
  head({ title: hero.title, description, path: '/gallery', picture: hero.picture })

/**
 * The gallery. It opens under the tab that the address names as `?category=`; from then on the tab is
 * the guest's own and is forgotten when the guest leaves.
 */
export default function Gallery() {
  const [query] = useQuery()
  const [chosen, setChosen] = useState<GalleryFilter>()
  const asked = galleryFilter(query.get('category'))
  const filter = chosen ?? asked

  return (
    <>
      <PageHero {...hero} />
      <GalleryView
        filter={filter}
        images={filterGallery(galleryImages, filter)}
        onSelect={setChosen}
      />
    </>
  )
}
