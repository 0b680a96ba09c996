import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { AnswerList } from '../parts/answer-list.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { SubmissionFile } from '../parts/fhir-files.tsx'
import { Scores, Trend } from '../parts/scores.tsx'
import { SeenNote } from '../parts/seen-note.tsx'
import { AlarmVerdicts } from '../../triage/public.ts'
import { deskSubmission, judgeSubmissionFlag, type DeskSubmission } from '../questionnaire.calls.ts'

/** One submission: what stands out, what was done about it, what it came to, and every answer. */
export default function SubmissionPage() {
  const { submissionId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(deskSubmission(submissionId))
  const judging = useCommand(judgeSubmissionFlag)
  return (
    <OfficePage title="问卷详情" tools={<Link to="/questionnaires/flagged">返回需关注的问卷</Link>}>
      {value ? (
        <>
          <Facts submission={value} />
          <AlarmVerdicts
            alarms={value.alarms}
            judge={async judgement => (await judging.run({ submissionId: value.assignmentId, ...judgement })) === true}
          />
          {value.isFlagged && <Contacts submissionId={value.assignmentId} />}
          {value.seenAt === null && <SeenNote submission={value} />}
          <p>
            <SubmissionFile submissionId={value.assignmentId} />
          </p>
          <Scores scores={value.scores} />
          {value.trend.length > 1 && <Trend points={value.trend} />}
          <AnswerList submission={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Facts = ({ submission }: { submission: DeskSubmission }) => {
  const { personName, title, edition, about, submittedAt, flags, seenAt, seenBy, note } = submission
  return (
    <Descriptions
      className="office__facts"
      bordered
      column={{ xs: 1, sm: 1, md: 2 }}
      items={[
        { label: '就诊人', children: personName },
        { label: '问卷', children: edition > 0 ? `${title}（版本 ${edition}）` : title },
        { label: '提交时间', children: submittedAt === null ? '—' : dayAndTime(submittedAt) },
        ...(about ? [{ label: '科室', children: about }] : []),
        ...flags.map(flag => ({
          key: flag.id,
          label: '需要关注',
          span: 'filled' as const,
          children: (
            <>
              <Tag tone="danger">{flag.title}</Tag>
              <p>{`患者已看到：${flag.advice}`}</p>
            </>
          ),
        })),
        ...(seenAt === null
          ? []
          : [
              {
                label: '处理记录',
                span: 'filled' as const,
                children: `${note || '已查看'}（${seenBy} · ${dayAndTime(seenAt)}）`,
              },
            ]),
      ]}
    />
  )
}
