import type { Article } from '#app/domain/post.ts'
import type { PostId } from '#app/paths.ts'
import { article as boishakhiEvening } from '#words/articles/boishakhi-evening.ts'
import { article as brassPlate } from '#words/articles/brass-plate.ts'
import { article as firstFlush } from '#words/articles/first-flush.ts'
import { article as kitchenGarden } from '#words/articles/kitchen-garden.ts'
import { article as mustardAndIlish } from '#words/articles/mustard-and-ilish.ts'
import { article as winterPitha } from '#words/articles/winter-pitha.ts'

export const articles: Readonly<Record<PostId, Article>> = {
  'boishakhi-evening': boishakhiEvening,
  'brass-plate': brassPlate,
  'first-flush': firstFlush,
  'kitchen-garden': kitchenGarden,
  'mustard-and-ilish': mustardAndIlish,
  'winter-pitha': winterPitha,
}
