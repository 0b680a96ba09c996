import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { Link } from 'react-router'
import { Icon } from '../../../controls/icon.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import './bell.css'

/** The way to the messages, and whether there are new ones. */
export function Bell() {
  const { unread } = useAppInfo()
  return (
    <Link className="bell" to={messagePages.notice.at} aria-label={unread > 0 ? `消息，${unread}条未读` : '消息'}>
      <Icon name="bell" />
      <Unread count={unread} isNamed />
    </Link>
  )
}
