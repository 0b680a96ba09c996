import { Button, Input } from 'antd'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { weekdays, type PracticeSlot } from '@nethos/contract/doctors/practice.hours.ts'

const morning = { from: '09:00', until: '12:00' }
const afternoon = { from: '14:00', until: '17:00' }
const most = 3

/** The week, a day in a row, with up to three stretches each. */
export function HoursField({ value, error, onChange }: FieldOf<PracticeSlot[]>) {
  const of = (weekday: number) => value.filter(slot => slot.weekday === weekday)
  const put = (weekday: number, slots: readonly PracticeSlot[]) =>
    onChange([...value.filter(slot => slot.weekday !== weekday), ...slots])
  const asMonday = () => {
    const copied = [2, 3, 4, 5].flatMap(weekday => of(1).map(slot => ({ ...slot, weekday })))
    onChange([...value.filter(({ weekday }) => weekday === 1 || weekday > 5), ...copied])
  }
  return (
    <fieldset className="field practice__hours">
      <legend>接诊时间</legend>
      <p className="field__hint">显示在您的患者端主页上，不限制患者提问。</p>
      {weekdays.map((label, at) => (
        <Day key={label} label={label} weekday={at + 1} slots={of(at + 1)} onChange={slots => put(at + 1, slots)} />
      ))}
      {of(1).length > 0 && (
        <div>
          <Button size="small" onClick={asMonday}>
            周二至周五与周一相同
          </Button>
        </div>
      )}
      {error && (
        <p className="field__wrong" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface DayProps {
  label: string
  weekday: number
  slots: readonly PracticeSlot[]
  onChange: (slots: readonly PracticeSlot[]) => void
}

function Day({ label, weekday, slots, onChange }: DayProps) {
  const change = (at: number, changes: Partial<PracticeSlot>) =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...changes } : slot)))
  return (
    <div className="practice__day" role="group" aria-label={label}>
      <span>{label}</span>
      <div className="practice__slots">
        {slots.length === 0 && <span className="practice__quiet">不接诊</span>}
        {slots.map((slot, at) => (
          // Two stretches of a day may be alike while they are typed: their place is all they have.
          <span className="practice__slot" key={at}>
            <Input
              type="time"
              aria-label={`${label}第${at + 1}段开始`}
              value={slot.from}
              onChange={event => change(at, { from: event.target.value })}
            />
            –
            <Input
              type="time"
              aria-label={`${label}第${at + 1}段结束`}
              value={slot.until}
              onChange={event => change(at, { until: event.target.value })}
            />
            <Button
              type="text"
              size="small"
              aria-label={`删除${label}第${at + 1}段`}
              onClick={() => onChange(slots.filter((_, index) => index !== at))}
            >
              删除
            </Button>
          </span>
        ))}
        {slots.length < most && (
          <Button
            type="text"
            size="small"
            aria-label={`${label}增加时间段`}
            onClick={() => onChange([...slots, { weekday, ...(slots.length === 0 ? morning : afternoon) }])}
          >
            增加时间段
          </Button>
        )}
      </div>
    </div>
  )
}
