import { type KeyboardEvent, useEffect, useRef } from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import { MAX_QUANTITY } from '#app/domain/cart.ts'
import { parseQuantity } from '#app/domain/quantity.ts'
import { IconButton } from '#app/ui/button.tsx'
import { MinusIcon, PlusIcon } from '#app/ui/icons/order.tsx'
import { formatNumber } from '#language'
import * as styles from './quantity-field.module.css'

type QuantityFieldProps = {
  label: string
  fewerLabel: string
  moreLabel: string
  /** Whole, 1 or more. */
  quantity: number
  /** At most the maximum. 0 removes the line. */
  onChange: (quantity: number) => void
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A quantity to type, with a button on either side. It counts when the guest leaves the box or presses Enter. A text
 * box, because number boxes change on the mouse wheel and do not report letters.
 */
export function QuantityField({
  label,
  fewerLabel,
  moreLabel,
  quantity,
  onChange,
}: QuantityFieldProps) {
  const box = useRef<HTMLInputElement>(null)

  const show = () => {
    if (box.current) box.current.value = formatNumber(quantity)
  }
  useEffect(show, [quantity])

  /** Asks for the quantity that is typed, plus a step. The box shows the old one until the new one comes back. */
  const commit = (step = 0) => {
    const wanted = (parseQuantity(box.current?.value ?? '') ?? quantity) + step
    show()
    if (wanted !== quantity) onChange(wanted)
  }

  const addOne = () => {
    onChange(quantity + 1)
    if (quantity + 1 === MAX_QUANTITY) box.current?.focus() // a disabled button would lose the focus
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = hasModifier(event) ? undefined : STEPS[event.key]
    if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault() // otherwise the key also presses what gets the focus next
    commit(step)
  }

  return (
    <span className={styles.field}>
      <IconButton label={fewerLabel} onClick={() => onChange(quantity - 1)}>
        <MinusIcon />
      </IconButton>
      <input
        ref={box}
        className="numerals"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        defaultValue={formatNumber(quantity)}
        onFocus={({ target }) => target.select()}
        onBlur={() => commit()}
        onKeyDown={onKeyDown}
      />
      <IconButton label={moreLabel} disabled={quantity >= MAX_QUANTITY} onClick={addOne}>
        <PlusIcon />
      </IconButton>
    </span>
  )
}
