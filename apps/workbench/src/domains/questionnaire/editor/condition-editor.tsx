import { Button, Input, InputNumber, Select } from 'antd'
import { bodyParts } from '@nethos/contract/guide/body-parts.ts'
import {
  conditionOperators,
  type Condition,
  type ConditionOperator,
  type QuestionItem,
  type ShownWhen,
} from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { Choice } from '../../../controls/choice.tsx'
import { replaced, without } from './change.ts'
import { freshCondition } from './fresh.ts'
import { ListBar } from './list-bar.tsx'

const operatorWords: Readonly<Record<ConditionOperator, string>> = {
  exists: '是否填写',
  '=': '等于',
  '!=': '不等于',
  '>': '大于',
  '<': '小于',
  '>=': '大于等于',
  '<=': '小于等于',
}
const ordered = new Set<QuestionItem['kind']>(['number', 'scale', 'slider', 'date'])

const operatorsOf = (item: QuestionItem | undefined): readonly ConditionOperator[] => {
  if (item?.kind === 'picture') return ['exists']
  return item && ordered.has(item.kind) ? conditionOperators : ['exists', '=', '!=']
}

/** Questions, and the rows of a matrix each by itself, by what they are called in conditions and scores. */
export const askable = (items: readonly QuestionItem[]): { value: string; label: string }[] =>
  items.flatMap(item => {
    if (item.kind === 'note') return []
    const own = { value: item.id, label: `${item.id} ${item.text}` }
    if (item.kind !== 'matrix') return [own]
    return [
      own,
      ...item.rows.map(row => ({ value: `${item.id}/${row.id}`, label: `${item.id}/${row.id} ${row.text}` })),
    ]
  })

const firstAnswer = (item: QuestionItem | undefined): Condition['answer'] => {
  if (!item) return ''
  if ('options' in item) return item.options[0]?.value ?? ''
  if ('min' in item) return item.min
  return item.kind === 'bodySite' ? 'head' : ''
}

interface ConditionEditorProps {
  label: string
  when: ShownWhen
  /** What may be looked at. */
  items: readonly QuestionItem[]
  onChange: (when: ShownWhen) => void
}

/** Conditions out of lists: which question, how compared, with which answer. */
export function ConditionEditor({ label, when, items, onChange }: ConditionEditorProps) {
  const { behaviour, conditions } = when
  const put = (at: number, one: Condition) => onChange({ ...when, conditions: replaced(conditions, at, one) })
  const questions = askable(items)
  return (
    <fieldset className="qeditor__list">
      <legend>{label}</legend>
      {conditions.length > 1 && (
        <Choice
          label={`${label}：怎样算满足`}
          value={behaviour}
          of={{ all: '全部满足', any: '满足任意一个' }}
          onChange={next => onChange({ ...when, behaviour: next })}
        />
      )}
      {conditions.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition has no name, and is not moved
        <div key={at} className="qeditor__row">
          <OneCondition
            name={`${label}：条件${at + 1}`}
            condition={one}
            item={items.find(item => item.id === one.question.split('/')[0])}
            questions={questions}
            onChange={next => put(at, next)}
          />
          <ListBar
            name={`${label}的条件${at + 1}`}
            onRemove={
              conditions.length > 1 ? () => onChange({ ...when, conditions: without(conditions, at) }) : undefined
            }
          />
        </div>
      ))}
      <Button
        size="small"
        onClick={() => onChange({ ...when, conditions: [...conditions, freshCondition(questions[0]?.value ?? '')] })}
      >
        添加条件
      </Button>
    </fieldset>
  )
}

interface OneProps {
  name: string
  condition: Condition
  item: QuestionItem | undefined
  questions: { value: string; label: string }[]
  onChange: (condition: Condition) => void
}

function OneCondition({ name, condition, item, questions, onChange }: OneProps) {
  const { question, operator } = condition
  return (
    <>
      <Select
        aria-label={`${name}看哪一题`}
        className="qeditor__question"
        showSearch={{ optionFilterProp: 'label' }}
        options={questions}
        value={question}
        onChange={next => onChange(freshCondition(next))}
      />
      <Select
        aria-label={`${name}怎样比较`}
        options={operatorsOf(item).map(value => ({ value, label: operatorWords[value] }))}
        popupMatchSelectWidth={false}
        value={operator}
        onChange={next =>
          onChange({ question, operator: next, answer: next === 'exists' ? true : sameAnswer(condition, item) })
        }
      />
      <AnswerOf
        name={`${name}的答案`}
        condition={condition}
        item={item}
        onChange={answer => onChange({ ...condition, answer })}
      />
    </>
  )
}

const sameAnswer = ({ operator, answer }: Condition, item: QuestionItem | undefined) =>
  operator === 'exists' ? firstAnswer(item) : answer

interface AnswerProps {
  name: string
  condition: Condition
  item: QuestionItem | undefined
  onChange: (answer: Condition['answer']) => void
}

function AnswerOf({ name, condition: { operator, answer }, item, onChange }: AnswerProps) {
  if (operator === 'exists')
    return (
      <Choice
        label={name}
        value={answer === true ? 'yes' : 'no'}
        of={{ yes: '已填写', no: '没有填写' }}
        onChange={next => onChange(next === 'yes')}
      />
    )
  const options = optionsOf(item)
  if (options)
    return (
      <Select
        aria-label={name}
        className="qeditor__answer"
        options={options}
        value={String(answer)}
        onChange={onChange}
      />
    )
  if (item && 'min' in item)
    return (
      <InputNumber
        aria-label={name}
        value={typeof answer === 'number' ? answer : null}
        onChange={typed => onChange(typed ?? 0)}
      />
    )
  if (item?.kind === 'date')
    return (
      <Input type="date" aria-label={name} value={String(answer)} onChange={event => onChange(event.target.value)} />
    )
  return <Input aria-label={name} value={String(answer)} onChange={event => onChange(event.target.value)} />
}

function optionsOf(item: QuestionItem | undefined): { value: string; label: string }[] | undefined {
  if (item && 'options' in item) return item.options.map(({ value, label }) => ({ value, label }))
  if (item?.kind !== 'bodySite') return undefined
  return Object.entries(bodyParts).map(([value, part]) => ({ value, label: part.label }))
}
