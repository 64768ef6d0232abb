import { brassPlate } from '#app/content/articles/brass-plate.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(brassPlate)

export const links = () => postLinks(brassPlate)

export default function Post() {
  return <PostPage article={brassPlate} />
}
