import { serverNow } from '@nethos/calls/config.ts'
import type { SurgeryHome } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { PathwayTimeline, statusWord, timeLine } from '../../pathway/public.tsx'
import './daysurgery.css'

/** The tasks by their stages: to do for the account that they were given to, to look at for the others. */
export function Tasks({ of: { isKeeper, stages, tasks } }: { of: SurgeryHome }) {
  if (tasks.length === 0) return null
  if (isKeeper) return <PathwayTimeline pathway={{ stages, tasks }} />
  return (
    <>
      <p className="surgery-quiet">这些事项由另一个账号完成，这里只能查看。</p>
      {stages.map(stage => (
        <Card key={stage.key} title={stage.title}>
          <ul className="surgery-list">
            {tasks
              .filter(
                one => one.stageKey === stage.key && one.taskStatus !== 'not_needed' && one.taskStatus !== 'withdrawn',
              )
              .map(one => (
                <li key={one.taskId}>
                  <strong>{one.title}</strong> <Tag tone={statusWord(one).tone}>{statusWord(one).word}</Tag>
                  <span className="surgery-source">{timeLine(one, serverNow())}</span>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
