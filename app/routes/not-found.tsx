import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { missingHead } from '#app/content/head.ts'
import { notFound } from '#app/content/not-found.ts'
import alpona from '#app/styles/motif/alpona.svg'
import { ButtonLink } from '#app/ui/button.tsx'
import { BanglaLine } from '#app/ui/section-heading.tsx'
import styles from './not-found.module.css'

export const meta = () => missingHead('Page not found')

/** The page for any address that the house does not have, with an alpona for a zero. */
export function NotFound() {
  return (
    <section className={styles.page} data-ground="oxide" data-hero>
      <div>
        <h1 tabIndex={-1} className={styles.figure}>
          <span className="visually-hidden">{notFound.title}</span>
          <span aria-hidden="true">4</span>
          <img src={alpona} width={660} height={660} alt="" />
          <span aria-hidden="true">4</span>
        </h1>
        <BanglaLine className={styles.bangla}>{notFound.bangla}</BanglaLine>
        <p className={styles.message}>{notFound.message}</p>
        <ButtonLink to="/">{notFound.link}</ButtonLink>
      </div>
    </section>
  )
}

export default function NotFoundRoute() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])
  return <NotFound />
}
