import './styles/print.css'

import type { MouseEvent, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { lang } from '#language'
import { fontsOfEveryPage } from '#styles/fonts.ts'
import { frame } from '#words/frame.ts'
import { endOverlays } from './browser/end-overlays.ts'
import { findLanguage } from './content/languages.js'
import { ChatWidget } from './frame/chat/chat-widget.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { FirstScript, HydratedMark, NotStarted } from './frame/first-script.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { Pages, watchPages } from './frame/pages.ts'
import { RouteAnnouncer } from './frame/route-announcer.tsx'
import { SharedCart } from './frame/shared-cart/shared-cart.tsx'
import { Toaster } from './frame/toaster.tsx'
import { missingHead } from './seo/head.ts'
import { preloadFont } from './ui/preload-font.ts'

export const links = () => fontsOfEveryPage.map(preloadFont)

export const meta = () => missingHead(frame.notFound)

// Before the router listens, because a change of history may open an overlay on its page.
if (!import.meta.env.SSR) {
  for (const type of ['popstate', 'focusin', 'resize']) addEventListener(type, endOverlays)
  watchPages()
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline script sets attributes before React hydrates.
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__THEME_COLOR__} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`${findLanguage(lang).path}/site.webmanifest`} />
        <Meta />
        <Links />
        <FirstScript />
      </head>
      <body>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, without script too */}
        <a className="skip-link" href="#main" onClick={skip}>
          {frame.skip}
        </a>
        <Pages />
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ChatWidget />
        <SharedCart />
        <Toaster />
        <NotStarted />
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
        <HydratedMark />
      </body>
    </html>
  )
}

export const ErrorBoundary = () => <ErrorPage />

export default function App() {
  return <Outlet />
}

/** Moves to the content without a new history entry. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main')
  event.preventDefault()
  main?.scrollIntoView()
  main?.focus({ preventScroll: true })
}
