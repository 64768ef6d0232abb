/** Runs a task after the next frame. Returns a function that cancels it. */
export function afterFrame(task: () => void) {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
