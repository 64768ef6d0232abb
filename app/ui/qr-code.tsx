import { useEffect, useState } from 'react'
import * as styles from './qr-code.module.css'

type Draw = typeof import('./draw-code.ts').drawCode

/**
 * A URL as a QR code, with the URL in words beneath. A URL too long for an easily read code gets the words only, and so
 * does a page for which the library does not come.
 */
export function QrCode({ url, label }: { url: string; label: string }) {
  const [draw, setDraw] = useState<Draw>()
  useEffect(() => {
    import('./draw-code.ts').then(
      ({ drawCode }) => setDraw(() => drawCode),
      () => {},
    )
  }, [])
  const code = draw?.(url)
  return (
    <figure className={styles.code}>
      {code && (
        <svg viewBox={code.viewBox} role="img" aria-label={label}>
          <path className={styles.background} d={code.background} />
          <path d={code.modules} />
        </svg>
      )}
      <figcaption translate="no">{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}
