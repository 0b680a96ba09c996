import { memo } from 'react'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { bookingDays, periodNames, periods } from '@nethos/contract/booking/session.kinds.ts'
import { slotStates } from '@nethos/contract/booking/slot.states.ts'
import { daysBetween, weekdayOf } from '@nethos/contract/common/days.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { dayInFull, daysFrom, dayWord, periodWord, slashed, today } from '../when.ts'
import { SlotButton } from './slot-button.tsx'
import './days-table.css'

interface DaysTableProps {
  /** What it is the schedule of, for screen readers. */
  label: string
  sessions: readonly Session[]
  onOpen: (session: Session) => void
}

/** Today and the fourteen days after it at a glance: a row a day with a session, a column a period; in large letters day by day. */
export const DaysTable = memo((props: DaysTableProps) =>
  useAppInfo().isElder ? <DayByDay {...props} /> : <AtAGlance {...props} />,
)

const AtAGlance = ({ label, sessions, onOpen }: DaysTableProps) => (
  <>
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
        {stretches(sessions).map(({ first, last, held }) =>
          first === last ? (
            <tr key={first}>
              <th scope="row">
                {dayWord(first)}
                <span className="days-table__date">
                  {slashed(first)}
                  {dayWord(first) !== weekdayOf(first) && ` ${weekdayOf(first)}`}
                </span>
              </th>
              <OfDay held={held} onOpen={onOpen} />
            </tr>
          ) : (
            <tr key={first}>
              <th scope="row" colSpan={2}>
                {slashed(first)}至{slashed(last)}
                <span className="days-table__date">{`共${daysBetween(first, last) + 1}天`}</span>
              </th>
              <td className="days-table__free" colSpan={2}>
                {slotStates.none.label}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
    {sessions.map(
      one =>
        one.slotState === 'stopped' &&
        one.stopReason && (
          <p key={one.sessionId} className="days-table__stopped">
            {slashed(one.onDay)} {periodWord(one.period)}停诊：{one.stopReason}
          </p>
        ),
    )}
  </>
)

interface Stretch {
  first: string
  last: string
  held: readonly Session[]
}

/** The days, those one after another without anything as one: what can be booked is not lost among rows that say no. */
function stretches(sessions: readonly Session[]): Stretch[] {
  const rows: Stretch[] = []
  for (const day of daysFrom(today(), bookingDays + 1)) {
    const held = sessions.filter(one => one.onDay === day)
    const before = rows.at(-1)
    if (held.length === 0 && before?.held.length === 0) before.last = day
    else rows.push({ first: day, last: day, held })
  }
  return rows
}

/** The three periods of a day; one word for all of them where there is nothing. */
const OfDay = ({ held, onOpen }: { held: readonly Session[]; onOpen: (session: Session) => void }) =>
  held.length === 0 ? (
    <td className="days-table__free" colSpan={periodNames.length}>
      {slotStates.none.label}
    </td>
  ) : (
    periodNames.map(period => {
      const here = held.filter(one => one.period === period)
      return (
        <td key={period}>
          {here.map(session => (
            <SlotButton key={session.sessionId} session={session} onOpen={onOpen} />
          ))}
          {here.length === 0 && <span className="slot slot--none">{slotStates.none.label}</span>}
        </td>
      )
    })
  )

/** Only the days that have sessions, each with large buttons. */
const DayByDay = ({ label, sessions, onOpen }: DaysTableProps) => {
  const days = sessions.map(one => one.onDay).filter((day, at, all) => all.indexOf(day) === at)
  return (
    <ul className="days-list" aria-label={label}>
      {days.map(day => (
        <li key={day}>
          <h3>{dayInFull(day)}</h3>
          <div className="days-list__slots">
            {sessions
              .filter(one => one.onDay === day)
              .map(session => (
                <SlotButton key={session.sessionId} session={session} onOpen={onOpen} showsPeriod />
              ))}
          </div>
        </li>
      ))}
      <li className="days-list__rest">没有列出的日子未排班。上午、下午之外，延时门诊是17:00-20:00。</li>
    </ul>
  )
}
