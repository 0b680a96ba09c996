import { useServiceQuery } from '@nethos/calls/query.ts'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { pathway, PathwayTimeline } from '../../pathway/public.tsx'
import { OfWaiting } from '../parts/of-waiting.tsx'

/** 全部事项: what is to be done before the admission, stage by stage. */
export default function WaitingAllItemsPage() {
  return (
    <OfWaiting>
      {({ pathwayIds }) =>
        pathwayIds.length === 0 ? (
          <Empty sentence="暂无事项，办理住院登记后会出现在这里" icon="plan" />
        ) : (
          pathwayIds.map(pathwayId => <Tasks key={pathwayId} pathwayId={pathwayId} />)
        )
      }
    </OfWaiting>
  )
}

function Tasks({ pathwayId }: { pathwayId: string }) {
  return <Value of={useServiceQuery(pathway(pathwayId))}>{found => <PathwayTimeline pathway={found} />}</Value>
}
