/**
 * Copies a text. If the browser has no clipboard API, as on plain http, or denies it, the text goes through a copy
 * event.
 *
 * @throws {Error} when the browser denies that too.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    document.addEventListener('copy', onCopy)
    const isCopied = document.execCommand('copy')
    document.removeEventListener('copy', onCopy)
    if (!isCopied) throw new Error('The browser refused to copy.')
  }
}
