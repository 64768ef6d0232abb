import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Message } from './message.tsx'
import { TabList } from './tabs.tsx'

/** A list filtered by tabs: its toolbar, the count, and the items or a message. */
export function FilteredPanel<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  onReset,
  panelLabel,
  count,
  empty,
  className,
  beside,
  children,
}: {
  label: string
  tabs: readonly { id: Id; title: string }[]
  /** Undefined if the URL names an unknown tab. `panelLabel` then names the panel. */
  selected: Id | undefined
  onSelect: (id: Id) => void
  /** Called to show everything again, which the first tab does. */
  onReset: () => void
  panelLabel?: string | undefined
  /** Announced when the list changes. Visible only with a class. */
  count: { text: string; className?: string | undefined }
  /** Set if there is nothing to show. */
  empty: { icon: ReactNode; message: string; reset: string } | undefined
  className: { toolbar: string | undefined; tabs?: string | undefined }
  /** At the other end of the toolbar. */
  beside?: ReactNode
  children: ReactNode
}) {
  const panelId = useId()
  const tabId = (id: Id) => `${panelId}-${id}`

  // The button disappears with the message, so the first tab gets the focus.
  const reset = () => {
    onReset()
    if (tabs[0]) document.getElementById(tabId(tabs[0].id))?.focus()
  }

  return (
    <>
      <div className={className.toolbar}>
        <TabList
          label={label}
          tabs={tabs}
          selected={selected}
          onSelect={onSelect}
          tabId={tabId}
          panelId={() => panelId}
          className={className.tabs}
        />
        {beside}
        <p role="status" className={(!empty && count.className) || 'visually-hidden'}>
          {empty ? empty.message : count.text}
        </p>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        {...(selected ? { 'aria-labelledby': tabId(selected) } : { 'aria-label': panelLabel })}
      >
        {empty ? (
          <Message icon={empty.icon} heading={<h2 className="title-3">{empty.message}</h2>}>
            <Button variant="ghost" onClick={reset}>
              {empty.reset}
            </Button>
          </Message>
        ) : (
          children
        )}
      </div>
    </>
  )
}
