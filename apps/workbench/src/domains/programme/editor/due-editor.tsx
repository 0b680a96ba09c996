import type {
  PathwayDue,
  PathwayReminder,
  PathwaySpan,
  PathwayTask,
} from '@nethos/contract/pathway/pathway.document.ts'
import { ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import type { PartProps, WrongAt } from './list-of.tsx'
import { NumberLine } from './number-line.tsx'

const weekdays = [
  { value: 0, label: '不限' },
  ...['一', '二', '三', '四', '五', '六', '日'].map((day, at) => ({ value: at + 1, label: `顺延到周${day}` })),
]
const repetitions = [
  { value: '', label: '只做一次' },
  { value: 'day', label: '每几天' },
  { value: 'week', label: '每几周' },
] as const

/** What a time can be counted from: the plan's anchors, or when another task was done. */
const startsOf = (anchors: Readonly<Record<string, string>>, tasks: readonly PathwayTask[], own: string) => [
  ...Object.entries(anchors).map(([key, label]) => ({ value: `anchor ${key}`, label })),
  ...tasks
    .filter(one => one.key !== own)
    .map(one => ({ value: `task ${one.key}`, label: `“${one.title || one.key}”完成时` })),
]

interface DueEditorProps extends PartProps<PathwayTask> {
  anchors: Readonly<Record<string, string>>
  tasks: readonly PathwayTask[]
}

/** When a task is due, and from when until when it can be done. */
export function DueEditor({ value, onChange, place, wrongAt, anchors, tasks }: DueEditorProps) {
  const { due } = value
  const { closeAfter, ...lasting } = value
  const put = (next: PathwayDue) => onChange({ ...value, due: next })
  const error = (name: string) => wrongAt(`${place}/due/${name}`)
  return (
    <div className="peditor__pair">
      <StartLine
        due={due}
        onChange={put}
        options={startsOf(anchors, tasks, value.key)}
        error={error('from') ?? wrongAt(`${place}/due`)}
      />
      <MomentLines due={due} onChange={put} error={error} />
      <RepeatEditor due={due} onChange={put} error={error} />
      <SpanLines
        words={['提前几天可以做', '提前几小时可以做']}
        value={value.openBefore}
        error={wrongAt(`${place}/openBefore`) ?? wrongAt(`${place}/openBefore/*`)}
        onChange={openBefore => onChange({ ...value, openBefore: openBefore ?? { days: 0, hours: 0 } })}
      />
      <SpanLines
        words={['过后几天关闭', '过后几小时关闭']}
        hint="不写就一直可以补"
        value={closeAfter}
        error={wrongAt(`${place}/closeAfter`) ?? wrongAt(`${place}/closeAfter/*`)}
        onChange={span => onChange(span ? { ...value, closeAfter: span } : lasting)}
      />
    </div>
  )
}

interface StartLineProps {
  due: PathwayDue
  onChange: (due: PathwayDue) => void
  options: { value: string; label: string }[]
  error: string | undefined
}

function StartLine({ due, onChange, options, error }: StartLineProps) {
  const from: string = 'anchor' in due.from ? `anchor ${due.from.anchor}` : `task ${due.from.task}`
  const start = (chosen: string) => {
    const [kind, key = ''] = chosen.split(' ')
    onChange({ ...due, from: kind === 'anchor' ? { anchor: key } : { task: key } })
  }
  return <ChoiceLine label="从什么时候算起" options={options} value={from} error={error} onChange={start} />
}

/** So long after the start, on that day of the week, at that time. */
function MomentLines({ due, onChange, error }: DuePartProps) {
  const { time: _, ...untimed } = due
  const { weekday, ...anyDay } = due
  return (
    <>
      <NumberLine
        label="几天后"
        value={due.days}
        error={error('days')}
        onChange={days => onChange({ ...due, days: days ?? 0 })}
      />
      <NumberLine
        label="再过几小时"
        hint="写了几点就不用写"
        value={due.hours}
        error={error('hours')}
        onChange={hours => onChange({ ...due, hours: hours ?? 0 })}
      />
      <ChoiceLine
        label="星期几"
        options={weekdays}
        value={weekday ?? 0}
        error={error('weekday')}
        onChange={day => onChange(day === 0 ? anyDay : { ...due, weekday: day })}
      />
      <TextLine
        label="几点"
        hint="例如 19:00；不写就跟起点同一时刻"
        value={due.time ?? ''}
        error={error('time')}
        onChange={time => onChange(time === '' ? untimed : { ...due, time })}
      />
    </>
  )
}

interface DuePartProps {
  due: PathwayDue
  onChange: (due: PathwayDue) => void
  error: (name: string) => string | undefined
}

function RepeatEditor({ due, onChange, error }: DuePartProps) {
  const { repeat, ...once } = due
  return (
    <>
      <ChoiceLine
        label="重复"
        options={repetitions}
        value={repeat?.unit ?? ''}
        error={error('repeat')}
        onChange={unit =>
          onChange(
            unit === '' ? once : { ...due, repeat: { every: repeat?.every ?? 1, unit, times: repeat?.times ?? 2 } },
          )
        }
      />
      {repeat && (
        <>
          <NumberLine
            label="间隔"
            value={repeat.every}
            error={error('repeat/every')}
            onChange={every => onChange({ ...due, repeat: { ...repeat, every: every ?? 1 } })}
          />
          <NumberLine
            label="共几次"
            value={repeat.times}
            error={error('repeat/times')}
            onChange={times => onChange({ ...due, repeat: { ...repeat, times: times ?? 2 } })}
          />
        </>
      )}
    </>
  )
}

interface SpanLinesProps {
  words: readonly [days: string, hours: string]
  hint?: string
  value: PathwaySpan | undefined
  error: string | undefined
  onChange: (span: PathwaySpan | undefined) => void
}

/** Days and hours; without the days there is none. */
const SpanLines = ({ words: [inDays, inHours], hint, value, error, onChange }: SpanLinesProps) => (
  <>
    <NumberLine
      label={inDays}
      {...(hint && { hint })}
      value={value?.days ?? null}
      error={error}
      onChange={days => onChange(days === null ? undefined : { days, hours: value?.hours ?? 0 })}
    />
    {value && (
      <NumberLine label={inHours} value={value.hours} onChange={hours => onChange({ ...value, hours: hours ?? 0 })} />
    )}
  </>
)

export const reminderInWords = ({ days, hours, time }: PathwayReminder): string => {
  const [count, unit] = days === 0 && hours !== 0 ? [hours, '小时'] : [days, '天']
  const when = count === 0 ? '当天' : count < 0 ? `提前${-count}${unit}` : `过后${count}${unit}`
  return time ? `${when} ${time}` : when
}

/** What is told before, at or after the due time. */
export function ReminderEditor({ value, onChange, place, wrongAt }: PartProps<PathwayReminder>) {
  const { time: _, ...untimed } = value
  const error: WrongAt = name => wrongAt(`${place}/${name}`)
  return (
    <div className="peditor__pair">
      <NumberLine
        label="提醒相差几天"
        hint="0 是当天，-1 是前一天"
        value={value.days}
        error={wrongAt(place) ?? error('days')}
        onChange={days => onChange({ ...value, days: days ?? 0 })}
      />
      <NumberLine
        label="提醒相差几小时"
        hint="写了提醒几点就不用写"
        value={value.hours}
        error={error('hours')}
        onChange={hours => onChange({ ...value, hours: hours ?? 0 })}
      />
      <TextLine
        label="提醒几点"
        hint="例如 08:00"
        value={value.time ?? ''}
        error={error('time')}
        onChange={time => onChange(time === '' ? untimed : { ...value, time })}
      />
      <SwitchLine
        label="免打扰时段也提醒"
        value={value.cannotWait}
        onChange={cannotWait => onChange({ ...value, cannotWait })}
      />
    </div>
  )
}
