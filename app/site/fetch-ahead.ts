import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findLanguage } from '#app/content/languages.js'
import { whenAtRest } from '#app/ui/at-rest.ts'
import { lang } from '#language'

/** The scripts of each page, by its path: see `scripts/policy-and-compression.mjs`. Scripts of every page are left out. */
type ScriptsOfPages = Readonly<Record<string, readonly string[]>>

let scripts: Promise<ScriptsOfPages> | undefined
let links: IntersectionObserver | undefined

/** Fetches the screens behind the links in view, once the page is at rest. */
export function FetchAhead() {
  const { pathname } = useLocation()
  useEffect(() => whenAtRest(fetchLinked), [pathname])
  return null
}

/** Resolves when the screens behind the links that are in view now are there; the others follow as they come into view. */
const fetchLinked = () =>
  new Promise<void>((resolve) => {
    links?.disconnect()
    links = new IntersectionObserver(async (entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting)
      await Promise.allSettled(inView.map(({ target }) => fetchScreen(target as HTMLAnchorElement)))
      resolve()
    })
    for (const link of document.links) links.observe(link)
  })

/**
 * Fetches all scripts of a screen at once; left to the browser, those that one imports would wait for it. The router's own
 * `prefetch` is for a guest who points at a link: where a script does not come, it reloads the page.
 */
async function fetchScreen({ pathname }: HTMLAnchorElement) {
  scripts ??= fetchScripts().catch((error) => {
    scripts = undefined // the next page asks again
    throw error
  })
  const ofPage = (await scripts)[pathname] ?? []
  await Promise.all(ofPage.map((script) => import(/* @vite-ignore */ script)))
}

const fetchScripts = () =>
  fetch(`${findLanguage(lang).path}/scripts.json`).then((answer) => answer.json())
