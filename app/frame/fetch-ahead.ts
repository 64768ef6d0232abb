import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { idle, whenIdle } from '#app/browser/idle.ts'
import { findLanguage } from '#app/content/languages.js'
import { lang } from '#language'

type RouteEntry = { parentId?: string; path?: string; module: string; imports?: readonly string[] }

declare global {
  interface Window {
    /** The router's own list of routes and their scripts. */
    __reactRouterManifest?: { routes: Readonly<Record<string, RouteEntry>> }
  }
}

/** The time that a slow phone needs to request a script, and a little more. */
const ENOUGH_MS = 15

let observer: IntersectionObserver | undefined

/** Fetches the pages behind the links in view, once the page is idle. */
export function FetchAhead() {
  const location = useLocation() // a new query can bring new links, too
  useEffect(() => whenIdle(fetchLinked), [location])
  return null
}

/** Resolves when the pages behind the links now in view are fetched. Other links follow as they come into view. */
const fetchLinked = () =>
  new Promise<void>((resolve) => {
    observer?.disconnect()
    observer = new IntersectionObserver(async (entries) => {
      const fetched = []
      let deadline = await idle()
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        for (const script of routeScripts((target as HTMLAnchorElement).pathname)) {
          if (requested.has(script)) continue // most scripts belong to several pages
          if (!deadline || deadline.timeRemaining() < ENOUGH_MS) deadline = await idle()
          fetched.push(fetchScript(script))
        }
      }
      await Promise.all(fetched)
      resolve()
    })
    for (const link of document.links) observer.observe(link)
  })

/** A page's script and its imports, so that all are requested at once. Empty for a page that the router does not know. */
export function routeScripts(pathname: string) {
  const route = Object.values(window.__reactRouterManifest?.routes ?? {}).find(
    ({ parentId, path = '' }) =>
      parentId && path !== '*' && matchPath(`${findLanguage(lang).path}/${path}`, pathname),
  )
  return route ? [route.module, ...(route.imports ?? [])] : []
}

const requested = new Set<string>()

/** The scripts that this document holds: they have come, run or not, and need no connection any more. */
export const held = new Set<string>()

/**
 * Fetches a script without running it, which is work for the press. The router's own `prefetch` runs it, and reloads the
 * page if it fails.
 */
function fetchScript(script: string) {
  requested.add(script)
  const link = document.createElement('link')
  const settled = new Promise((resolve) => {
    link.onload = () => resolve(held.add(script))
    link.onerror = () => resolve(requested.delete(script))
  })
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: script }))
  return settled
}
