import { Descriptions, Image } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { ApplicationActions } from '../parts/application-actions.tsx'
import { ApplicationFlags } from '../parts/application-flags.tsx'
import { ApplicationTalk } from '../parts/application-talk.tsx'
import { answersInWords } from '../parts/answers-in-words.ts'
import { application, type DeskApplication } from '../programme.calls.ts'

/** One application: what was filled in, how it stands, and what can be done. */
export default function ApplicationPage() {
  const { applicationId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(application(applicationId), { everyMs: 15_000 })
  return (
    <OfficePage title="申请详情" tools={<Link to="/applications">返回申请列表</Link>}>
      {value ? (
        <>
          {value.flags.length > 0 && <ApplicationFlags one={value} />}
          <Facts one={value} />
          <ApplicationActions one={value} />
          {value.document.hasTalk && <ApplicationTalk one={value} />}
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Facts = ({ one }: { one: DeskApplication }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '就诊人', children: one.personName },
      { label: '状态', children: one.statusLabel },
      { label: '专区', children: `${one.programmeName}（版本 ${one.edition}）` },
      { label: '服务', children: `${one.offerTitle} ${one.priceLabel}` },
      { label: '申请时间', children: dayAndTime(one.createdAt) },
      { label: '开始时间', children: one.startsAt === null ? '' : dayAndTime(one.startsAt) },
      { label: '负责医生或团队', children: one.answererName || '未指定' },
      { label: '说明', children: one.reason },
      ...answersInWords(one).map(({ label, value }) => ({ label, children: value, span: 'filled' as const })),
      ...(one.attaList.length > 0
        ? [
            {
              label: '图片',
              span: 'filled' as const,
              children: (
                <Image.PreviewGroup>
                  {one.attaList.map(({ attaId, url, attaFileName }) => (
                    <Image key={attaId} width={88} height={88} src={url} alt={attaFileName} />
                  ))}
                </Image.PreviewGroup>
              ),
            },
          ]
        : []),
      {
        label: '进度',
        span: 'filled' as const,
        children: one.steps.map(step => <p key={step.at}>{`${dayAndTime(step.at)} ${step.label}`}</p>),
      },
      {
        label: '备注',
        span: 'filled' as const,
        children: one.notes.map(line => (
          <p key={line.createdAt}>{`${dayAndTime(line.createdAt)} ${line.staffName}：${line.text}`}</p>
        )),
      },
    ]}
  />
)
