import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RouteHandle } from '#app/browser/route-handle.ts'
import { missingHead } from '#app/seo/head.ts'
import alpona from '#app/styles/motif/alpona.svg'
import { ButtonLink } from '#app/ui/button.tsx'
import { Message } from '#app/ui/message.tsx'
import { formatNumber } from '#language'
import { frame } from '#words/frame.ts'
import { notFound } from '#words/not-found.ts'
import * as styles from './not-found.module.css'

export const handle = { headerOver: 'oxide' } satisfies RouteHandle

export const meta = () => missingHead(frame.notFound)

/** The page for unknown URLs. An alpona, a painted floor ornament, is the zero of 404. */
export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])

  return (
    <Message
      heading={
        <h1 tabIndex={-1} className={styles.figure}>
          <span className="visually-hidden">{notFound.title}</span>
          <span aria-hidden="true">{formatNumber(4)}</span>
          <img src={alpona} width={660} height={660} alt="" />
          <span aria-hidden="true">{formatNumber(4)}</span>
        </h1>
      }
      companion={notFound.companion}
      text={`${notFound.message} ${notFound.hint}`}
    >
      <ButtonLink to="/">{notFound.link}</ButtonLink>
    </Message>
  )
}
