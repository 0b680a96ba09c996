import type { PathwayDetail } from '@nethos/contract/pathway/pathway.schemas.ts'
import { streaksOf, type Streak } from '@nethos/contract/pathway/pathway.streak.ts'
import { Card } from '../../../patterns/card.tsx'
import { TaskCard } from './task-card.tsx'
import './pathway-timeline.css'

/** What fell away or was called off is no part of the way. */
const isOnTheWay = ({ taskStatus }: PathwayDetail['tasks'][number]): boolean =>
  taskStatus !== 'not_needed' && taskStatus !== 'withdrawn'

const rowInWords = ({ inARow, done, times }: Streak): string =>
  [...(inARow > 1 ? [`已连续${inARow}次`] : []), `完成${done}次，共${times}次`].join('，')

/** A pathway as it lies: stage by stage, each with its tasks in their order of time. */
export const PathwayTimeline = ({
  pathway: { stages, tasks },
}: {
  pathway: Pick<PathwayDetail, 'stages' | 'tasks'>
}) => (
  <ol className="timeline">
    {stages.map(stage => {
      const inside = tasks
        .filter(one => one.stageKey === stage.key && isOnTheWay(one))
        .sort((a, b) => (a.scheduledAt ?? Infinity) - (b.scheduledAt ?? Infinity) || 0)
      const left = inside.filter(one => one.taskStatus === 'open' || one.taskStatus === 'waiting')
      const mark =
        left.length === 0
          ? 'past'
          : left.length < inside.length || left.some(one => one.taskStatus === 'open')
            ? 'now'
            : 'coming'
      return (
        inside.length > 0 && (
          <li key={stage.key} className={`timeline__stage timeline__stage--${mark}`}>
            <Card title={stage.title}>
              {stage.text && <p className="timeline__text">{stage.text}</p>}
              {streaksOf(inside).map(one => (
                <p key={one.taskKey} className="timeline__streak">
                  {one.title}：{rowInWords(one)}
                </p>
              ))}
              <ul className="tasks">
                {inside.map(one => (
                  <li key={one.taskId}>
                    <TaskCard task={one} />
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        )
      )
    })}
  </ol>
)
