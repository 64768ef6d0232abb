// `node masters/drawing/draw.mjs ID...`: draws scenes/ID.mjs at twice its size and writes masters/ID.avif.
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs, findTestBrowser } from '../../scripts/check/chromium.mjs'

const widthOf = (id) => (/^(dish|guest)-/.test(id) ? 1600 : 2000)

const executablePath = findTestBrowser()
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
})
for (const id of process.argv.slice(2)) {
  const scene = (await import(`./scenes/${id}.mjs`)).default()
  const page = await browser.newPage({
    viewport: { width: scene.w, height: scene.h },
    deviceScaleFactor: 2,
  })
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${scene.svg()}`)
  const png = await page.screenshot({ timeout: 240_000 })
  await page.close()
  const path = fileURLToPath(new URL(`../${id}.avif`, import.meta.url))
  await sharp(png).resize({ width: widthOf(id) }).avif({ quality: 57, effort: 4 }).toFile(path)
  console.log(path)
}
await browser.close()
