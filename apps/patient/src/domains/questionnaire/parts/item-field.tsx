import { useState } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import type { Answer } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { ItemOf, QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { bodyPartKeys, bodyParts, type BodyPart } from '@nethos/contract/guide/body-parts.ts'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { AreaField } from '../../../controls/area-field.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { BodyFigure } from '../../guide/public.tsx'
import { oneOf } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { Choices } from './choices.tsx'
import './questionnaire.css'

interface FieldProps<Item> {
  item: Item
  answer: Answer | undefined
  onChange: (answer: Answer) => void
  error?: string | undefined
  /** Pictures are on their way. */
  onBusy?: ((isBusy: boolean) => void) | undefined
}

const labelOf = (item: QuestionItem) => (item.kind !== 'note' && !item.required ? `${item.text}（选填）` : item.text)
const listOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]) : []
const parts = Object.entries(bodyParts).map(([value, { label }]) => ({ value, label }))

/** One question, as its kind wants it. */
export function ItemField({ item, answer, onChange, error, onBusy }: FieldProps<QuestionItem>) {
  return (
    <div className="questionnaire__item" data-item={item.id}>
      <ByKind item={item} answer={answer} onChange={onChange} error={error} onBusy={onBusy} />
      {item.help && <p className="questionnaire__help">{item.help}</p>}
    </div>
  )
}

function ByKind({ item, answer, onChange, error, onBusy }: FieldProps<QuestionItem>) {
  const label = labelOf(item)
  const common = { answer, onChange, error }
  switch (item.kind) {
    case 'note':
      return <p className="questionnaire__note">{item.text}</p>
    case 'single':
      return (
        <Choices
          label={label}
          options={item.options}
          value={answer === undefined ? [] : [oneOf(answer)]}
          onChange={([one]) => onChange(one ?? '')}
          error={error}
        />
      )
    case 'multiple':
      return <Several item={item} {...common} />
    case 'text':
      return <Words item={item} {...common} />
    case 'number':
      return <Figure item={item} {...common} />
    case 'date':
      return (
        <TextField
          label={label}
          type="date"
          value={typeof answer === 'string' ? answer : ''}
          onChange={event => onChange(event.target.value)}
          error={error}
        />
      )
    case 'picture':
      return <Photos item={item} {...common} onBusy={onBusy} />
    case 'scale':
      return <Steps item={item} {...common} />
    case 'slider':
      return <Slider item={item} {...common} />
    case 'bodySite':
      return <BodySite item={item} {...common} />
    case 'matrix':
      return <Matrix item={item} {...common} />
  }
}

function Several({ item, answer, onChange, error }: FieldProps<ItemOf<'multiple'>>) {
  const alone = new Set(item.options.filter(option => option.alone).map(option => option.value))
  const now = listOf(answer)
  // What stands alone takes the others away, and goes when another is chosen.
  const choose = (chosen: string[]) => {
    const added = chosen.find(one => !now.includes(one))
    if (added === undefined) return onChange(chosen)
    onChange(alone.has(added) ? [added] : chosen.filter(one => !alone.has(one)))
  }
  return (
    <Choices
      label={`${labelOf(item)}（可多选）`}
      isMany
      options={item.options}
      value={now}
      onChange={choose}
      error={error}
    />
  )
}

function Words({ item, answer, onChange, error }: FieldProps<ItemOf<'text'>>) {
  const value = typeof answer === 'string' ? answer : ''
  const label = labelOf(item)
  if (!item.long)
    return <TextField label={label} value={value} onChange={event => onChange(event.target.value)} error={error} />
  return (
    <AreaField
      label={label}
      rows={4}
      limit={item.most}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={error}
    />
  )
}

/** What is typed stays as it is typed: '36.' is on its way to a number. */
function Figure({ item, answer, onChange, error }: FieldProps<ItemOf<'number'>>) {
  const [typed, setTyped] = useState(typeof answer === 'number' ? String(answer) : '')
  const change = (text: string) => {
    setTyped(text)
    const value = Number(text)
    // What is no number is no answer: the rule of the item says so.
    onChange(text.trim() === '' || Number.isNaN(value) ? '' : value)
  }
  return (
    <TextField
      label={labelOf(item)}
      inputMode={item.decimals > 0 ? 'decimal' : 'numeric'}
      value={typed}
      onChange={event => change(event.target.value)}
      end={item.unit && <span className="questionnaire__unit">{item.unit.label}</span>}
      error={error}
    />
  )
}

