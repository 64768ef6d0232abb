import type { Article } from '#app/domain/post.ts'
import { article as boishakhiEvening } from './boishakhi-evening.ts'
import { article as brassPlate } from './brass-plate.ts'
import { article as firstFlush } from './first-flush.ts'
import { article as kitchenGarden } from './kitchen-garden.ts'
import { article as mustardAndIlish } from './mustard-and-ilish.ts'
import { article as winterPitha } from './winter-pitha.ts'

const articles: readonly Article[] = [
  boishakhiEvening,
  brassPlate,
  firstFlush,
  kitchenGarden,
  mustardAndIlish,
  winterPitha,
]

/** The article of the post with the same id; undefined when there is none. */
export const findArticle = (id: string) => articles.find((article) => article.id === id)
