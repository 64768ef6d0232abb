import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { whenIdle } from '#app/browser/idle.ts'
import { findLanguage } from '#app/content/languages.js'
import { lang } from '#language'

type Screen = { parentId?: string; path?: string; module: string; imports?: readonly string[] }

declare global {
  interface Window {
    /** The router's own list of the site's routes and their scripts. */
    __reactRouterManifest?: { routes: Readonly<Record<string, Screen>> }
  }
}

let links: IntersectionObserver | undefined

/** Fetches the pages behind the links in view, once the page is at rest. */
export function FetchAhead() {
  const { pathname } = useLocation()
  useEffect(() => whenIdle(fetchLinked), [pathname])
  return null
}

/** Resolves when the pages behind the links that are in view now are there; the others follow as they come into view. */
const fetchLinked = () =>
  new Promise<void>((resolve) => {
    links?.disconnect()
    links = new IntersectionObserver(async (entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting)
      await Promise.allSettled(inView.flatMap(({ target }) => importScreen(target)))
      resolve()
    })
    for (const link of document.links) links.observe(link)
  })

/**
 * Imports all scripts of a page at once; left to the browser, those that one imports would wait for it. The router's own
 * `prefetch` is for a guest who points at a link: where a script does not come, it reloads the page.
 */
function importScreen(link: Element) {
  const { pathname } = link as HTMLAnchorElement
  const route = Object.values(window.__reactRouterManifest?.routes ?? {}).find(
    ({ parentId, path = '' }) =>
      parentId && path !== '*' && matchPath(`${findLanguage(lang).path}/${path}`, pathname),
  )
  if (!route) return []
  return [route.module, ...(route.imports ?? [])].map((script) => import(/* @vite-ignore */ script))
}
