import * as styles from './river-thread.module.css'

const PARTS = {
  source: {
    width: 96,
    height: 132,
    knot: 'M4 66h0',
    path: 'M8 66C66 60 122 64 120 86S98 114 96 132',
  },
  course: {
    width: 1280,
    height: 1000,
    knot: 'M752 833h0',
    path: 'M1116 0C1104 88 820 84 690 118S512 292 562 440 566 640 562 740 640 900 748 836',
  },
}

/**
 * The river as one running stitch. It starts at the hero's second button, turns vermilion where the paper begins, and
 * ends in a knot among the pictures of the story.
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
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={knot} />
      <path d={path} />
    </svg>
  )
}
