import { serverNow } from '@nethos/calls/config.ts'
import { Icon } from '../../../controls/icon.tsx'
import { useNow } from '../../../controls/use-now.ts'
import { deadlineOf } from '../times.ts'
import './deadline-clock.css'

/** Until when the doctor must have answered, and how long that is; red when less than two hours are left. */
export function DeadlineClock({ dueAt }: { dueAt: number }) {
  const { clock, left, isUrgent, isOver } = deadlineOf(dueAt, useNow(serverNow, 10_000))
  return (
    <span className={isUrgent ? 'deadline deadline--urgent' : 'deadline'}>
      <Icon name={isUrgent ? 'warning' : 'clock'} size={16} />
      {isOver ? `${clock} 已超时` : `${clock}前回复 · ${left}`}
    </span>
  )
}
