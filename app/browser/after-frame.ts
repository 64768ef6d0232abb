/** Runs a task after the frame that is drawn next. The way to call it off is returned. */
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
