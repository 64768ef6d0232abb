import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import * as styles from './tabs.module.css'

export type Tab<Id extends string> = { id: Id; title: string }

type TabListProps<Id extends string> = {
  /** A link may lead to it. */
  id?: string | undefined
  label: string
  tabs: readonly Tab<Id>[]
  /** Undefined if the panel shows something without a tab. */
  selected: Id | undefined
  onSelect: (id: Id) => void
  /** The id of a tab's panel. Several tabs may filter one panel. */
  panelId: (id: Id) => string
  tabId: (id: Id) => string
  className?: string | undefined
}

/**
 * A row of tabs with one tab stop, arrow keys, Home and End. Focus selects, since nothing has to load.
 */
export function TabList<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  tabId,
  className = '',
}: TabListProps<Id>) {
  const tabStop = selected ?? tabs[0]?.id

  const move = (event: KeyboardEvent, index: number) => {
    const steps = { ArrowRight: (index + 1) % tabs.length, ArrowLeft: index - 1, Home: 0, End: -1 }
    const tab = event.key in steps ? tabs.at(steps[event.key as keyof typeof steps]) : undefined
    if (!tab || hasModifier(event)) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabId(tab.id))?.focus()
  }

  return (
    <div
      id={id}
      className={`${styles.list} ${className}`}
      data-script-only
      role="tablist"
      aria-label={label}
    >
      {tabs.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === selected}
          tabIndex={id === tabStop ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
          onKeyDown={(event) => move(event, index)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/**
 * Tabs with a panel each, and `below` them what concerns all. Every panel is in the page, so that it can be read without
 * script; a library would hide them.
 */
export function TabPanels<Id extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  className = '',
  below,
}: Pick<TabListProps<Id>, 'id' | 'label' | 'selected' | 'onSelect' | 'className'> & {
  below?: ReactNode
  tabs: readonly (Tab<Id> & { panel: ReactNode })[]
}) {
  const prefix = useId()
  const tabId = (id: Id) => `${prefix}tab-${id}`
  const panelId = (id: Id) => `${prefix}panel-${id}`

  return (
    <>
      <TabList {...{ id, label, tabs, selected, onSelect, tabId, panelId, className }} />
      {below}
      {tabs.map(({ id, title, panel }) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
          tabIndex={0}
          className={styles.panel}
          data-selected={id === selected || undefined}
        >
          <h2 className={styles.plainTitle}>{title}</h2>
          {panel}
        </div>
      ))}
    </>
  )
}
