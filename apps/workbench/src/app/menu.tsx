import { Button, Drawer } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { Icon } from '../controls/icon.tsx'
import { Unread } from '../controls/unread.tsx'
import { inGroups, type Desk } from './desks.ts'

/** What waits, by where it is counted; `at`: at the desk of an address. */
export interface UnreadCounts extends Readonly<Record<NonNullable<Desk['unread']>, number>> {
  readonly at: (path: string) => number
}

/** How much waits at a desk, and what that is. */
const waitingOf = ({ unread: whose, routes }: Desk, unread: UnreadCounts): { count: number; what: string } =>
  whose
    ? { count: unread[whose], what: whose === 'alarms' ? '项待处理' : '条未读' }
    : { count: unread.at(routes[0].path), what: '项待处理' }

interface MenuProps {
  desks: readonly Desk[]
  unread: UnreadCounts
}

interface PlacedMenuProps extends MenuProps {
  look: 'row' | 'column'
  onGo?: () => void
}

/** More than so many are shown under headings, and can be looked for. */
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
  const { label, routes } = desk
  return (
    <NavLink to={routes[0].path} {...(onGo && { onClick: onGo })}>
      {label}
      <Unread {...waitingOf(desk, unread)} />
    </NavLink>
  )
}

/** Under headings, with a field that finds a desk by a part of its word; Ctrl+K leads into it, Enter to the first found. */
function LongMenu({ desks, unread, onGo }: PlacedMenuProps) {
  const [word, setWord] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const go = useNavigate()
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', toField)
    return () => document.removeEventListener('keydown', toField)
  }, [])
  const found = desks.filter(({ label }) => label.includes(word.trim()))
  const toFirst = () => {
    if (word.trim() === '' || !found[0]) return
    void go(found[0].routes[0].path)
    setWord('')
    onGo?.()
  }
  return (
    <nav className="shell__menu shell__menu--column" aria-label="主菜单">
      <input
        ref={field}
        type="search"
        className="shell__find"
        aria-label="查找功能，快捷键Ctrl+K"
        placeholder="查找功能"
        value={word}
        onChange={event => setWord(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') toFirst()
          if (event.key === 'Escape') setWord('')
        }}
      />
      {found.length === 0 && <p className="shell__none">没有找到</p>}
      {inGroups(found).map(({ title, desks: some }) => (
        <section key={title} aria-label={title}>
          <h2 className="shell__group">{title}</h2>
          {some.map(desk => (
            <DeskLink key={desk.label} desk={desk} unread={unread} {...(onGo && { onGo })} />
          ))}
        </section>
      ))}
    </nav>
  )
}

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
