import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import type { Transcript } from '@nethos/contract/consult/quality.services.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { TranscriptLines } from '../../parts/transcript-lines.tsx'
import { JudgeForm } from '../parts/judge-form.tsx'
import { MarksList } from '../parts/marks-list.tsx'
import { Verdict } from '../parts/verdict.tsx'
import { drawnConsult } from '../quality.calls.ts'
import './quality.css'

/** One drawn consult without the patient's name, and the marks for it. */
export default function DrawnConsultPage() {
  const { consultId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(drawnConsult(consultId))
  return (
    <OfficePage title="质控评价" tools={<Link to="/quality">返回抽查列表</Link>}>
      {value ? (
        <>
          <Facts consult={value} />
          <Talk consult={value} />
          {value.marks ? <Judged consult={value} marks={value.marks} /> : <JudgeForm consultId={consultId} />}
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const genders: Readonly<Record<string, string>> = { M: '男', F: '女' }

const Facts = ({ consult }: { consult: Transcript }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '结果', children: <Verdict marks={consult.marks} /> },
      { label: '类型', children: consultTypeLabels[consult.consultType] },
      { label: '医生', children: [consult.docName, consult.docDeptName].filter(Boolean).join(' · ') },
      {
        label: '患者',
        children: [genders[consult.gender], consult.age === null ? '' : `${consult.age}岁`].filter(Boolean).join(' · '),
      },
      { label: '疾病', children: consult.illnessName || '未填写' },
      { label: '结束时间', children: dayAndSecond(consult.endedAt) },
      { label: '提问', children: <p className="quality__text">{consult.content}</p>, span: 'filled' },
    ]}
  />
)

const Talk = ({ consult: { lines } }: { consult: Transcript }) => (
  <section className="office__section">
    <h2>对话</h2>
    <TranscriptLines lines={lines} />
  </section>
)

const Judged = ({ consult, marks }: { consult: Transcript; marks: NonNullable<Transcript['marks']> }) => (
  <section className="office__section">
    <h2>评价</h2>
    <MarksList marks={marks} />
    {consult.note && <p className="quality__text">{consult.note}</p>}
    <p className="quality__quiet">
      {consult.judgedBy} · {consult.judgedAt !== null && dayAndSecond(consult.judgedAt)}
    </p>
  </section>
)
