import type { Article } from '#app/domain/post.ts'
import { article as boishakhiEvening } from '#words/articles/boishakhi-evening.ts'
import { article as brassPlate } from '#words/articles/brass-plate.ts'
import { article as firstFlush } from '#words/articles/first-flush.ts'
import { article as kitchenGarden } from '#words/articles/kitchen-garden.ts'
import { article as mustardAndIlish } from '#words/articles/mustard-and-ilish.ts'
import { article as winterPitha } from '#words/articles/winter-pitha.ts'

const articles: readonly Article[] = [
  { id: 'boishakhi-evening', ...boishakhiEvening },
  { id: 'brass-plate', ...brassPlate },
  { id: 'first-flush', ...firstFlush },
  { id: 'kitchen-garden', ...kitchenGarden },
  { id: 'mustard-and-ilish', ...mustardAndIlish },
  { id: 'winter-pitha', ...winterPitha },
]

/** The article of the post with this id, if there is one. */
export const findArticle = (id: string) => articles.find((article) => article.id === id)
