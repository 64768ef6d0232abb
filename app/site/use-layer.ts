import { useState } from 'react'
import { notFetched } from '#app/content/site.ts'
import { useToast } from '#app/state/toast.ts'

/**
 * A layer over the page, open or closed, whose code is fetched when the guest first reaches for it.
 * Where the network fails it closes again and a toast says so; the next try fetches anew.
 */
export function useLayer<Part>(load: () => Promise<Part>) {
  const [isOpen, setIsOpen] = useState(false)
  const [part, setPart] = useState<Part>()
  const showToast = useToast((toast) => toast.show)

  const fetchPart = () => load().then((loaded) => setPart(() => loaded))
  const close = () => setIsOpen(false)

  return {
    isOpen,
    /** The layer's code, once it is there. */
    part,
    prefetch: () => {
      fetchPart().catch(() => {})
    },
    open: () => {
      setIsOpen(true)
      fetchPart().catch(() => {
        close()
        showToast(notFetched)
      })
    },
    close,
  }
}
