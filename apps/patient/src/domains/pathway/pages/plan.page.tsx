import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import type { PathwayCard } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { pathwayStates } from '@nethos/contract/pathway/pathway.status.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { TaskCard } from '../public.tsx'
import { plans } from '../pathway.calls.ts'

type Plans = OutputOf<typeof pathwayServices.listPlans>

/** 接下来: what is to be done for all of one's people, what comes then, and the plans themselves. */
export default function PlanPage() {
  const query = useServiceQuery(plans())
  useEvents(({ type }) => {
    if (type === 'pathway') query.retry()
  })
  return (
    <HubPage>
      <Value of={query}>{found => (found.pathways.length === 0 ? <Nothing /> : <Plan plans={found} />)}</Value>
    </HubPage>
  )
}

function Nothing() {
  const { home } = useAppInfo()
  return (
    <Empty sentence="暂时没有要做的事" icon="plan">
      <p>医生或护士为您安排住院、手术或康复计划后，每一步都会出现在这里。</p>
      <ButtonLink to={home} look="soft">
        返回首页
      </ButtonLink>
    </Empty>
  )
}

function Plan({ plans: { pathways, tasks } }: { plans: Plans }) {
  const open = tasks.filter(one => one.canComplete)
  const coming = tasks.filter(one => !one.canComplete)
  return (
    <>
      <Card title="现在要做">
        {open.length === 0 ? <p>现在没有要做的事，到时间会提醒您。</p> : <Tasks tasks={open} />}
      </Card>
      {coming.length > 0 && (
        <Card title="之后">
          <Tasks tasks={coming} />
        </Card>
      )}
      <Card title="我的计划">
        <ActionList
          actions={[
            ...pathways.map(one => ({
              label: one.title,
              note: progressOf(one),
              to: pathwayPages.pathway.to({ pathwayId: one.pathwayId }),
            })),
            { label: '提醒时段', icon: 'bell' as const, to: pathwayPages.quietHours.at },
          ]}
        />
      </Card>
    </>
  )
}

const progressOf = ({ personName, pathwayStatus, doneCount, taskCount }: PathwayCard): string =>
  `${personName}　${pathwayStates[pathwayStatus].label}　已完成${doneCount}/${taskCount}项`

const Tasks = ({ tasks }: { tasks: Plans['tasks'] }) => (
  <ul className="tasks">
    {tasks.map(one => (
      <li key={one.taskId}>
        <TaskCard task={one} about={`${one.personName}　${one.pathwayTitle}`} />
      </li>
    ))}
  </ul>
)
