import { useId } from 'react'
import { bodyParts } from '@nethos/contract/guide/body-parts.ts'
import type { Answer } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { oneOf } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'

interface DryItemProps {
  item: QuestionItem
  answer: Answer | undefined
  onChange: (answer: Answer) => void
}

const textOf = (item: QuestionItem) => (item.kind !== 'note' && !item.required ? `${item.text}（选填）` : item.text)
const listOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : []

/** One question, as plain as it can be drawn. */
export const DryItem = (props: DryItemProps) =>
  props.item.kind === 'note' ? (
    <p className="dry-run__help">{props.item.text}</p>
  ) : (
    <fieldset className="dry-run__item">
      <legend>{textOf(props.item)}</legend>
      <Control {...props} />
      {props.item.help && <p className="dry-run__help">{props.item.help}</p>}
    </fieldset>
  )

function Control({ item, answer, onChange }: DryItemProps) {
  switch (item.kind) {
    case 'note':
      return null
    case 'single':
      return <Ticks options={item.options} chosen={[oneOf(answer)]} onChoose={onChange} />
    case 'multiple':
    case 'bodySite':
      return (
        <Ticks
          isMany
          options={item.kind === 'multiple' ? item.options : sites}
          chosen={listOf(answer)}
          onChoose={value => onChange(toggled(listOf(answer), value))}
        />
      )
    case 'scale':
      return <Ticks options={stepsOf(item)} chosen={[oneOf(answer)]} onChoose={value => onChange(Number(value))} />
    case 'matrix':
      return <Matrix item={item} answer={answer} onChange={onChange} />
    case 'picture':
      return (
        <label>
          <input
            type="checkbox"
            checked={listOf(answer).length > 0}
            onChange={event => onChange(event.target.checked ? ['trial'] : [])}
          />
          {' 当作已上传一张照片'}
        </label>
      )
    case 'text':
    case 'number':
    case 'date':
    case 'slider':
      return <Typed item={item} answer={answer} onChange={onChange} />
  }
}

const sites = Object.entries(bodyParts).map(([value, { label }]) => ({ value, label }))
const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value]

const stepsOf = ({ min, max, step, words }: Extract<QuestionItem, { kind: 'scale' }>) =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) => {
    const value = Number((min + at * step).toFixed(4))
    const word = words.find(one => one.at === value)?.label
    return { value: String(value), label: word ? `${value} ${word}` : String(value) }
  })

interface TicksProps {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  isMany?: boolean
  onChoose: (value: string) => void
}

function Ticks({ options, chosen, isMany = false, onChoose }: TicksProps) {
  const name = useId()
  return (
    <>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          {` ${label}`}
        </label>
      ))}
    </>
  )
}

function Matrix({ item, answer, onChange }: DryItemProps & { item: Extract<QuestionItem, { kind: 'matrix' }> }) {
  const given = typeof answer === 'object' && !Array.isArray(answer) ? (answer as Readonly<Record<string, string>>) : {}
  return item.rows.map(row => (
    <fieldset key={row.id} className="dry-run__item">
      <legend>{row.text}</legend>
      <Ticks
        options={item.options}
        chosen={[given[row.id] ?? '']}
        onChoose={value => onChange({ ...given, [row.id]: value })}
      />
    </fieldset>
  ))
}

type TypedItem = Extract<QuestionItem, { kind: 'text' | 'number' | 'date' | 'slider' }>

function Typed({ item, answer, onChange }: DryItemProps & { item: TypedItem }) {
  const label = item.text
  if (item.kind === 'text')
    return <input aria-label={label} value={oneOf(answer)} onChange={event => onChange(event.target.value)} />
  if (item.kind === 'date')
    return (
      <input type="date" aria-label={label} value={oneOf(answer)} onChange={event => onChange(event.target.value)} />
    )
  const isSlider = item.kind === 'slider'
  return (
    <span>
      <input
        type={isSlider ? 'range' : 'number'}
        aria-label={label}
        min={item.min}
        max={item.max}
        step={isSlider ? item.step : 'any'}
        value={typeof answer === 'number' ? answer : isSlider ? item.min : ''}
        onChange={event => onChange(event.target.value === '' ? '' : Number(event.target.value))}
      />
      {isSlider ? ` ${typeof answer === 'number' ? String(answer) : '请拖动滑块'}` : item.unit && ` ${item.unit.label}`}
    </span>
  )
}
