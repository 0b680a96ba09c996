import { Link } from 'react-router'
import { messagePaths } from '@nethos/contract/messages/messages.paths.ts'
import { Icon } from '../../../controls/icon.tsx'
import { useHouse } from '../../../patterns/house.ts'
import './bell.css'

/** The way to the messages, and whether there are new ones. */
export function Bell() {
  const { unread } = useHouse()
  return (
    <Link className="bell" to={messagePaths.notice} aria-label={unread > 0 ? `消息，${unread}条未读` : '消息'}>
      <Icon name="bell" />
      {unread > 0 && <span className="bell__count">{unread > 99 ? '99+' : unread}</span>}
    </Link>
  )
}
