import { App, Button, Image, type TableColumnsType } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { pathwayTaskStates } from '@nethos/contract/pathway/pathway.status.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import { Tag } from '../../../controls/tag.tsx'
import { recordTask, seeTask } from '../pathway.calls.ts'
import { taskTones, valuesOf } from '../pathway.words.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

interface TaskTableProps {
  label: string
  tasks: PathwayTaskShown[]
  canRecord: boolean
}

const when = (at: number | null): string => (at === null ? '—' : dayAndTime(at))

const Result = ({ task }: { task: PathwayTaskShown }) => (
  <>
    {valuesOf(task).map(({ text, isDanger }) => (
      <Tag key={text} tone={isDanger ? 'danger' : 'plain'}>
        {text}
      </Tag>
    ))}
    {task.attaList.map(({ attaId, url, attaFileName }) => (
      <Image key={attaId} width={56} height={56} src={`${url}&size=small`} alt={attaFileName} preview={{ src: url }} />
    ))}
  </>
)

/** The tasks of a stage, with what came of them and what the hospital can do now. */
export function TaskTable({ label, tasks, canRecord }: TaskTableProps) {
  const columns: TableColumnsType<PathwayTaskShown> = [
    {
      title: '任务',
      key: 'title',
      render: (_, { title, occurrence, occurrences }) =>
        occurrences > 1 ? `${title}（第${occurrence}次，共${occurrences}次）` : title,
    },
    { title: '方式', key: 'kind', render: (_, { work }) => pathwayWorkKinds[work.kind].label },
    {
      title: '状态',
      key: 'status',
      render: (_, { taskStatus, isOverdue }) => (
        <>
          <Tag tone={taskTones[taskStatus]}>{pathwayTaskStates[taskStatus].label}</Tag>
          {isOverdue && <Tag tone="warn">逾期</Tag>}
        </>
      ),
    },
    { title: '应完成', key: 'scheduledAt', render: (_, { scheduledAt }) => when(scheduledAt) },
    { title: '完成于', key: 'doneAt', render: (_, { doneAt }) => when(doneAt) },
    { title: '结果', key: 'result', render: (_, task) => <Result task={task} /> },
    { title: '操作', key: 'act', render: (_, task) => <Act task={task} canRecord={canRecord} /> },
  ]
  return (
    <section aria-label={label}>
      <DenseTable<PathwayTaskShown>
        chosenAs={label}
        columns={columns}
        dataSource={tasks}
        rowKey={task => task.taskId}
      />
    </section>
  )
}

function Act({ task, canRecord }: { task: PathwayTaskShown; canRecord: boolean }) {
  const { message } = App.useApp()
  const record = useCommand(recordTask)
  const see = useCommand(seeTask)
  const { taskId, work, title, taskStatus, isOverdue } = task
  const isHospitals = pathwayWorkKinds[work.kind].by === 'hospital'
  const word = work.kind === 'tap' ? work.label : '登记已发生'
  const tap = async () => {
    if (await record.run({ taskId })) void message.success('已登记')
  }
  const seen = async () => {
    if (await see.run({ taskId })) void message.success('已标为处理过')
  }
  return (
    <>
      {canRecord && isHospitals && taskStatus !== 'done' && taskStatus !== 'withdrawn' && (
        <Button size="small" loading={record.isBusy} aria-label={`${word}：${title}`} onClick={() => void tap()}>
          {word}
        </Button>
      )}
      {isOverdue && (
        <Button type="text" loading={see.isBusy} aria-label={`逾期已处理：${title}`} onClick={() => void seen()}>
          逾期已处理
        </Button>
      )}
    </>
  )
}
