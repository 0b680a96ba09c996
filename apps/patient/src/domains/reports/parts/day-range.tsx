import { TextField } from '../../../controls/text-field.tsx'
import './reports.css'

interface DayRangeProps {
  fromDay: string
  toDay: string
  isTurned: boolean
  onFrom: (day: string) => void
  onTo: (day: string) => void
}

/** From which day to which; `isTurned`: the last lies before the first. */
export const DayRange = ({ fromDay, toDay, isTurned, onFrom, onTo }: DayRangeProps) => (
  <div className="reports__filter">
    <TextField label="开始日期" type="date" value={fromDay} onChange={event => onFrom(event.target.value)} />
    <TextField
      label="结束日期"
      type="date"
      value={toDay}
      onChange={event => onTo(event.target.value)}
      error={isTurned ? '不能早于开始日期' : undefined}
    />
  </div>
)