function Photos({ item, answer, onChange, error, onBusy = () => undefined }: FieldProps<ItemOf<'picture'>>) {
  const saved = listOf(answer)
  const [pictures, setPictures] = useState<readonly Uploaded[]>([])
  const earlier = saved.filter(id => !pictures.some(one => one.attaId === id))
  const change = (to: (now: readonly Uploaded[]) => readonly Uploaded[]) => {
    const next = to(pictures)
    setPictures(next)
    onChange([...earlier, ...next.map(one => one.attaId)])
  }
  return (
    <div data-wrong={error ? true : undefined}>
      <PicturesField
        label={labelOf(item)}
        most={item.most - earlier.length}
        pictures={pictures}
        onChange={change}
        onBusy={onBusy}
      />
      {earlier.length > 0 && (
        <p className="questionnaire__help">
          已保存{earlier.length}张照片{' '}
          <button
            type="button"
            className="questionnaire__link"
            onClick={() => onChange(pictures.map(one => one.attaId))}
          >
            删除已保存的
          </button>
        </p>
      )}
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Steps({ item, answer, onChange, error }: FieldProps<ItemOf<'scale'>>) {
  const count = Math.round((item.max - item.min) / item.step) + 1
  const options = Array.from({ length: count }, (_, at) => {
    const value = Number((item.min + at * item.step).toFixed(4))
    const word = item.words.find(one => one.at === value)?.label
    return { value: String(value), label: word ? `${value} ${word}` : String(value) }
  })
  return (
    <Choices
      label={labelOf(item)}
      isRow
      options={options}
      value={answer === undefined ? [] : [oneOf(answer)]}
      onChange={([one]) => onChange(Number(one))}
      error={error}
    />
  )
}

function Slider({ item, answer, onChange, error }: FieldProps<ItemOf<'slider'>>) {
  const value = typeof answer === 'number' ? answer : undefined
  const nearest = item.words.find(one => one.at === value)?.label
  return (
    <fieldset className="question" data-wrong={error ? true : undefined}>
      <legend className="question__text">{labelOf(item)}</legend>
      <p className="slider__value" aria-hidden="true">
        {value === undefined ? '请拖动滑块' : `${value}${nearest ? ` ${nearest}` : ''}`}
      </p>
      <input
        className="slider"
        type="range"
        aria-label={item.text}
        aria-valuetext={value === undefined ? '还没有选' : `${value}${nearest ? ` ${nearest}` : ''}`}
        min={item.min}
        max={item.max}
        step={item.step}
        value={value ?? item.min}
        onChange={event => onChange(Number(event.target.value))}
        // A tap where it stands already is an answer, too.
        onPointerUp={event => onChange(Number(event.currentTarget.value))}
      />
      <p className="slider__words" aria-hidden="true">
        {item.words.map(word => (
          <span key={word.at}>{word.label}</span>
        ))}
      </p>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Where it is: tapped on the drawing, or named in the list, which says the same to whoever does not see it. */
function BodySite({ item, answer, onChange, error }: FieldProps<ItemOf<'bodySite'>>) {
  const value = bodyPartKeys.filter(part => listOf(answer).includes(part))
  const flip = (part: BodyPart) =>
    onChange(value.includes(part) ? value.filter(other => other !== part) : [...value, part])
  return (
    <Choices
      label={labelOf(item)}
      isMany
      isRow
      options={parts}
      value={value}
      onChange={onChange}
      error={error}
      drawing={<BodyFigure value={value} onChange={flip} />}
    />
  )
}

function Matrix({ item, answer, onChange, error }: FieldProps<ItemOf<'matrix'>>) {
  const given = typeof answer === 'object' && !Array.isArray(answer) ? (answer as Readonly<Record<string, string>>) : {}
  return (
    <div className="matrix">
      <p className="question__text">{labelOf(item)}</p>
      {item.rows.map(row => (
        <Choices
          key={row.id}
          label={row.text}
          isRow
          options={item.options}
          value={given[row.id] === undefined ? [] : [given[row.id] ?? '']}
          onChange={([one]) => onChange({ ...given, [row.id]: one ?? '' })}
          error={error && given[row.id] === undefined ? '请选择' : undefined}
        />
      ))}
    </div>
  )
}
