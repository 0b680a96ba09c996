import type { PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { PathwayTimeline } from '../../pathway/public.tsx'
import { applicationOf, pathwayOf } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'

/** How often a task comes. */
const howOften = ({ due: { repeat } }: PathwayTask): string => {
  if (!repeat) return '一次'
  const unit = repeat.unit === 'day' ? '天' : '周'
  return `每${repeat.every === 1 ? '' : repeat.every}${unit}一次，共${repeat.times}次`
}

/** 方案: stages with what is to be done, how often, and what to mind. */
export default function ProgrammePlan(_: PlaceProps) {
  return (
    <DetailPage detail={useServiceQuery(applicationOf(useField('id')))}>
      {({ document: { plan }, pathwayId }) =>
        pathwayId !== null ? (
          <Begun pathwayId={pathwayId} notice={plan?.text ?? ''} />
        ) : plan ? (
          <>
            {plan.text && <Notice>{plan.text}</Notice>}
            {plan.stages.map(stage => (
              <Card key={stage.key} title={stage.title}>
                {stage.text && <p className="programme-quiet">{stage.text}</p>}
                <ul className="programme-plan">
                  {stage.tasks.map(task => (
                    <li key={task.key}>
                      <strong>{task.title}</strong>
                      {task.text && <p>{task.text}</p>}
                      <p className="programme-quiet">{howOften(task)}</p>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </>
        ) : (
          <Empty sentence="暂无方案" icon="plan" />
        )
      }
    </DetailPage>
  )
}

/** The plan as the patient goes it: what is open can be ticked, what is past is seen. */
function Begun({ pathwayId, notice }: { pathwayId: string; notice: string }) {
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      <Value of={useServiceQuery(pathwayOf(pathwayId))} shape="rows">
        {pathway => <PathwayTimeline pathway={pathway} />}
      </Value>
    </>
  )
}
