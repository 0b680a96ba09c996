import { Descriptions, Timeline } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { PathwayDeskDetail } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { pathwayStates } from '@nethos/contract/pathway/pathway.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { Anchors } from '../parts/anchors.tsx'
import { PathwayFile } from '../parts/pathway-file.tsx'
import { PathwayActions } from '../parts/pathway-actions.tsx'
import { TaskTable } from '../parts/task-table.tsx'
import { deskPathway } from '../pathway.calls.ts'
import { statusTones } from '../pathway.words.ts'

/** One person's pathway: how it stands, its tasks, what was noted, and how it came to this. */
export default function PathwayPage() {
  const { pathwayId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(deskPathway(pathwayId), { everyMs: 30_000 })
  return (
    <OfficePage title="路径详情" tools={<Link to="/pathways">返回路径列表</Link>}>
      {value ? (
        <>
          <Facts pathway={value} />
          <PathwayActions pathway={value} />
          <PathwayFile pathwayId={pathwayId} />
          <Anchors pathway={value} />
          {value.stages.map(stage => (
            <section key={stage.key} className="office__section">
              <h2>{stage.title}</h2>
              <TaskTable
                label={stage.title}
                tasks={value.tasks.filter(one => one.stageKey === stage.key)}
                canRecord={value.pathwayStatus !== 'stopped'}
              />
            </section>
          ))}
          <Notes pathway={value} />
          <History pathway={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

const Facts = ({ pathway }: { pathway: PathwayDeskDetail }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '患者', children: pathway.personName },
      { label: '路径', children: pathway.title },
      {
        label: '状态',
        children: <Tag tone={statusTones[pathway.pathwayStatus]}>{pathwayStates[pathway.pathwayStatus].label}</Tag>,
      },
      { label: '进度', children: `已完成${pathway.doneCount}项，共${pathway.taskCount}项` },
      { label: '开始', children: dayAndTime(pathway.startedAt) },
      ...(pathway.stopReason ? [{ label: '终止原因', children: pathway.stopReason }] : []),
      ...(pathway.flagReason
        ? [{ label: '需要关注', children: <Tag tone="danger">{pathway.flagReason}</Tag>, span: 'filled' as const }]
        : []),
    ]}
  />
)

const Notes = ({ pathway: { notes } }: { pathway: PathwayDeskDetail }) => (
  <section className="office__section">
    <h2>备注</h2>
    {notes.length === 0 && <p>还没有备注</p>}
    {notes.map(({ content, staffName, at }) => (
      <p key={`${at} ${content}`}>{`${content}（${staffName} · ${dayAndTime(at)}）`}</p>
    ))}
  </section>
)

const History = ({ pathway: { history } }: { pathway: PathwayDeskDetail }) => (
  <section className="office__section">
    <h2>经过</h2>
    <Timeline
      items={history.map(({ at, subject, what, who }, place) => ({
        key: `${place}`,
        content: `${dayAndTime(at)}　${subject}：${what}（${who}）`,
      }))}
    />
  </section>
)
