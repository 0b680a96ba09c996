import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { feedbackKinds } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackStates } from '@nethos/contract/feedback/feedback.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { letters } from '../feedback.calls.ts'
import { tones } from '../feedback.tones.ts'
import '../parts/letter.css'

/** 我的反馈, the newest on top. */
export default function LettersPage() {
  const rows = useRows(letters())
  return (
    <ListPage
      rows={rows}
      empty="暂无反馈记录"
      icon="letter"
      way={<ButtonLink to={feedbackPages.submit.at}>去反馈</ButtonLink>}
      bar={rows.rows.length > 0 && <ButtonLink to={feedbackPages.submit.at}>我要反馈</ButtonLink>}
    >
      {({ feedbackId, kind, content, feedbackState, createdAt }) => (
        <Row key={feedbackId} to={feedbackPages.detail.to({ id: feedbackId })}>
          <span className="letter__head">
            <strong>{feedbackKinds[kind]}</strong>
            <Tag tone={tones[feedbackState]}>{feedbackStates[feedbackState].label}</Tag>
          </span>
          <span className="letter__line">{content}</span>
          <time className="letter__quiet" dateTime={new Date(createdAt).toISOString()}>
            {dayAndTime(createdAt)}
          </time>
        </Row>
      )}
    </ListPage>
  )
}
