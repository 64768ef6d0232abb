/** The nouka on four stitches of water. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 36" width={46} height={34} fill="none" aria-hidden="true">
      <path
        d="M2 12.5c7.5 9.5 30 10.5 43.5-4.5-4.6 14.5-13 17.8-22.5 17.8S6 22 2 12.5Z"
        fill="currentColor"
      />
      <path
        d="M15.5 17.2c.8-7.6 13.2-9 16.2-1.2"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M3.5 31.3h7M15 31.7h7.5M27 31.1h7M38.5 31.5h6"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
