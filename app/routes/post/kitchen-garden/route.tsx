import { kitchenGarden } from '#app/content/articles/kitchen-garden.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(kitchenGarden)

export const links = () => postLinks(kitchenGarden)

export default function Post() {
  return <PostPage article={kitchenGarden} />
}
