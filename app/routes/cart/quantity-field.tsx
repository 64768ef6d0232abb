import { type KeyboardEvent, useRef, useState } from 'react'
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
  /** At most the maximum. 0 only after the guest has left the box or pressed a key for it. */
  onChange: (quantity: number) => void
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A quantity to type, with a button on either side. A text box, because number boxes change on the mouse wheel and do
 * not report letters.
 */
export function QuantityField({
  label,
  fewerLabel,
  moreLabel,
  quantity,
  onChange,
}: QuantityFieldProps) {
  /** The typed text, until the guest leaves the box. */
  const [typed, setTyped] = useState<string | null>(null)

  const box = useRef<HTMLInputElement>(null)

  const addOne = () => {
    onChange(quantity + 1)
    if (quantity + 1 === MAX_QUANTITY) box.current?.focus() // a disabled button would lose the focus
  }

  const type = (text: string) => {
    setTyped(text)
    const meant = parseQuantity(text)
    if (meant) onChange(meant) // a 0 may be the start of '05', so it counts only when the guest leaves the box
  }

  const finish = () => {
    setTyped(null)
    if (typed !== null && parseQuantity(typed) === 0) onChange(0)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = hasModifier(event) ? undefined : STEPS[event.key]
    if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault() // otherwise the key also presses what gets the focus next
    if (step === undefined) return finish()
    setTyped(null)
    onChange(quantity + step)
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
        value={typed ?? formatNumber(quantity)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <IconButton label={moreLabel} disabled={quantity >= MAX_QUANTITY} onClick={addOne}>
        <PlusIcon />
      </IconButton>
    </span>
  )
}
