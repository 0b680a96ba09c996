import { InputNumber, Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { PathwayCondition, PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import { Field } from '../../../controls/field.tsx'
import { ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { questionnaireEditions } from '../../questionnaire/public.ts'
import { ListOf, type PartProps } from './list-of.tsx'

type Kind = PathwayCondition['is']
type Of<K extends Kind> = Extract<PathwayCondition, { is: K }>

const words: Readonly<Record<Kind, string>> = {
  done: '某个任务完成了',
  level: '问卷结果是某个等级',
  below: '测量值低于',
  above: '测量值高于',
  event: '医院记录了某件事',
  fact: '开始时就知道的情况',
}
const kinds = (Object.keys(words) as Kind[]).map(value => ({ value, label: words[value] }))

interface ConditionsEditorProps extends PartProps<readonly PathwayCondition[]> {
  noun: string
  /** All tasks of the plan but the one whose conditions these are. */
  tasks: readonly PathwayTask[]
}

/** Conditions between tasks, out of lists: never a formula. */
export const ConditionsEditor = ({ value, onChange, place, wrongAt, noun, tasks }: ConditionsEditorProps) => (
  <ListOf
    noun={noun}
    value={value}
    onChange={onChange}
    place={place}
    wrongAt={wrongAt}
    titleOf={one => conditionInWords(one, tasks)}
    fresh={() => fresh('done', tasks)}
    most={8}
  >
    {its => <OneCondition {...its} tasks={tasks} />}
  </ListOf>
)

const askedBy = (tasks: readonly PathwayTask[], kind: 'questionnaire' | 'measure') =>
  tasks.filter(one => one.work.kind === kind)

/** Which tasks a condition of this kind may look at. */
function eligible(is: Kind, tasks: readonly PathwayTask[]): readonly PathwayTask[] {
  if (is === 'level') return askedBy(tasks, 'questionnaire')
  return is === 'below' || is === 'above' ? askedBy(tasks, 'measure') : tasks
}

const valuesOf = (task: PathwayTask | undefined) => (task?.work.kind === 'measure' ? task.work.values : [])

function fresh(is: Kind, tasks: readonly PathwayTask[]): PathwayCondition {
  const [first] = eligible(is, tasks)
  const task = first?.key ?? ''
  switch (is) {
    case 'done':
      return { is, task }
    case 'level':
      return { is, task, levels: [] }
    case 'below':
    case 'above':
      return { is, task, value: valuesOf(first)[0]?.key ?? '', limit: 0 }
    case 'event':
      return { is, event: '' }
    case 'fact':
      return { is, fact: '', equals: '' }
  }
}

function conditionInWords(one: PathwayCondition, tasks: readonly PathwayTask[]): string {
  if (one.is === 'event') return `${words.event}：${one.event}`
  if (one.is === 'fact') return `${one.fact} 是 ${one.equals}`
  const task = tasks.find(other => other.key === one.task)
  const name = `“${task?.title || one.task}”`
  if (one.is === 'done') return `${name}完成了`
  if (one.is === 'level') return `${name}的结果是 ${one.levels.join('、')}`
  const value = valuesOf(task).find(other => other.key === one.value)
  return `${name}的${value?.label ?? one.value}${one.is === 'below' ? '低于' : '高于'}${one.limit}${value?.unit ?? ''}`
}

function OneCondition({
  value,
  onChange,
  place,
  wrongAt,
  tasks,
}: PartProps<PathwayCondition> & { tasks: readonly PathwayTask[] }) {
  const error = (name: string) => wrongAt(`${place}/${name}`) ?? wrongAt(`${place}/${name}/*`)
  return (
    <div className="peditor__pair">
      <ChoiceLine label="看什么" options={kinds} value={value.is} onChange={is => onChange(fresh(is, tasks))} />
      {'task' in value && (
        <ChoiceLine
          label="哪个任务"
          isLong
          options={eligible(value.is, tasks).map(one => ({ value: one.key, label: one.title || one.key }))}
          value={value.task}
          error={error('task')}
          onChange={task =>
            onChange({
              ...fresh(
                value.is,
                tasks.filter(one => one.key === task),
              ),
            })
          }
        />
      )}
      {value.is === 'level' && <LevelsLine value={value} onChange={onChange} tasks={tasks} error={error('levels')} />}
      {(value.is === 'below' || value.is === 'above') && (
        <LimitLines value={value} onChange={onChange} tasks={tasks} error={error('value') ?? error('limit')} />
      )}
      {value.is === 'event' && (
        <TextLine
          label="条件里医院事件的编号"
          value={value.event}
          error={error('event')}
          onChange={event => onChange({ ...value, event: event.trim() })}
        />
      )}
      {value.is === 'fact' && (
        <>
          <TextLine
            label="情况的编号"
            value={value.fact}
            error={error('fact')}
            onChange={fact => onChange({ ...value, fact: fact.trim() })}
          />
          <TextLine
            label="是什么"
            value={value.equals}
            error={error('equals')}
            onChange={equals => onChange({ ...value, equals })}
          />
        </>
      )}
    </div>
  )
}

interface PlacedProps<One> {
  value: One
  onChange: (value: One) => void
  tasks: readonly PathwayTask[]
  error: string | undefined
}

/** Levels of the questionnaire that the task asks for, as its document in use names them. */
function LevelsLine({ value, onChange, tasks, error }: PlacedProps<Of<'level'>>) {
  const work = tasks.find(one => one.key === value.task)?.work
  const code = work?.kind === 'questionnaire' ? work.code : ''
  const query = useServiceQuery(questionnaireEditions.one(code), { unless: code === '' })
  const [headline] = query.value?.document?.scores ?? []
  const bands = headline && headline.bands.length === 0 ? (headline.groups[0]?.bands ?? []) : (headline?.bands ?? [])
  const levels = new Map(bands.map(band => [band.level, band.title]))
  return (
    <Field label="哪些等级" hint={query.value && levels.size === 0 ? '这份问卷没有分级' : undefined} wrong={error}>
      {its => (
        <Select
          {...its}
          mode="multiple"
          options={[...levels].map(([level, title]) => ({ value: level, label: title }))}
          value={value.levels}
          onChange={chosen => onChange({ ...value, levels: chosen })}
        />
      )}
    </Field>
  )
}

function LimitLines({ value, onChange, tasks, error }: PlacedProps<Of<'below' | 'above'>>) {
  const values = valuesOf(tasks.find(one => one.key === value.task))
  return (
    <>
      <ChoiceLine
        label="哪个测量项目"
        options={values.map(one => ({ value: one.key, label: one.label || one.key }))}
        value={value.value}
        error={error}
        onChange={chosen => onChange({ ...value, value: chosen })}
      />
      <Field label={value.is === 'below' ? '低于多少' : '高于多少'}>
        {({ id, 'aria-describedby': note }) => (
          <InputNumber
            id={id}
            aria-describedby={note}
            value={value.limit}
            onChange={limit => onChange({ ...value, limit: limit ?? 0 })}
          />
        )}
      </Field>
    </>
  )
}
