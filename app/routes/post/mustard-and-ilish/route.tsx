import { mustardAndIlish } from '#app/content/articles/mustard-and-ilish.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(mustardAndIlish)

export const links = () => postLinks(mustardAndIlish)

export default function Post() {
  return <PostPage article={mustardAndIlish} />
}
