// First, so that the order of the cascade's layers is known before any component's styles.
import './styles/base.css'
import './styles/print.css'

import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { missingHead } from './content/head.ts'
import { NotFound } from './routes/not-found.tsx'
import { ChatWidget } from './site/chat-widget.tsx'
import { ErrorPage } from './site/error-page.tsx'
import { Footer } from './site/footer.tsx'
import { Header } from './site/header.tsx'
import { watchReloads } from './site/recovery.ts'
import { RouteAnnouncer } from './site/route-announcer.tsx'
import { Toaster } from './site/toaster.tsx'
import anek from './styles/fonts/anek.woff2'
import petrona from './styles/fonts/petrona.woff2'
import { preloadFont } from './ui/preload-font.ts'

if (import.meta.env.PROD) watchReloads()

export const links = () => [petrona, anek].map(preloadFont)

export const meta = () => missingHead('Page not found')

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#123123" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ChatWidget />
        <Toaster />
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What an address without a page of its own holds until its route is known. */
export const HydrateFallback = () => <NotFound />

export const ErrorBoundary = () => <ErrorPage />

export default function App() {
  return <Outlet />
}
