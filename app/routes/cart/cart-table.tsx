// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, and some readers then no longer take them for a table's
import { type CSSProperties, memo, useState } from 'react'
import { cart } from '#app/content/cart.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { regroup } from '#app/domain/cart-groups.ts'
import { formatUsdExact } from '#app/domain/money.ts'
import { useCart } from '#app/state/cart.ts'
import { IconButton } from '#app/ui/button.tsx'
import { TrashIcon } from '#app/ui/icons/order.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { QuantityField } from '#app/ui/quantity-field.tsx'
import styles from './cart-table.module.css'

const { columns, tables } = cart

// The square is 84 px of a picture that is wider than it is high.
const SIZES = '134px'

/** By which a line's remove button is found once the line before it has gone. */
export const removeButtonId = (id: string) => `remove-${id}`

/** Lines that the browser may pass over together where they are out of view. */
const GROUP = 25

type Removal = { onRemove: (item: CartItem) => void }

/** The dishes or the rooms of the cart; nothing where there are none. */
export function CartTable({
  type,
  items,
  ...removal
}: { items: Cart; type: CartItem['type'] } & Removal) {
  const groups = useGroups(items, type)
  if (groups.every((lines) => lines.length === 0)) return null
  const { caption, item } = tables[type]

  return (
    <table className={styles.table} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{item}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col" className={styles.right}>
            {columns.total}
          </th>
          <th scope="col">
            <span className="visually-hidden">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      {groups.map((lines, place) => (
        // By place: it stays while its lines go.
        <Group key={place} lines={lines} {...removal} />
      ))}
    </table>
  )
}

/** The lines of a type in groups that stay as they are while the cart changes elsewhere. */
function useGroups(items: Cart, type: CartItem['type']) {
  const lines = () => items.filter((item) => item.type === type)
  const [grouped, setGrouped] = useState(() => ({ items, groups: regroup([], lines(), GROUP) }))
  if (grouped.items === items) return grouped.groups

  const groups = regroup(grouped.groups, lines(), GROUP)
  setGrouped({ items, groups })
  return groups
}

/** Renders again only when a line of its own has changed: a cart may hold a thousand. */
const Group = memo(function Group({ lines, ...removal }: { lines: Cart } & Removal) {
  if (lines.length === 0) return null
  return (
    <tbody role="rowgroup" style={{ '--lines': lines.length } as CSSProperties}>
      {lines.map((line) => (
        <Line key={line.id} line={line} {...removal} />
      ))}
    </tbody>
  )
})

/** Renders again only when it has changed itself. */
const Line = memo(function Line({ line, onRemove }: { line: CartItem } & Removal) {
  const setQuantity = useCart((cart) => cart.setQuantity)
  const { id, name, price, image, type, quantity } = line

  return (
    <tr role="row">
      <th scope="row" className={styles.item}>
        <span>
          <Picture source={image} sizes={SIZES} alt="" />
          <span>
            {name}
            {type === 'room' && <small>{tables.room.unit}</small>}
          </span>
        </span>
      </th>
      <td role="cell" className={`numerals ${styles.price}`}>
        {formatUsdExact(price)}
      </td>
      <td role="cell">
        <QuantityField
          label={cart.quantity(name)}
          fewerLabel={cart.fewer(name)}
          moreLabel={cart.more(name)}
          quantity={quantity}
          onChange={(asked) => (asked > 0 ? setQuantity(id, asked) : onRemove(line))}
        />
      </td>
      <td role="cell" className={`numerals ${styles.right} ${styles.total}`}>
        {formatUsdExact(price * quantity)}
      </td>
      <td role="cell" className={`${styles.right} ${styles.remove}`}>
        <IconButton
          label={cart.remove(name)}
          id={removeButtonId(id)}
          onClick={() => onRemove(line)}
        >
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  )
})
