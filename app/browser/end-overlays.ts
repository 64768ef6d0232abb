/**
 * Closes what lies over the page: all of it when the guest goes back or forward, a popover when the focus leaves it, and at
 * another width what is not drawn there. Browsers that know no popovers pass over their name in `:is()`.
 */
export function endOverlays({ type, target }: Event) {
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
