// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../lib/list-files.mjs'

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
const LEAST_BYTES = 200

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a .br and a .gz twin of every text file. */
export const compress = (/** @type {string} */ out) =>
  Promise.all(listFiles(out, COMPRESSIBLE).map((path) => addTwins(join(out, path))))

async function addTwins(/** @type {string} */ file) {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  // Quality 11 takes twice as long as 10 for 2%: worth it only for files that caches keep.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? 10 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS, // each file in one block
  }
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
