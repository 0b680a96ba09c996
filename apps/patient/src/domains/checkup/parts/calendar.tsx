import { useState, type ReactNode } from 'react'
import { addDays, dayInWords, dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import type { CheckupTime } from '@nethos/contract/checkup/checkup.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
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
  const { isElder } = useAppInfo()
  const placesOn = new Map<string, CheckupTime[]>()
  for (const one of times) placesOn.set(dayOf(one.startsAt), [...(placesOn.get(dayOf(one.startsAt)) ?? []), one])
  const left = (on: string) => placesOn.get(on)?.reduce((sum, one) => sum + one.left, 0)
  const known = [...placesOn.keys()]
  const [first = ''] = known
  if (first === '') return <Empty sentence="近期没有可以预约的日期，请联系体检中心" icon="calendar" />
  const choose = (on: string) => {
    setDay(on)
    onChoose('')
  }
  const hours = (on: string) => <Hours day={on} times={placesOn.get(on) ?? []} timeId={timeId} onChoose={onChoose} />
  if (isElder) return <OneAfterTheOther {...{ known, left, day, hours }} onChoose={choose} />
  const chosen = day || known.find(on => (left(on) ?? 0) > 0) || first
  return (
    <>
      <Card title="日期">
        <div className="checkup-months">
          {[...weekdays].map(word => (
            <span key={word} className="checkup-weekday">
              {word}
            </span>
          ))}
          {weeksFrom(first, known[known.length - 1] ?? first).map(on => (
            <Day key={on} on={on} left={left(on)} isChosen={on === chosen} onChoose={() => choose(on)} />
          ))}
        </div>
      </Card>
      {hours(chosen)}
    </>
  )
}

interface OneAfterTheOtherProps {
  known: readonly string[]
  left: (on: string) => number | undefined
  day: string
  hours: (on: string) => ReactNode
  onChoose: (day: string) => void
}

/** In large letters: first the days that have a time, then the hours of the chosen one. */
const OneAfterTheOther = ({ known, left, day, hours, onChoose }: OneAfterTheOtherProps) =>
  day === '' ? (
    <Card title="请选择日期">
      <div className="checkup-times">
        {known.map(on => (
          <Day key={on} isWhole on={on} left={left(on)} isChosen={false} onChoose={() => onChoose(on)} />
        ))}
      </div>
    </Card>
  ) : (
    <>
      {hours(day)}
      <Button look="quiet" onClick={() => onChoose('')}>
        换一天
      </Button>
    </>
  )

/** Every day up to the last, from the Sunday of the first week on. */
function weeksFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let on = addDays(first, -weekdays.indexOf(weekdayOf(first).slice(1))); on <= last; on = addDays(on, 1))
    days.push(on)
  return days
}

interface DayProps {
  /** Says month and weekday too, where no head of the week stands above it. */
  isWhole?: boolean
  on: string
  /** undefined: there is no time on this day. */
  left: number | undefined
  isChosen: boolean
  onChoose: () => void
}

function Day({ on, left, isChosen, onChoose, isWhole }: DayProps) {
  const word = left === undefined ? '' : left === 0 ? '约满' : `余${left}`
  const date = Number(on.slice(8))
  const month = `${Number(on.slice(5, 7))}月`
  return (
    <button
      type="button"
      className="checkup-day"
      title={dayInWords(on)}
      aria-pressed={isChosen}
      disabled={!left}
      onClick={onChoose}
    >
      {isWhole ? `${month}${date}日 ${weekdayOf(on)}` : date === 1 ? month : date}
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
