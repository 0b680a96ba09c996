import { Button } from 'antd'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayOf, isDay, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import type { DeskTime } from '../video.calls.ts'
import { TimeActions, TimeState } from './time-state.tsx'
import './times-week.css'

interface TimesWeekProps {
  times: readonly DeskTime[]
  /** A day of the week that is shown, as the address has it; else the week of what comes next. */
  on: string
  onWeek: (monday: string) => void
}

const weekday = (on: string) => (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7
const mondayOf = (on: string): string => addDays(on, -weekday(on))

/** Where there is something to see: the week of the next time, or of the last one. */
function usualWeek(times: readonly DeskTime[]): string {
  const next = times.find(time => time.endsAt > serverNow()) ?? times.at(-1)
  return mondayOf(dayOf(next ? next.beginsAt : serverNow()))
}

/** A week of published times, a day beside the other; on a phone one below the other, without the days that have none. */
export function TimesWeek({ times, on, onWeek }: TimesWeekProps) {
  const monday = isDay(on) ? mondayOf(on) : usualWeek(times)
  const days = [0, 1, 2, 3, 4, 5, 6].map(nth => addDays(monday, nth))
  const timesOn = (day: string) => times.filter(time => dayOf(time.beginsAt) === day)
  return (
    <section className="week" aria-label="已发布的时段">
      <nav className="week__turn" aria-label="换一周">
        <Button onClick={() => onWeek(addDays(monday, -7))}>上一周</Button>
        <span aria-live="polite">
          {monday.slice(5)} 至 {addDays(monday, 6).slice(5)}
        </span>
        <Button onClick={() => onWeek(addDays(monday, 7))}>下一周</Button>
      </nav>
      {days.every(day => timesOn(day).length === 0) && <p className="week__none">这一周没有发布时段</p>}
      <div className="week__days">
        {days.map(day => (
          <Day key={day} day={day} times={timesOn(day)} />
        ))}
      </div>
    </section>
  )
}

function Day({ day, times }: { day: string; times: readonly DeskTime[] }) {
  const look = ['week__day', times.length === 0 && 'week__day--none', day === dayOf(serverNow()) && 'week__day--today']
  return (
    <section className={look.filter(Boolean).join(' ')} aria-label={`${day} ${weekdayOf(day)}`}>
      <h2>
        {weekdayOf(day)} <span>{day.slice(5)}</span>
      </h2>
      <ul>
        {times.map(time => (
          <li key={time.timeId} className={time.consultId === null ? 'week__time' : 'week__time week__time--held'}>
            <span className="week__hours">
              {timeOf(time.beginsAt)}-{timeOf(time.endsAt)}
            </span>
            {time.consulterName && <span>{time.consulterName}</span>}
            <span className="week__do">
              <TimeState time={time} />
              <TimeActions time={time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
