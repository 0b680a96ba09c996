import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Unread } from '../controls/unread.tsx'
import './side-list.css'

interface SideTabsProps<Tab extends string> {
  label: string
  tabs: Readonly<Record<Tab, { label: string }>>
  here: Tab
  searchOf: (tab: Tab) => string
  /** How many stand under each, as soon as that is known. */
  counts: Readonly<Record<Tab, number>> | undefined
  /** How many unread messages stand under a tab, so that none waits behind one that is not looked at. */
  unread?: Partial<Readonly<Record<Tab, number>>> | undefined
}

/** The tabs on top of the list beside a desk, each with its count. */
export function SideTabs<Tab extends string>({ label, tabs, here, searchOf, counts, unread }: SideTabsProps<Tab>) {
  const { pathname } = useLocation()
  return (
    <nav className="side-list__tabs" aria-label={label}>
      {(Object.keys(tabs) as Tab[]).map(one => (
        <Link
          key={one}
          to={{ pathname, search: searchOf(one) }}
          replace
          className={one === here ? 'side-list__tab side-list__tab--here' : 'side-list__tab'}
          aria-current={one === here ? 'true' : undefined}
        >
          {tabs[one].label}
          {counts && <span className="side-list__count">{counts[one]}</span>}
          <Unread count={unread?.[one] ?? 0} />
        </Link>
      ))}
    </nav>
  )
}

interface SideRowsProps {
  children: ReactNode
  /** There are more, and a button brings them. */
  more?: { loadMore: () => void; isLoadingMore: boolean } | false
}

export const SideRows = ({ children, more }: SideRowsProps) => (
  <ul className="side-list__rows">
    {children}
    {more && (
      <li className="side-list__more">
        <Button onClick={more.loadMore} loading={more.isLoadingMore}>
          更多
        </Button>
      </li>
    )}
  </ul>
)
