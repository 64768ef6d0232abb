import './light.css'
import { useLayoutEffect, useRef } from 'react'
import { useNow } from '#app/browser/use-now.ts'
import { coordinates } from '#app/content/hotel.ts'
import { lamps } from '#app/content/hour.ts'
import { Picture } from '#app/ui/picture.tsx'
import darkStyles from './dark.css?url'
import { showLight } from './light.js'
import source from './light.js?raw'

const untilItIsDark = { disabled: true } // unknown to React's types

const script = import.meta.env.SSR
  ? `{${source.replaceAll('export ', '')}showLight(document.currentScript.previousElementSibling, ${JSON.stringify(coordinates)})}`
  : ''

/** Half the resolution: lamps are soft, and a small file lights them sooner. */
const LAMP_SIZES = '(min-aspect-ratio: 1/1) 50vw, 115vw'

/** Layers over the picture, which is painted at first light. The inline script knows the light before the first paint. */
export function HomeLight() {
  const now = useNow()
  const styles = useRef<HTMLLinkElement>(null)
  useLayoutEffect(() => {
    if (styles.current) showLight(styles.current, coordinates)
  }, [now])
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    // Once Home is out of the page: removing the focused link would style all of Home anew, 16 ms on a slow phone.
    return () =>
      queueMicrotask(() => {
        if (styles.current) return // mounted again, as in StrictMode
        delete dataset.light
        delete dataset.fades
      })
  }, [])

  return (
    <>
      <link
        ref={styles}
        {...untilItIsDark}
        rel="stylesheet"
        href={darkStyles}
        suppressHydrationWarning
      />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <div data-lights data-screen-only aria-hidden="true">
        <i data-of="day" data-layer="sky" />
        <i data-of="day" data-layer="shade" />
        <i data-of="dusk" data-layer="shade" />
        <i data-of="dusk" data-layer="sky" />
        <i data-of="night" data-layer="shade" />
        <i data-of="night" data-layer="sky" />
        <Picture source={lamps} sizes={LAMP_SIZES} alt="" />
      </div>
    </>
  )
}
