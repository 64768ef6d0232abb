import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Light modules on each side, which cameras need to find the code. */
const QUIET_ZONE = 4

/** The shapes of a URL's code. Undefined for a URL that is too long for a code that is easily read. */
export function drawCode(url: string) {
  try {
    const { M } = correction
    const code = generate(url, { minCorrectionLevel: M, maxCorrectionLevel: M, maxVersion: 12 })
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
