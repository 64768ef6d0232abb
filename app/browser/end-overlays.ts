/**
 * Closes overlays: all of them without an event, and on Back or Forward; a popover when the focus leaves it, and any that is not drawn at a
 * new width. Browsers without popovers ignore their selector inside `:is()`.
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
