import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { fromDueDay, fromWeek, pregnancyWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { Chips } from '../../../controls/chips.tsx'
import { NumericField, TextField } from '../../../controls/text-field.tsx'

const ways = [
  { value: 'week', label: '孕周' },
  { value: 'due', label: '预产期' },
  { value: 'period', label: '末次月经' },
] as const
type Way = (typeof ways)[number]['value']

/** The day from which the weeks count, as it follows from what she knows; '' of what says nothing. */
const dayFrom: Readonly<Record<Way, (typed: string) => string>> = {
  week: typed => (/^\d{1,2}$/.test(typed.trim()) ? fromWeek(Number(typed), serverNow()) : ''),
  due: typed => typed && fromDueDay(typed),
  period: typed => typed,
}

interface PregnancyWeekProps {
  value: string
  onChange: (pregnantFrom: string) => void
  error?: string | undefined
}

/** 孕周: by what she knows, and she may leave it out. Some medicines are stopped by it (apps/server, pregnancy-weeks.ts). */
export function PregnancyWeek({ value, onChange, error }: PregnancyWeekProps) {
  const week = pregnancyWeek(value, serverNow())
  const [way, setWay] = useState<Way>('week')
  const [typed, setTyped] = useState(() => (week === null ? '' : String(week)))
  const put = (text: string) => {
    setTyped(text)
    onChange(dayFrom[way](text))
  }
  const choose = (next: Way) => {
    setWay(next)
    setTyped('')
    onChange('')
  }
  const field = {
    value: typed,
    error,
    hint: week === null ? '有些药在孕中晚期不能用，知道的话请填写' : `今天是孕${week}周`,
    onChange: (event: { target: { value: string } }) => put(event.target.value),
  }
  return (
    <>
      <Chips label="怀孕多久（选填，填您知道的一项）" choices={ways} value={way} onChange={choose} />
      {way === 'week' && <NumericField label="孕周（满几周）" placeholder="例如：31" maxLength={2} {...field} />}
      {way === 'due' && <TextField label="预产期" type="date" {...field} />}
      {way === 'period' && <TextField label="末次月经第一天" type="date" {...field} />}
    </>
  )
}
