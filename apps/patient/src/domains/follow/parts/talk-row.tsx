import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { ago } from '@nethos/contract/common/days.ts'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { Row } from '../../../patterns/row.tsx'
import './talk-row.css'

type Talk = OutputOf<typeof followServices.listLastMessages>[number]

/** A talk in a list: with whom, what was said last, when, and how much was not seen. */
export const TalkRow = ({ talk: { followId, sysDoc, lastMessage } }: { talk: Talk }) => (
  <Row to={followPages.talk.to({ followId })}>
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
