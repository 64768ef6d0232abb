import { winterPitha } from '#app/content/articles/winter-pitha.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(winterPitha)

export const links = () => postLinks(winterPitha)

export default function Post() {
  return <PostPage article={winterPitha} />
}
