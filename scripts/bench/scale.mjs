// @ts-check
/** The site with ten and a hundred times its content: how a build, a page and a search grow with it. */
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBytes } from './bytes.mjs'
import { atMost, figure, kilobytes, whole } from './figures.mjs'
import { typeInRoomSearch } from './interactions.mjs'
import { COLUMNS, onPage, rowOf, SLOWDOWN } from './latency.mjs'
import { copyOf, multiplyList, numbers, sentencesOf, vocabularyOf } from './scaled-content.mjs'
import { build, ROOT, run, whileServed } from './site.mjs'

const TIMES = [1, 10, 100]

const SHOWING = ['/rooms', '/rooms/deluxe', '/blog', '/blog/first-flush', '/online-order']
const OTHERS = [
  '/',
  '/about',
  '/dining',
  '/contact',
  '/gallery',
  '/special-offers',
  '/reservations',
  '/cart',
  '/terms',
]

/** The names of files change with the content, and with them how well they compress. */
const CHANCE_BYTES = 300

/** How much dearer a page may become and still count as costing the same. */
const LINEAR = 1.5

/**
 * @typedef {{ rooms: number, posts: number, dishes: number }} Scale how many times each there is
 * @typedef {{ times: number, pages: number, seconds: number, work: number, js: Map<string, number> }} Measured
 *   `work` in seconds of processor time
 */

/**
 * @param {import('./browser.mjs').Browser} browser
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function scaleTables(browser) {
  /** @type {Measured[]} */
  const measured = []
  /** @type {import('./latency.mjs').Interaction[]} */
  const searches = []
  for (const times of TIMES)
    await withCopy({ rooms: times, posts: times, dishes: times }, async (folder) => {
      const { seconds, work } = await build(folder)
      const pages = await countPages(folder)
      await whileServed(folder, async (origin) => {
        measured.push({ times, pages, seconds, work, js: await scriptBytes(browser, origin) })
        const search = await onPage(browser, origin, '/rooms', typeInRoomSearch)
        searches.push({ ...search, name: `${times}× the rooms` })
      })
    })
  return [buildTable(measured), scriptTable(measured), searchTable(searches)]
}

/** @returns {import('./tables.mjs').Table} */
const buildTable = (/** @type {readonly Measured[]} */ measured) => ({
  title: 'Building more content',
  note:
    'Rooms, posts with their articles, and dishes multiplied. Processor seconds are those of all threads together. ' +
    `A build grows linearly when a further page costs as much among many as among few: at most ${LINEAR} times.`,
  columns: ['Content', 'pages', 'seconds', 'processor seconds', 'ms for a further page'],
  rows: measured.map(({ times, pages, seconds, work }, i) => {
    const cost = costOfPage(measured, i)
    const before = costOfPage(measured, i - 1)
    return [
      `${times}×`,
      String(pages),
      figure(seconds, oneDecimal),
      figure(work, oneDecimal),
      cost === undefined
        ? ''
        : figure(cost, whole, before === undefined ? undefined : atMost(LINEAR * before)),
    ]
  }),
})

/** Milliseconds of processor time for each page that a build has more than the one before it. */
function costOfPage(/** @type {readonly Measured[]} */ measured, /** @type {number} */ i) {
  const [less, more] = [measured[i - 1], measured[i]]
  if (!less || !more) return undefined
  return ((more.work - less.work) / (more.pages - less.pages)) * 1000
}

const oneDecimal = (/** @type {number} */ value) => value.toFixed(1)

/** @returns {import('./tables.mjs').Table} */
function scriptTable(/** @type {readonly Measured[]} */ measured) {
  const [{ js: before } = { js: new Map() }] = measured
  const row = (/** @type {string} */ path, /** @type {number} */ mayGrow) => [
    path,
    ...measured.map(({ js }) =>
      figure(js.get(path) ?? 0, kilobytes, atMost((before.get(path) ?? 0) + mayGrow)),
    ),
  ]
  return {
    title: 'First-load JavaScript with more content',
    note:
      'kB as sent, brotli. Pages that show none of what has grown, from Home on, may not grow: ' +
      `by ${CHANCE_BYTES} bytes at most, as the names of files compress by chance.`,
    columns: ['Page', ...measured.map(({ times }) => `${times}×`)],
    rows: [
      ...SHOWING.map((path) => row(path, Number.POSITIVE_INFINITY)),
      ...OTHERS.map((path) => row(path, CHANCE_BYTES)),
    ],
  }
}

/** @returns {import('./tables.mjs').Table} */
const searchTable = (/** @type {import('./latency.mjs').Interaction[]} */ searches) => ({
  title: 'Typing in the room search with more rooms',
  note: `Milliseconds from key to next paint at a processor ${SLOWDOWN} times slower.`,
  columns: COLUMNS,
  rows: searches.map(rowOf),
})

async function scriptBytes(
  /** @type {import('./browser.mjs').Browser} */ browser,
  /** @type {string} */ origin,
) {
  /** @type {Map<string, number>} */
  const bytes = new Map()
  for (const path of [...SHOWING, ...OTHERS])
    bytes.set(path, (await measureBytes(browser, { origin, path })).JS)
  return bytes
}

async function countPages(/** @type {string} */ folder) {
  const files = await readdir(join(folder, 'build', 'client'), { recursive: true })
  return files.filter((file) => file.endsWith('.html')).length
}

/**
 * Lends a copy of this checkout with more content, not yet built, and takes it away afterwards.
 *
 * @template Result
 * @param {Scale} scale
 * @param {(folder: string) => Promise<Result>} work
 */
export async function withCopy(scale, work) {
  const folder = await mkdtemp(join(tmpdir(), 'surma-bench-'))
  try {
    await copySources(folder)
    await multiplyContent(join(folder, 'app', 'content'), scale)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What git knows or would be told of, and the dependencies that are installed. */
async function copySources(/** @type {string} */ folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = (await run('git', list, { cwd: ROOT })).split('\0').filter(Boolean)
  for (const file of files) await cp(join(ROOT, file), join(folder, file), { force: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

async function multiplyContent(
  /** @type {string} */ folder,
  /** @type {Scale} */ { rooms, posts, dishes },
) {
  const articles = (await readdir(join(folder, 'articles'))).map((file) => join('articles', file))
  const sources = await Promise.all(
    [...articles, 'rooms.ts', 'blog.ts', 'order-menu.ts', 'terms.ts', 'privacy-policy.ts'].map(
      (file) => readFile(join(folder, file), 'utf8'),
    ),
  )
  const words = sentencesOf(vocabularyOf(sources))

  await rewrite(join(folder, 'rooms.ts'), (text) => multiplyList(text, 'rooms', rooms, words))
  await rewrite(join(folder, 'blog.ts'), (text) => multiplyList(text, 'posts', posts, words))
  await rewrite(join(folder, 'order-menu.ts'), (text) =>
    multiplyList(text, 'orderMenu', dishes, words),
  )
  for (const file of articles) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const number of numbers(posts))
      await writeFile(
        join(folder, file.replace(/\.ts$/, `-${number}.ts`)),
        copyOf(text, number, words),
      )
  }
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
const rewrite = async (file, change) => writeFile(file, change(await readFile(file, 'utf8')))
