import * as styles from './river-thread.module.css'

const PARTS = {
  source: {
    width: 200,
    height: 130,
    knot: { cx: 4, cy: 64 },
    path: 'M8 64C66 58 122 62 120 84S98 112 96 130',
  },
  course: {
    width: 1280,
    height: 1000,
    knot: { cx: 752, cy: 833 },
    path: 'M1116 0C1104 88 820 84 700 132S520 300 562 440 566 640 562 740 640 900 748 836',
  },
}

/**
 * The river as one running stitch: it springs from the hero's second button, turns vermilion
 * where it meets the paper, and ends in a knot among the pictures of the story.
 */
export function RiverThread({ part }: { part: keyof typeof PARTS }) {
  const { width, height, knot, path } = PARTS[part]
  return (
    <svg
      className={styles.thread}
      data-part={part}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <circle {...knot} r="3.5" fill="currentColor" />
      <path d={path} />
    </svg>
  )
}
