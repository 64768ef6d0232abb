import { blog } from '#app/content/blog.ts'
import { missingHead } from '#app/content/head.ts'
import { Missing } from '#app/ui/missing.tsx'

const { title, text } = blog.notFound

export const meta = () => missingHead(title)

/** An address under /blog that no post has: each post has a route of its own. */
export default function PostNotFound() {
  return <Missing title={title} text={text} link={{ to: '/blog', label: blog.back }} />
}
