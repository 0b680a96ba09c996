import type { PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import {
  pathwayWorkKindNames,
  pathwayWorkKinds,
  type PathwayWork,
  type PathwayWorkKind,
} from '@nethos/contract/pathway/pathway.work.ts'
import { AreaLine, ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { ConditionsEditor } from './conditions-editor.tsx'
import { DueEditor, ReminderEditor, reminderInWords } from './due-editor.tsx'
import { ListOf, type PartProps } from './list-of.tsx'
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
      <DueEditor {...{ value, onChange, place, wrongAt, anchors, tasks }} />
      <SwitchLine label="可做可不做" value={value.isOptional} onChange={isOptional => put({ isOptional })} />
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
      <WhenNeeded {...{ value, onChange, place, wrongAt }} others={tasks.filter(one => one.key !== value.key)} />
      <Wrong sentence={wrongAt(`${place}/conditions`) ?? wrongAt(place)} />
    </>
  )
}

interface WhenNeededProps extends PartProps<PathwayTask> {
  others: readonly PathwayTask[]
}

function WhenNeeded({ value, onChange, place, wrongAt, others }: WhenNeededProps) {
  return (
    <>
      <h4>什么情况下要做</h4>
      <p className="field__hint">全部满足才要做；条件要看的事还没发生时，任务先等着。不写就总是要做。</p>
      <ConditionsEditor
        noun="要做的条件"
        value={value.neededWhen}
        onChange={neededWhen => onChange({ ...value, neededWhen: [...neededWhen] })}
        place={`${place}/neededWhen`}
        wrongAt={wrongAt}
        tasks={others}
      />
      <h4>什么情况下不用做</h4>
      <p className="field__hint">满足任意一条就不用做了。</p>
      <ConditionsEditor
        noun="不用做的条件"
        value={value.notNeededWhen}
        onChange={notNeededWhen => onChange({ ...value, notNeededWhen: [...notNeededWhen] })}
        place={`${place}/notNeededWhen`}
        wrongAt={wrongAt}
        tasks={others}
      />
    </>
  )
}

const Wrong = ({ sentence }: { sentence: string | undefined }) =>
  sentence ? (
    <p className="field__wrong" role="alert">
      {sentence}
    </p>
  ) : null
