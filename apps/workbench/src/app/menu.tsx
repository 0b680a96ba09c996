import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../controls/icon.tsx'
import { Unread } from '../controls/unread.tsx'
import type { Desk } from './desks.ts'

/** What waits, by where it is counted. */
export type UnreadCounts = Readonly<Record<NonNullable<Desk['unread']>, number>>

interface MenuProps {
  desks: readonly Desk[]
  unread: UnreadCounts
}

/** Where the one who works here may go: a row in the bar, or a column beside the page. */
export const Menu = ({ desks, unread, look, onGo }: MenuProps & { look: 'row' | 'column'; onGo?: () => void }) => (
  <nav className={`shell__menu shell__menu--${look}`} aria-label="主菜单">
    {desks.map(({ label, routes: [{ path }], unread: whose }) => (
      <NavLink key={path} to={path} {...(onGo && { onClick: onGo })}>
        {label}
        {whose && (
          <Unread count={unread[whose]} what={whose === 'consults' || whose === 'talks' ? '条未读' : '项待处理'} />
        )}
      </NavLink>
    ))}
  </nav>
)

/** The same where there is no room for it: it opens above the page. */
export function MenuButton({ desks, unread }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button type="text" className="shell__menu-button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        菜单
        <Unread count={unread.consults + unread.talks + unread.alarms + unread.refunds} />
      </Button>
      <Drawer title="菜单" placement="left" size={280} open={isOpen} onClose={close} className="shell__drawer">
        <Menu desks={desks} unread={unread} look="column" onGo={close} />
      </Drawer>
    </>
  )
}
