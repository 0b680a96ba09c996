import { useState } from 'react'
import { addDays, dayInWords, dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import type { CheckupTime } from '@nethos/contract/checkup/checkup.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import { Empty } from '../../../patterns/states.tsx'
import './checkup.css'

const weekdays = '日一二三四五六'

interface CalendarProps {
  times: readonly CheckupTime[]
  timeId: string
  onChoose: (timeId: string) => void
}

/** The days of the next weeks with the places left, and the hours of the one that is chosen. */
export function Calendar({ times, timeId, onChoose }: CalendarProps) {
  const [day, setDay] = useState('')
  const placesOn = new Map<string, CheckupTime[]>()
  for (const one of times) placesOn.set(dayOf(one.startsAt), [...(placesOn.get(dayOf(one.startsAt)) ?? []), one])
  const left = (on: string) => placesOn.get(on)?.reduce((sum, one) => sum + one.left, 0)
  const known = [...placesOn.keys()]
  const [first = '', last = ''] = [known[0], known[known.length - 1]]
  if (first === '') return <Empty sentence="近期没有可以预约的日期，请联系体检中心" icon="calendar" />
  const chosen = day || known.find(on => (left(on) ?? 0) > 0) || first
  const days: string[] = []
  // The first week begins on its Sunday.
  for (let on = addDays(first, -weekdays.indexOf(weekdayOf(first).slice(1))); on <= last; on = addDays(on, 1))
    days.push(on)
  return (
    <>
      <Card title="日期">
        <div className="checkup-months">
          {[...weekdays].map(word => (
            <span key={word} className="checkup-weekday">
              {word}
            </span>
          ))}
          {days.map(on => (
            <Day key={on} on={on} left={left(on)} isChosen={on === chosen} onChoose={() => setDay(on)} />
          ))}
        </div>
      </Card>
      <Hours day={chosen} times={placesOn.get(chosen) ?? []} timeId={timeId} onChoose={onChoose} />
    </>
  )
}

interface DayProps {
  on: string
  /** undefined: there is no time on this day. */
  left: number | undefined
  isChosen: boolean
  onChoose: () => void
}

function Day({ on, left, isChosen, onChoose }: DayProps) {
  const word = left === undefined ? '' : left === 0 ? '约满' : `余${left}`
  const date = Number(on.slice(8))
  return (
    <button
      type="button"
      className="checkup-day"
      title={dayInWords(on)}
      aria-pressed={isChosen}
      disabled={!left}
      onClick={onChoose}
    >
      {date === 1 ? `${Number(on.slice(5, 7))}月` : date}
      <small>{word}</small>
    </button>
  )
}

const Hours = ({ day, times, timeId, onChoose }: CalendarProps & { day: string }) => (
  <Card title={`${dayInWords(day)}的时间`}>
    <div className="checkup-times">
      {times.map(one => (
        <button
          key={one.timeId}
          type="button"
          className="checkup-day"
          aria-pressed={one.timeId === timeId}
          disabled={one.left === 0}
          onClick={() => onChoose(one.timeId)}
        >
          <strong>
            {timeOf(one.startsAt)}–{timeOf(one.endsAt)}
          </strong>
          <small>{one.left === 0 ? '约满' : `余${one.left}`}</small>
        </button>
      ))}
    </div>
  </Card>
)
