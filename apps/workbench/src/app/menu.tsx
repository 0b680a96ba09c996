import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../controls/icon.tsx'
import { Unread } from '../controls/unread.tsx'
import { inGroups, type Desk } from './desks.ts'

/** What waits, by where it is counted; `at`: at the desk of an address. */
export interface UnreadCounts extends Readonly<Record<NonNullable<Desk['unread']>, number>> {
  readonly at: (path: string) => { count: number; to: string }
}

/** How much waits at a desk, what that is, and where. */
const waitingOf = ({ unread: whose, routes: [{ path }] }: Desk, unread: UnreadCounts) =>
  whose
    ? { count: unread[whose], what: whose === 'alarms' ? '项待处理' : '条未读', to: path }
    : { ...unread.at(path), what: '项待处理' }

interface MenuProps {
  desks: readonly Desk[]
  unread: UnreadCounts
}

interface PlacedMenuProps extends MenuProps {
  look: 'row' | 'column'
  onGo?: () => void
}

/** More than so many are shown under headings. */
const fewAtMost = 14

/** Where the one who works here may go: a row in the bar, or a column beside the page. */
export const Menu = (props: PlacedMenuProps) =>
  props.look === 'column' && props.desks.length > fewAtMost ? (
    <LongMenu {...props} />
  ) : (
    <nav className={`shell__menu shell__menu--${props.look}`} aria-label="主菜单">
      {props.desks.map(desk => (
        <DeskLink key={desk.label} desk={desk} {...props} />
      ))}
    </nav>
  )

function DeskLink({ desk, unread, onGo }: { desk: Desk; unread: UnreadCounts; onGo?: () => void }) {
  const { to, ...waiting } = waitingOf(desk, unread)
  return (
    <NavLink to={to} {...(onGo && { onClick: onGo })}>
      {desk.label}
      <Unread {...waiting} />
    </NavLink>
  )
}

/** Under headings. */
const LongMenu = ({ desks, unread, onGo }: PlacedMenuProps) => (
  <nav className="shell__menu shell__menu--column" aria-label="主菜单">
    {inGroups(desks).map(({ title, desks: some }) => (
      <section key={title} aria-label={title}>
        <h2 className="shell__group">{title}</h2>
        {some.map(desk => (
          <DeskLink key={desk.label} desk={desk} unread={unread} {...(onGo && { onGo })} />
        ))}
      </section>
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
        <Unread count={desks.reduce((sum, desk) => sum + waitingOf(desk, unread).count, 0)} />
      </Button>
      <Drawer title="菜单" placement="left" size={280} open={isOpen} onClose={close} className="shell__drawer">
        <Menu desks={desks} unread={unread} look="column" onGo={close} />
      </Drawer>
    </>
  )
}
