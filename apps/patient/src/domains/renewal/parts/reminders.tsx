import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  isWeekly,
  timesOf,
  usualTimesOf,
  weekdayNumber,
  weekdays,
  weekdayWord,
  type Weekday,
} from '@nethos/contract/renewal/reminder-rhythm.ts'
import { reminderTimes } from '@nethos/contract/renewal/reminder.rules.ts'
import type { DrugLine, MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Button } from '../../../controls/button.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { reminderWords } from '../medication.words.ts'
import { remindMe } from '../renewal.calls.ts'
import './renewal.css'

/** 用药提醒: at which times, on which weekday what is taken weekly, and what comes of it for each medicine. */
export function Reminders({ one }: { one: MedicationRow }) {
  const usual = usualTimesOf(one.drugs)
  const weekly = one.drugs.filter(isWeekly)
  const [times, setTimes] = useState<readonly string[]>(one.times)
  const [chosen, setChosen] = useState<WeekdayChoice>(() => weekdaysIn(one, weekly))
  const remind = useCommand(remindMe)
  const isOn = times.length > 0
  const save = async (next: readonly string[]) => {
    const wrong = sentenceOf(reminderTimes, next)
    if (wrong) return toast(wrong)
    const sent = weekly.flatMap(({ drugId }) => (chosen[drugId] ? [{ drugId, weekday: chosen[drugId] }] : []))
    const { prescriptionId } = one
    if (await remind.run({ prescriptionId, times: [...next], ...(sent.length > 0 && { weekdays: sent }) }))
      toast(next.length > 0 ? '已保存提醒' : '已关闭提醒')
  }
  if (usual.length === 0)
    return (
      <Card title="用药提醒">
        <p>这些药在需要时才用，不定时提醒。请按医嘱使用。</p>
      </Card>
    )
  return (
    <Card title="用药提醒">
      <Switch
        label="到点提醒我"
        note="提醒会放在消息通知里，药用完后自动停止"
        checked={isOn}
        onChange={on => {
          const next = on ? usual : []
          setTimes(next)
          // On which weekday he takes it he says first: no reminder goes out before.
          if (!on || weekly.length === 0) void save(next)
        }}
      />
      {isOn && (
        <>
          {weekly.map(line => (
            <WeekdayOf
              key={line.drugId}
              line={line}
              value={chosen[line.drugId]}
              onChange={weekday => setChosen({ ...chosen, [line.drugId]: weekday })}
            />
          ))}
          <Times times={times} onChange={setTimes} />
          <Outcome one={one} times={times} chosen={chosen} />
          <div className="renewal-buttons">
            <Button look="quiet" onClick={() => setTimes([...times, '12:00'])} disabled={times.length >= 6}>
              加一次
            </Button>
            {times.length > 1 && (
              <Button look="quiet" onClick={() => setTimes(times.slice(0, -1))}>
                减一次
              </Button>
            )}
            <Button look="soft" onClick={() => save(times)}>
              保存提醒
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

type WeekdayChoice = Readonly<Record<string, Weekday | undefined>>

/** Until he chooses: the weekday on which it came; nothing while it has not come. */
const weekdaysIn = (
  { weekdays: stored, isReceived, startedAt }: MedicationRow,
  weekly: readonly DrugLine[],
): WeekdayChoice =>
  Object.fromEntries(
    weekly.map(({ drugId }) => [
      drugId,
      stored.find(one => one.drugId === drugId)?.weekday ?? (isReceived ? weekdayNumber(dayOf(startedAt)) : undefined),
    ]),
  )

interface WeekdayProps {
  line: DrugLine
  value: Weekday | undefined
  onChange: (weekday: Weekday | undefined) => void
}

const WeekdayOf = ({ line, value, onChange }: WeekdayProps) => (
  <label className="own-medicine__often">
    {line.drugName}（{line.frequency}），从星期几开始用？
    <select value={value ?? ''} onChange={event => onChange(weekdays.find(one => String(one) === event.target.value))}>
      {value === undefined && <option value="">收到药那天</option>}
      {weekdays.map(one => (
        <option key={one} value={one}>
          {weekdayWord(one)}
        </option>
      ))}
    </select>
  </label>
)

const Times = ({ times, onChange }: { times: readonly string[]; onChange: (times: readonly string[]) => void }) => (
  <div className="renewal-times" role="group" aria-label="提醒时间">
    {times.map((time, at) => (
      <input
        // oxlint-disable-next-line react/no-array-index-key -- the place is what the time is known by
        key={at}
        className="renewal-time"
        type="time"
        aria-label={`第${at + 1}次`}
        value={time}
        onChange={event => onChange(times.map((item, nth) => (nth === at ? event.target.value : item)))}
      />
    ))}
  </div>
)

/** When he hears of which medicine, and at which of his times of none. */
function Outcome({ one, times, chosen }: { one: MedicationRow; times: readonly string[]; chosen: WeekdayChoice }) {
  const idle = times.filter(time => !one.drugs.some(line => timesOf(line, times).includes(time)))
  return (
    <ul aria-label="每种药的提醒" className="renewal-quiet">
      {one.drugs.map(line => (
        <li key={line.drugId}>
          {line.drugName}：{reminderWords(line, times, chosen[line.drugId])}
        </li>
      ))}
      {idle.length > 0 && <li>{idle.join('、')}没有要用的药，不会提醒</li>}
    </ul>
  )
}
