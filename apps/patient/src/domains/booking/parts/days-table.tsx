import type { Session } from '@nethos/contract/booking/finding.schemas.ts'
import { bookingDays, periodNames, periods } from '@nethos/contract/booking/session.kinds.ts'
import { slotStates } from '@nethos/contract/booking/slot.states.ts'
import { weekdayOf } from '@nethos/contract/common/days.ts'
import { dateWord, dayWord, daysFrom, today } from '../when.ts'
import { SlotButton } from './slot-button.tsx'
import './days-table.css'

interface DaysTableProps {
  /** What it is the schedule of, for screen readers. */
  label: string
  sessions: readonly Session[]
  onOpen: (session: Session) => void
}

/** Today and the fourteen days after it at a glance: a row a day, a column a period. */
export const DaysTable = ({ label, sessions, onOpen }: DaysTableProps) => (
  <table className="days-table" aria-label={label}>
    <thead>
      <tr>
        <th scope="col">日期</th>
        {periodNames.map(period => (
          <th key={period} scope="col">
            {periods[period].label}
            {period === 'evening' && <span className="days-table__hours">17:00-20:00</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {daysFrom(today(), bookingDays + 1).map(day => (
        <tr key={day}>
          <th scope="row">
            {dayWord(day)}
            <span className="days-table__date">
              {dateWord(day)}
              {dayWord(day) !== weekdayOf(day) && ` ${weekdayOf(day)}`}
            </span>
          </th>
          {periodNames.map(period => {
            const held = sessions.filter(one => one.onDay === day && one.period === period)
            return (
              <td key={period}>
                {held.map(session => (
                  <SlotButton key={session.sessionId} session={session} onOpen={onOpen} />
                ))}
                {held.length === 0 && <span className="slot slot--none">{slotStates.none.label}</span>}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
