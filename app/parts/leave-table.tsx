import { countItems } from '#app/domain/cart.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useOverlay } from '#app/ui/use-overlay.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { atTable } from '#words/at-table.ts'
import { inCart } from '#words/in-cart.ts'

/** For a guest who is not at the table. With dishes in the cart it asks whether they stay: they would be delivered. */
export function LeaveTable({ table }: { table: TableNumber }) {
  const dishes = useVisit(({ cart }) => countItems(cart.filter(({ type }) => type === 'food')))
  const { showing, open, close: end } = useOverlay()
  const leave = (keepsDishes: boolean) => {
    document.querySelector('h1')?.focus({ preventScroll: true })
    dispatch({ type: 'leaveTable', keepsDishes })
  }
  return (
    <>
      <TextButton onClick={() => (dishes > 0 ? open() : leave(true))}>{atTable.leave}</TextButton>
      {showing > 0 && (
        <Dialog key={showing} title={atTable.table(table)} onClose={end}>
          {(close) => {
            const choose = (keepsDishes: boolean) => () => {
              close() // an open dialog would keep the focus
              leave(keepsDishes)
            }
            return (
              <div>
                <p>{inCart.leaving(dishes)}</p>
                <div className="actions">
                  <Button variant="ghost" onClick={choose(false)}>
                    {inCart.takeOut}
                  </Button>
                  <Button onClick={choose(true)}>{inCart.keepDishes}</Button>
                </div>
              </div>
            )
          }}
        </Dialog>
      )}
    </>
  )
}
