import type { PathwayDue, PathwayReminder, PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import {
  pathwayWorkKindNames,
  pathwayWorkKinds,
  type PathwayWork,
  type PathwayWorkKind,
} from '@nethos/contract/pathway/pathway.work.ts'
import { AreaLine, ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { ListOf, type PartProps } from './list-of.tsx'
import { NumberLine } from './number-line.tsx'
import { WorkEditor } from './work-editor.tsx'

export const freshTask = (key: string): PathwayTask => ({
  key,
  title: '',
  text: '',
  work: freshWork.read,
  due: { from: { anchor: 'accepted' }, days: 1, hours: 0, time: '09:00' },
  openBefore: { days: 1, hours: 0 },
  isOptional: false,
  reminders: [{ days: 0, hours: 0, cannotWait: false }],
  notNeededWhen: [],
  neededWhen: [],
})

const freshWork: { [K in PathwayWorkKind]: PathwayWork } = {
  read: { kind: 'read', body: '' },
  questionnaire: { kind: 'questionnaire', code: '' },
  confirm: { kind: 'confirm', statement: '' },
  measure: {
    kind: 'measure',
    values: [{ key: 'value', label: '', unit: '', ucum: '', decimals: 0, min: 0, max: 100, advice: '' }],
  },
  upload: { kind: 'upload', most: 3 },
  book: { kind: 'book', link: '/book', label: '去预约' },
  event: { kind: 'event', event: '' },
  tap: { kind: 'tap', label: '已完成' },
}
const kinds = pathwayWorkKindNames.map(value => ({ value, label: pathwayWorkKinds[value].label }))

interface TaskEditorProps extends PartProps<PathwayTask> {
  /** What a time can be counted from: key → label. */
  anchors: Readonly<Record<string, string>>
  tasks: readonly PathwayTask[]
}

/** One task: what is to be done, when, and when it is reminded of. */
export function TaskEditor({ value, onChange, place, wrongAt, anchors, tasks }: TaskEditorProps) {
  const put = (changes: Partial<PathwayTask>) => onChange({ ...value, ...changes })
  const { closeAfter: _, ...lasting } = value
  return (
    <>
      <div className="peditor__pair">
        <TextLine
          label="任务名称"
          maxLength={40}
          value={value.title}
          error={wrongAt(`${place}/title`)}
          onChange={title => put({ title })}
        />
        <ChoiceLine
          label="做什么"
          options={kinds}
          value={value.work.kind}
          error={wrongAt(`${place}/work`)}
          onChange={kind => put({ work: freshWork[kind] })}
        />
      </div>
      <AreaLine
        label="任务说明"
        minRows={1}
        maxRows={6}
        value={value.text}
        error={wrongAt(`${place}/text`)}
        onChange={text => put({ text })}
      />
      <WorkEditor value={value.work} onChange={work => put({ work })} place={`${place}/work`} wrongAt={wrongAt} />
      <DueEditor
        due={value.due}
        onChange={due => put({ due })}
        starts={startsOf(anchors, tasks, value.key)}
        error={wrongAt(`${place}/due/*`) ?? wrongAt(`${place}/due`)}
      />
      <div className="peditor__pair">
        <NumberLine
          label="提前几天可以做"
          value={value.openBefore.days}
          error={wrongAt(`${place}/openBefore/*`)}
          onChange={days => put({ openBefore: { ...value.openBefore, days: days ?? 0 } })}
        />
        <NumberLine
          label="过后几天关闭"
          hint="不写就一直可以补"
          value={value.closeAfter?.days ?? null}
          error={wrongAt(`${place}/closeAfter/*`) ?? wrongAt(`${place}/closeAfter`)}
          onChange={days => onChange(days === null ? lasting : { ...value, closeAfter: { days, hours: 0 } })}
        />
        <SwitchLine label="可做可不做" value={value.isOptional} onChange={isOptional => put({ isOptional })} />
      </div>
      <ListOf
        noun="提醒"
        value={value.reminders}
        onChange={reminders => put({ reminders })}
        place={`${place}/reminders`}
        wrongAt={wrongAt}
        titleOf={reminderInWords}
        fresh={() => ({ days: 0, hours: 0, cannotWait: false })}
        most={6}
      >
        {its => <ReminderEditor {...its} />}
      </ListOf>
    </>
  )
}

const reminderInWords = ({ days, time }: PathwayReminder): string =>
  `${days === 0 ? '当天' : days < 0 ? `提前${-days}天` : `过后${days}天`}${time ? ` ${time}` : ''}`

const startsOf = (anchors: TaskEditorProps['anchors'], tasks: readonly PathwayTask[], own: string) => [
  ...Object.entries(anchors).map(([key, label]) => ({ value: `anchor ${key}`, label })),
  ...tasks
    .filter(one => one.key !== own)
    .map(one => ({ value: `task ${one.key}`, label: `“${one.title || one.key}”完成时` })),
]

interface DueEditorProps {
  due: PathwayDue
  onChange: (due: PathwayDue) => void
  starts: { value: string; label: string }[]
  error: string | undefined
}

function DueEditor({ due, onChange, starts, error }: DueEditorProps) {
  const from = 'anchor' in due.from ? `anchor ${due.from.anchor}` : `task ${due.from.task}`
  const { time: _, ...untimed } = due
  const { repeat, ...once } = due
  const start = (chosen: string) => {
    const [kind, key = ''] = chosen.split(' ')
    onChange({ ...due, from: kind === 'anchor' ? { anchor: key } : { task: key } })
  }
  return (
    <div className="peditor__pair">
      <ChoiceLine label="从什么时候算起" options={starts} value={from} error={error} onChange={start} />
      <NumberLine label="几天后" value={due.days} onChange={days => onChange({ ...due, days: days ?? 0 })} />
      <TextLine
        label="几点"
        hint="例如 19:00；不写就跟起点同一时刻"
        value={due.time ?? ''}
        onChange={time => onChange(time === '' ? untimed : { ...due, time })}
      />
      <ChoiceLine
        label="重复"
        options={[
          { value: '', label: '只做一次' },
          { value: 'day', label: '每几天' },
          { value: 'week', label: '每几周' },
        ]}
        value={repeat?.unit ?? ''}
        onChange={unit =>
          onChange(
            unit === 'day' || unit === 'week'
              ? { ...due, repeat: { every: repeat?.every ?? 1, unit, times: repeat?.times ?? 2 } }
              : once,
          )
        }
      />
      {repeat && (
        <>
          <NumberLine
            label="间隔"
            value={repeat.every}
            onChange={every => onChange({ ...due, repeat: { ...repeat, every: every ?? 1 } })}
          />
          <NumberLine
            label="共几次"
            value={repeat.times}
            onChange={times => onChange({ ...due, repeat: { ...repeat, times: times ?? 2 } })}
          />
        </>
      )}
    </div>
  )
}

function ReminderEditor({ value, onChange, place, wrongAt }: PartProps<PathwayReminder>) {
  const { time: _, ...untimed } = value
  return (
    <div className="peditor__pair">
      <NumberLine
        label="提醒相差几天"
        hint="0 是当天，-1 是前一天"
        value={value.days}
        error={wrongAt(`${place}/days`)}
        onChange={days => onChange({ ...value, days: days ?? 0 })}
      />
      <TextLine
        label="提醒几点"
        hint="例如 08:00"
        value={value.time ?? ''}
        error={wrongAt(`${place}/time`)}
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
