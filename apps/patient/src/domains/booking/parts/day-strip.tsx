import { useEffect, useRef } from 'react'
import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import { slotStates, type SlotState } from '@nethos/contract/booking/slot.states.ts'
import { dateWord, dayWord, daysFrom, slashed, today } from '../when.ts'
import './day-strip.css'

interface DayStripProps {
  /** The state of the days that have sessions. */
  days: readonly { onDay: string; slotState: SlotState }[]
  value: string
  onChange: (onDay: string) => void
}

/** Today and the fourteen days after it side by side, each with its state; the chosen one is in view. */
export function DayStrip({ days, value, onChange }: DayStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - strip.current.clientWidth / 2
  }, [value])
  return (
    <ul className="day-strip" ref={strip} aria-label="选择日期">
      {daysFrom(today(), bookingDays + 1).map(day => {
        const state = days.find(one => one.onDay === day)?.slotState ?? 'none'
        return (
          <li key={day}>
            <button
              type="button"
              className={`day-strip__day day-strip__day--${state}`}
              aria-pressed={day === value}
              aria-label={`${dayWord(day)}${slashed(day)}，${slotStates[state].label}，${dateWord(day)}`}
              onClick={() => onChange(day)}
            >
              <span>{dayWord(day)}</span>
              <strong>{slashed(day)}</strong>
              <span className="day-strip__state">{slotStates[state].label}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
