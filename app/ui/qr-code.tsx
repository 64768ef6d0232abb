import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import * as styles from './qr-code.module.css'

/** Light modules on each side, which cameras need to find the code. */
const QUIET_ZONE = 4

/**
 * A URL as a QR code, with the URL in words beneath. A URL too long for an easily read code gets the words only.
 *
 * It brings a library along: import it lazily, unless the whole page is codes.
 */
export function QrCode({ address, label }: { address: string; label: string }) {
  const code = drawCode(address)
  return (
    <figure className={styles.code}>
      {code && (
        <svg viewBox={code.viewBox} role="img" aria-label={label}>
          <path className={styles.background} d={code.background} />
          <path d={code.modules} />
        </svg>
      )}
      <figcaption translate="no">{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}

function drawCode(address: string) {
  try {
    const { M } = correction
    const code = generate(address, { minCorrectionLevel: M, maxCorrectionLevel: M, maxVersion: 12 })
    const size = code.size + 2 * QUIET_ZONE
    const start = -QUIET_ZONE
    return {
      viewBox: `${start} ${start} ${size} ${size}`,
      background: `M${start} ${start}h${size}v${size}h-${size}z`,
      modules: toSvgPath(code),
    }
  } catch {
    return undefined // does not fit in version 12
  }
}
