import { Button, Input, Space } from 'antd'
import { isDay } from '@nethos/contract/common/days.ts'

interface DayRangeProps {
  /** What happened on these days: 下单. */
  label: string
  from: string
  until: string
  onChange: (changed: { from?: string; until?: string }) => void
}

/** From when to when, both days included; either may be left open. The browser's own fields, which every member of staff knows. */
export const DayRange = ({ label, from, until, onChange }: DayRangeProps) => (
  <Space.Compact>
    <Input
      type="date"
      aria-label={`${label}日期从`}
      value={from}
      {...(until && { max: until })}
      onChange={event => onChange({ from: event.target.value })}
    />
    <Input
      type="date"
      aria-label={`${label}日期到`}
      value={until}
      {...(from && { min: from })}
      onChange={event => onChange({ until: event.target.value })}
    />
    {(from !== '' || until !== '') && <Button onClick={() => onChange({ from: '', until: '' })}>全部日期</Button>}
  </Space.Compact>
)

/** What the address says, as far as it is a day. */
export const daysIn = ({ from, until }: { from: string; until: string }) => ({
  fromDay: isDay(from) ? from : '',
  untilDay: isDay(until) ? until : '',
})
