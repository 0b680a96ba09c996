import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { Link } from 'react-router'
import { ago } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultRow } from '@nethos/contract/consult/consult.schemas.ts'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Avatar } from '../../../controls/avatar.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Unread } from '../../../controls/unread.tsx'
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
  <Row>
    <Whole consult={consult} />
    <NextStep consult={consult} />
  </Row>
)

/** What waits for the patient is one tap away. */
function NextStep({ consult: { consultId, consultStatus, consultType } }: { consult: ConsultRow }) {
  // The bill of a renewal is another one's, and its consult says where.
  if (consultStatus === 'unpaid' && consultType !== 'RENEWAL_OF_CONSULTATION')
    return (
      <p className="consult-card__foot">
        <ButtonLink to={paymentPages.pay.to({ consultId })}>去支付</ButtonLink>
      </p>
    )
  if (consultStatus === 'unreviewed')
    return (
      <p className="consult-card__foot">
        <ButtonLink look="soft" to={consultPages.review.to({ consultId })}>
          去评价
        </ButtonLink>
      </p>
    )
  return null
}

const isOver = ({ consultStatus }: ConsultRow): boolean => consultStatus === 'cancelled' || consultStatus === 'expired'

const Whole = ({ consult }: { consult: ConsultRow }) => (
  <Link
    className={isOver(consult) ? 'consult-card__whole consult-card__whole--over' : 'consult-card__whole'}
    to={consultPages.consult.to({ consultId: consult.consultId })}
  >
    <p className="consult-card__head">
      <span className="consult-card__kind">{consultTypeLabels[consult.consultType]}</span>
      <Tag tone={tones[consult.consultStatus]}>{consultStates[consult.consultStatus].label}</Tag>
    </p>
    <div className="consult-card__who">
      <Avatar src={`/files/${consult.docAvatar}`} />
      <div className="consult-card__words">
        <p>
          <strong>{consult.docName}</strong>{' '}
          <span className="consult-card__quiet consult-card__title">
            {[consult.docTitle, consult.docDeptName].filter(Boolean).join(' · ')}
          </span>
        </p>
        <p className="consult-card__line">{consult.lastText || consult.consultContent}</p>
        <p className="consult-card__quiet">
          {consult.consulterName} · {ago(consult.lastAt, serverNow())}
        </p>
      </div>
      <Unread count={consult.unreadCount} />
    </div>
  </Link>
)
