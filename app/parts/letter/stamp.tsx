import { useId } from 'react'
import type { StampText } from '#app/sentences/letters/stamp.ts'
import * as styles from './stamp.module.css'

/** A postage stamp with a nouka on the river, and a postmark. An ornament: the letter says it all. */
export function Stamp({ lang, figure, postmark }: StampText) {
  return (
    // Not translated: a page translator puts elements into an SVG's text, which would not be drawn.
    <div className={styles.stamp} lang={lang} translate="no" aria-hidden="true">
      <div className={styles.paper}>
        <svg viewBox="0 0 78 93" aria-hidden="true">
          <path fill="#f3d9a4" d="M0 0h78v88H0z" />
          <circle cx="54" cy="22" r="9" fill="#fdf4dc" />
          <path fill="#9cbfa4" d="M0 38c10-9 20-12 31-6s14-5 25-4 15 6 22 3v18H0z" />
          <path fill="#5e9279" d="M0 43c13-5 21 2 33-1s24-4 45 1v9H0z" />
          <path fill="#1c616a" d="M0 49h78v39H0z" />
          <path fill="#b62f1d" d="M0 88h78v5H0z" />
          <path stroke="#bfe0cf" d="M5 54h7M57 54h8M4 63h6M32 63h8M60 63h9" />
          <g transform="translate(16 33.500)">
            <path fill="#d9a75a" d="M14.500 18.200c.8-9.200 14.200-10.600 17.200-2.200z" />
            <path
              fill="#241c16"
              d="M2 12.500c7.500 9.500 30 10.500 43.500-4.500-4.600 14.500-13 17.800-22.500 17.800S6 22 2 12.500Z"
            />
            <path stroke="#b62f1d" fill="none" d="M7.500 17.800c9 5 24 4.600 32.500-2.600" />
          </g>
        </svg>
        <span>{figure}</span>
      </div>
      {postmark && <Postmark {...postmark} />}
    </div>
  )
}

function Postmark({
  around: [above, below],
  lines: [what, day, year],
}: NonNullable<StampText['postmark']>) {
  const id = useId()
  return (
    <svg viewBox="0 0 112 112" className={styles.mark} aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="56" cy="56" r="53" strokeWidth="1.600" />
        <circle cx="56" cy="56" r="31" strokeWidth="0.900" />
        <path id={`${id}a`} stroke="none" d="M19.500 56a36.500 36.500 0 0 1 73 0" />
        <path id={`${id}b`} stroke="none" d="M11.500 56a44.500 44.500 0 0 0 89 0" />
      </g>
      <g fill="currentColor" textAnchor="middle">
        <text fontSize="11.500">
          <textPath href={`#${id}a`} startOffset="50%">
            {above}
          </textPath>
        </text>
        <text fontSize="11.500">
          <textPath href={`#${id}b`} startOffset="50%">
            {below}
          </textPath>
        </text>
        <text x="56" y="48" fontSize="10">
          {what}
        </text>
        <text x="56" y="63.500" fontSize="14">
          {day}
        </text>
        <text x="56" y="75.500" fontSize="10">
          {year}
        </text>
      </g>
    </svg>
  )
}
