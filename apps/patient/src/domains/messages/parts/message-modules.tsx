import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { Link } from 'react-router'
import { ago } from '@nethos/contract/common/days.ts'
import type { MessageModule } from '@nethos/contract/messages/messages.services.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { modules } from '../messages.calls.ts'
import { iconOf } from '../module-icons.ts'
import './message-modules.css'
import { ReadAll } from './read-all.tsx'

/** The drawers that hold any message, each with its newest. */
export function MessageModules() {
  const rows = useRows(modules())
  const unread = rows.rows.reduce((sum, row) => sum + row.unreadCount, 0)
  return (
    <ListPage
      title="消息通知"
      rows={rows}
      empty="暂无消息"
      icon="bell"
      action={
        <Link to={messagePages.notice.to({ settings: 1 })} aria-label="消息提醒设置">
          <Icon name="settings" />
        </Link>
      }
      bar={unread > 0 && <ReadAll unread={unread} />}
    >
      {row => (
        <Row key={row.moduleType} to={messagePages.notice.to({ moduleType: row.moduleType })}>
          <ModuleBrief row={row} />
        </Row>
      )}
    </ListPage>
  )
}

const ModuleBrief = ({ row: { moduleType, moduleName, newest, unreadCount } }: { row: MessageModule }) => (
  <span className="module">
    <span className="module__icon">
      <Icon name={iconOf(moduleType)} />
    </span>
    <span className="module__words">
      <span className="module__head">
        <strong>{moduleName}</strong>
        <time className="module__quiet" dateTime={new Date(newest.createdAt).toISOString()}>
          {ago(newest.createdAt, serverNow())}
        </time>
      </span>
      <span className="module__head">
        <span className="module__newest">{newest.title}</span>
        <Unread count={unreadCount} />
      </span>
    </span>
  </span>
)
