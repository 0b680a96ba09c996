import { ago } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultPage } from '@nethos/contract/consult/consult.paths.ts'
import type { ConsultRow } from '@nethos/contract/consult/consult.schemas.ts'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './consult-card.css'

export const tones: Readonly<Record<ConsultStatus, Tone>> = {
  unpaid: 'warn',
  going: 'brand',
  unreviewed: 'good',
  finished: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
}

/** A consult in a list: how it stands, with whom, for whom, what was said last. */
export const ConsultCard = ({ consult }: { consult: ConsultRow }) => (
  <Row to={consultPage(consult.consultId)}>
    <p className="consult-card__head">
      <span className="consult-card__kind">{consultTypeLabels[consult.consultType]}</span>
      <Tag tone={tones[consult.consultStatus]}>{consultStates[consult.consultStatus].label}</Tag>
    </p>
    <div className="consult-card__who">
      <Avatar src={`/files/${consult.docAvatar}`} />
      <div className="consult-card__words">
        <p>
          <strong>{consult.docName}</strong>{' '}
          <span className="consult-card__quiet">
            {[consult.docTitle, consult.docDeptName].filter(Boolean).join(' · ')}
          </span>
        </p>
        <p className="consult-card__line">{consult.lastText || consult.consultContent}</p>
        <p className="consult-card__quiet">
          {consult.consulterName} · {ago(consult.lastAt, serverNow())}
        </p>
      </div>
      {consult.unreadCount > 0 && (
        <span className="consult-card__unread" aria-label={`${consult.unreadCount}条未读`}>
          {consult.unreadCount > 99 ? '99+' : consult.unreadCount}
        </span>
      )}
    </div>
  </Row>
)
