import { serverNow } from '@nethos/calls/config.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { DeskRow } from '../consult.calls.ts'
import { Icon } from '../../../controls/icon.tsx'
import { useNow } from '../../../controls/use-now.ts'
import { deadlineOf } from '../times.ts'
import './deadline-clock.css'

interface DeadlineClockProps {
  dueAt: number
  of: Pick<DeskRow, 'consultType'>
}

/** Until when the doctor must have answered, or come to the meeting, and how long that is; red when under two hours are left. */
export function DeadlineClock({ dueAt, of }: DeadlineClockProps) {
  const { clock, left, isUrgent, isOver } = deadlineOf(dueAt, useNow(serverNow, 10_000))
  return (
    <span className={isUrgent ? 'deadline deadline--urgent' : 'deadline'}>
      <Icon name={isUrgent ? 'warning' : 'clock'} size={16} />
      {isOver ? `${clock} 已超时` : `${clock}前${isVideo(of) ? '到诊' : '回复'} · ${left}`}
    </span>
  )
}
