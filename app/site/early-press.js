{
  const fields = new Map()
  let press

  const remember = (control) => {
    press?.removeAttribute('aria-busy')
    press = control
    press?.setAttribute('aria-busy', 'true')
  }
  const listeners = {
    click(event) {
      const button = event.target.closest('button:not([popovertarget])')
      if (button) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (button || !event.target.closest('label, input, select, textarea')) remember(button)
    },
    keydown(event) {
      if (event.ctrlKey === event.metaKey || !/^k$/i.test(event.key)) return
      event.preventDefault()
      remember(document.querySelector('[aria-keyshortcuts~="Control+K"]'))
    },
    input({ target }) {
      fields.set(target, { value: target.value, checked: target.checked })
    },
  }
  for (const type in listeners) addEventListener(type, listeners[type], true)

  addEventListener('hydrated', () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true)
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
