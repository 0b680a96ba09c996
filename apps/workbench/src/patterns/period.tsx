import { Input } from 'antd'
import { addDays, isDay } from '@nethos/contract/common/days.ts'
import { wrongPeriod, wrongYear } from '@nethos/contract/common/period.ts'

export interface ChosenPeriod {
  fromDay: string
  untilDay: string
  /** Why it cannot be asked for. */
  wrong: string | undefined
}

/** What the address says, else the last `days` days up to today. */
export function periodIn({ from, until }: { from: string; until: string }, today: string, days: number): ChosenPeriod {
  const untilDay = isDay(until) ? until : today
  const fromDay = isDay(from) ? from : addDays(untilDay, 1 - days)
  return { fromDay, untilDay, wrong: wrongPeriod({ fromDay, untilDay }) }
}

/** The same for a report of up to a year: by default since the year began, and in January since the last one. */
export function yearIn({ from, until }: { from: string; until: string }, today: string): ChosenPeriod {
  const untilDay = isDay(until) ? until : today
  const [year, month] = [Number(untilDay.slice(0, 4)), untilDay.slice(5, 7)]
  const fromDay = isDay(from) ? from : `${month === '01' ? year - 1 : year}-01-01`
  return { fromDay, untilDay, wrong: wrongYear({ fromDay, untilDay }) }
}

interface PeriodFieldsProps {
  period: ChosenPeriod
  today: string
  onChange: (changed: { from?: string; until?: string }) => void
}

/** From when to when, both days included. */
export const PeriodFields = ({ period, today, onChange }: PeriodFieldsProps) => (
  <>
    <Day label="开始日期" on={period.fromDay} most={today} onChange={from => onChange({ from })} />
    <Day label="结束日期" on={period.untilDay} most={today} onChange={until => onChange({ until })} />
  </>
)

interface DayProps {
  label: string
  on: string
  most: string
  onChange: (on: string) => void
}

const Day = ({ label, on, most, onChange }: DayProps) => (
  <Input
    type="date"
    aria-label={label}
    style={{ width: 'auto' }}
    value={on}
    max={most}
    onChange={event => onChange(event.target.value)}
  />
)
