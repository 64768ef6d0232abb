import { firstFlush } from '#app/content/articles/first-flush.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(firstFlush)

export const links = () => postLinks(firstFlush)

export default function Post() {
  return <PostPage article={firstFlush} />
}
