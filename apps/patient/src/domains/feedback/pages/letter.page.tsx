import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { Link, Navigate, useSearchParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { feedbackKinds } from '@nethos/contract/feedback/feedback.kinds.ts'
import type { Feedback } from '@nethos/contract/feedback/feedback.services.ts'
import { feedbackStates } from '@nethos/contract/feedback/feedback.status.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { letter } from '../feedback.calls.ts'
import { tones } from '../feedback.tones.ts'
import '../parts/letter.css'

/** 反馈详情: what was written, and what the hospital said to it. */
export default function LetterPage() {
  const [query] = useSearchParams()
  const feedbackId = query.get('id')
  return feedbackId ? <Letter feedbackId={feedbackId} /> : <Navigate to={feedbackPages.list.at} replace />
}

function Letter({ feedbackId }: { feedbackId: string }) {
  const result = useServiceQuery(letter(feedbackId))
  useEvents(({ type, id }) => {
    if (type === 'feedback' && id === feedbackId) result.retry()
  })
  return (
    <DetailPage detail={result}>
      {feedback => (
        <>
          <StatusLine word={feedbackStates[feedback.feedbackState].label} tone={tones[feedback.feedbackState]} />
          <Card title="医院回复">
            {feedback.answers.length === 0 && <p className="letter__quiet">暂未回复</p>}
            {feedback.answers.map(({ content, answeredAt }) => (
              <div key={answeredAt} className="letter__answer">
                <p>{content}</p>
                <p className="letter__quiet">{instantInWords(answeredAt)}</p>
              </div>
            ))}
          </Card>
          {feedback.additions.length > 0 && <Additions feedback={feedback} />}
          {feedback.isReopenable && <AgainLink feedbackId={feedbackId} />}
          <Written feedback={feedback} />
        </>
      )}
    </DetailPage>
  )
}

const AgainLink = ({ feedbackId }: { feedbackId: string }) => (
  <Card title="对答复不满意？">
    <p>您可以补充说明，我们会重新处理并再次答复您。</p>
    <p>
      <Link to={feedbackPages.submit.to({ feedbackId })}>补充说明</Link>
    </p>
  </Card>
)

const Additions = ({ feedback: { additions } }: { feedback: Feedback }) => (
  <Card title="我的补充说明">
    {additions.map(({ content, at }) => (
      <div key={at} className="letter__answer">
        <p>{content}</p>
        <p className="letter__quiet">{instantInWords(at)}</p>
      </div>
    ))}
  </Card>
)

const Written = ({ feedback }: { feedback: Feedback }) => {
  const { kind, content, contact, contactWay, createdAt, attaList, isRecorded } = feedback
  return (
    <Card title="我的反馈">
      {isRecorded && <p className="letter__quiet">这是您联系医院时说的，由工作人员记录</p>}
      <p className="letter__text">{content}</p>
      {attaList.length > 0 && (
        <Pictures pictures={attaList.map(({ url }) => ({ src: url, thumb: `${url}&size=small` }))} />
      )}
      <Lines
        lines={[
          { label: '类型', value: feedbackKinds[kind] },
          { label: '时间', value: instantInWords(createdAt) },
          { label: '联系人', value: contact },
          { label: '联系方式', value: contactWay },
        ]}
      />
    </Card>
  )
}
