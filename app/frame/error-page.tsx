import { useEffect, useRef } from 'react'
import alpona from '#app/styles/motif/alpona.svg'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Message } from '#app/ui/message.tsx'
import { errorPage } from '#words/error-page.ts'
import { pageTitle } from '#words/hotel.ts'
import * as styles from './error-page.module.css'

/** Replaces a page that threw. Both actions reload the document, because client state may be broken. */
export function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = pageTitle(errorPage.title)
    heading.current?.focus()
  }, [])

  return (
    <Message
      heading={
        <>
          <img className={styles.alpona} src={alpona} width={660} height={660} alt="" />
          <h1 ref={heading} tabIndex={-1}>
            {errorPage.title}
          </h1>
        </>
      }
      companion={errorPage.companion}
      text={errorPage.message}
    >
      <Button onClick={() => window.location.reload()}>{errorPage.retry}</Button>
      <ButtonLink to="/" reloadDocument variant="ghost">
        {errorPage.home}
      </ButtonLink>
    </Message>
  )
}
