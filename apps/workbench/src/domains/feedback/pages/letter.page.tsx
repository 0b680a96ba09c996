import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { feedbackKinds } from '@nethos/contract/feedback/feedback.kinds.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { letter, type DeskFeedback } from '../feedback.calls.ts'
import { stateLabels, stateTones } from '../feedback.words.ts'
import { LetterDanger } from '../parts/letter-danger.tsx'
import { LetterPictures } from '../parts/letter-pictures.tsx'
import { LetterActions } from '../parts/letter-actions.tsx'
import './letter.css'

/** One letter, what was answered, and what can be done. */
export default function LetterPage() {
  const { feedbackId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(letter(feedbackId))
  return (
    <OfficePage title="反馈详情" tools={<Link to="/feedback">返回反馈列表</Link>}>
      {value ? (
        <>
          <Written feedback={value} />
          <Answers feedback={value} />
          <LetterActions feedback={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Written = ({ feedback }: { feedback: DeskFeedback }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      {
        label: '状态',
        children: <Tag tone={stateTones[feedback.feedbackState]}>{stateLabels[feedback.feedbackState]}</Tag>,
      },
      ...(feedback.danger === '' && feedback.alarms.length === 0
        ? []
        : [{ label: '危险信号', children: <LetterDanger letter={feedback} />, span: 'filled' as const }]),
      { label: '类型', children: feedbackKinds[feedback.kind] },
      { label: '联系人', children: feedback.contact || '未填写' },
      { label: '联系方式', children: feedback.contactWay || '未填写' },
      { label: '提交时间', children: dayAndSecond(feedback.createdAt), span: 'filled' },
      { label: '内容', children: <p className="letter__text">{feedback.content}</p>, span: 'filled' },
      ...(feedback.attaList.length > 0
        ? [{ label: '图片', children: <LetterPictures pictures={feedback.attaList} />, span: 'filled' as const }]
        : []),
    ]}
  />
)

const Answers = ({ feedback: { answers } }: { feedback: DeskFeedback }) => (
  <section className="office__section">
    <h2>医院回复</h2>
    {answers.length === 0 && <p>还没有回复</p>}
    {answers.map(({ content, answeredAt, staffName }) => (
      <article key={answeredAt} className="letter__answer">
        <p className="letter__text">{content}</p>
        <p className="letter__quiet">
          {staffName} · {dayAndSecond(answeredAt)}
        </p>
      </article>
    ))}
  </section>
)
