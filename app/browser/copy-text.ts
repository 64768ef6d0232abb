/**
 * Puts a text on the clipboard. Where the browser has no clipboard for scripts, as on plain http, or refuses
 * it, the text goes through a copy event.
 *
 * @throws {Error} when that is refused, too.
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
