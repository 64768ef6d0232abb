const PETAL = 'M12 11.3C9.8 8.6 10 4.6 12 1.6 14 4.6 14.2 8.6 12 11.3Z'

/** The shapla, a water lily of six petals, used as the star of ratings. */
export function ShaplaIcon() {
  return (
    <svg viewBox="0 0 24 24" width={17} height={17} fill="currentColor" aria-hidden="true">
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} transform={`rotate(${angle} 12 12)`} d={PETAL} />
      ))}
    </svg>
  )
}
