import { boishakhiEvening } from '#app/content/articles/boishakhi-evening.ts'
import { PostPage, postHead, postLinks } from '../post-page.tsx'

export const meta = () => postHead(boishakhiEvening)

export const links = () => postLinks(boishakhiEvening)

export default function Post() {
  return <PostPage article={boishakhiEvening} />
}
