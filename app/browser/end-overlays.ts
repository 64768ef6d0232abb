/**
 * Closes open overlays: all of them on Back and Forward, and when called without an event; those that the focus has left;
 * those that a new width no longer draws. Browsers without popovers ignore their selector inside `:is()`.
 */
export function endOverlays({ type, target }: Partial<Event> = {}) {
  const focused = target as HTMLButtonElement
  for (const overlay of document.querySelectorAll<HTMLDialogElement>(OPEN)) {
    const stays =
      type === 'focusin'
        ? overlay.contains(focused) || focused.popoverTargetElement === overlay
        : type === 'resize' && overlay.offsetWidth > 0
    if (stays) continue
    if (overlay.open) overlay.close()
    else overlay.hidePopover()
  }
}

const OPEN = ':is(dialog[open], :popover-open)'
