{
  const TIMEOUT_MS = 10_000
  const { dataset } = document.documentElement
  const listening = new AbortController()
  const fields = new Map()
  let press

  const listen = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal })
  const remember = (control) => {
    press?.removeAttribute('aria-busy')
    press = control
    press?.setAttribute('aria-busy', 'true')
  }
  const fail = () => {
    if ('hydrated' in dataset) return
    dataset.script = 'failed'
    remember()
  }

  dataset.script = 'on'
  // Parts below the view need no layout until the first scroll or key. Reload, Back and #anchors need real heights at
  // once.
  const arrival = performance.getEntriesByType('navigation')[0]?.type
  if (arrival === 'navigate' && !location.hash) {
    const moving = new AbortController()
    dataset.arriving = ''
    for (const type of ['scroll', 'keydown']) addEventListener(type, giveHeights, moving)
    function giveHeights() {
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      const top = () => seen?.getBoundingClientRect().top ?? 0
      const before = top()
      moving.abort()
      delete dataset.arriving
      const moved = top() - before
      if (moved) scrollBy(0, moved)
    }
  }
  // After Back or a reload, a filter may remove parts above the view. Without scroll anchoring the page keeps its
  // position until the guest moves.
  if (arrival !== 'navigate') {
    const { style } = document.documentElement
    history.scrollRestoration = 'manual'
    style.overflowAnchor = 'none'
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => style.removeProperty('overflow-anchor'), { once: true })
  }
  // Only errors of the router's inline module count. Scripts with `src` and other rejections come from extensions.
  listen('error', ({ target }) => target.localName === 'script' && !target.src && fail())
  listen('unhandledrejection', ({ reason }) => {
    if (/module/.test(reason?.message) && !/-extension:/.test(reason.message)) fail()
  })
  listen('load', ({ target }) => target === document && setTimeout(fail, TIMEOUT_MS))

  listen('click', (event) => {
    if (event.target.closest('[data-load-again]')) location.reload()
    if (dataset.script !== 'on') return
    const button = event.target.closest('button:not([popovertarget])')
    if (button) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (button || !event.target.closest('label, input, select, textarea')) remember(button)
  })
  listen('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const isK = /^k$/i.test(key) || (key > '~' && code === 'KeyK') // as in search.tsx
    if (dataset.script !== 'on' || !isK || ctrlKey === metaKey || altKey || shiftKey) return
    event.preventDefault()
    remember(document.querySelector('[aria-keyshortcuts~="Control+K"]'))
  })
  listen('input', ({ target }) => {
    fields.delete(target) // the last change comes last
    fields.set(target, { value: target.value, checked: target.checked })
  })

  listen('hydrated', () => {
    listening.abort()
    for (const [field, { value, checked }] of fields) {
      if (/radio|checkbox/.test(field.type)) {
        field.checked = !checked
        field.click()
        continue
      }
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const control = press
    remember()
    if (control?.isConnected) control.click()
  })
}
