import { ago } from '@nethos/contract/common/days.ts'
import { talkPage } from '@nethos/contract/follow/follow.paths.ts'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Row } from '../../../patterns/row.tsx'
import './talk-row.css'

type Talk = OutputOf<typeof followServices.listLastMessages>[number]

/** A talk in a list: with whom, what was said last, when, and how much was not seen. */
export const TalkRow = ({ talk: { followId, sysDoc, lastMessage } }: { talk: Talk }) => (
  <Row to={talkPage(followId)}>
    <div className="talk-row">
      <Avatar src={`/files/${sysDoc.docAvatar}`} />
      <div className="talk-row__words">
        <p className="talk-row__head">
          <strong className="talk-row__name">{sysDoc.docName}</strong>
          <span className="talk-row__when">{ago(lastMessage.createdAt, serverNow())}</span>
        </p>
        <p className="talk-row__rank">{[sysDoc.docTitle, sysDoc.docDeptName].filter(Boolean).join(' · ')}</p>
        <p className="talk-row__last">
          <span className="talk-row__text">{lastMessage.text}</span>
          <Unread count={lastMessage.unreadCount} />
        </p>
      </div>
    </div>
  </Row>
)

/** How many were not seen; nothing when all were. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="talk-row__unread" role="img" aria-label={`${count}条未读`}>
      {count > 99 ? '99+' : count}
    </span>
  )
