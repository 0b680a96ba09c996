import { useEffect, useRef, type KeyboardEvent } from 'react'
import { NavLink } from 'react-router'
import './tabs.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** How many wait there; 0 shows nothing. */
  count?: number
}

interface TabsProps<Value extends string> {
  /** What is divided, for screen readers: 咨询状态. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of tabs over one list. Arrow keys move between them; a long row scrolls sideways. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const { offsetLeft = 0, offsetWidth = 0 } = chosen ?? {}
    if (row.current) row.current.scrollLeft = offsetLeft + offsetWidth / 2 - row.current.clientWidth / 2
  }, [value])

  const moved = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    const at = tabs.findIndex(tab => tab.value === value)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={moved}>
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tabs__tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {!!tab.count && <span className="tabs__count">{tab.count > 99 ? '99+' : tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

interface LinkTabsProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Tabs that are pages of their own, each with its address. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(tab => (
      <NavLink key={tab.to} to={tab.to} className="tabs__tab" replace end>
        {tab.label}
      </NavLink>
    ))}
  </nav>
)
