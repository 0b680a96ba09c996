import type { Uploaded } from '@nethos/calls/upload.ts'
import type { Answer } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { bodyParts } from '@nethos/contract/guide/body-parts.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'

interface FormItemProps {
  item: QuestionItem
  answer: Answer | undefined
  error: string | undefined
  pictures: readonly Uploaded[]
  onAnswer: (answer: Answer | undefined) => void
  onPictures: (change: (now: readonly Uploaded[]) => readonly Uploaded[]) => void
  onBusy: (isBusy: boolean) => void
}

interface Choice {
  value: string
  label: string
}

const labelOf = (item: QuestionItem): string =>
  item.kind !== 'note' && item.required ? `${item.text}（必填）` : item.text

/** One question of an application form. */
export function FormItem(props: FormItemProps) {
  const { item, answer, error, onAnswer } = props
  const frame = { label: labelOf(item), error, hint: item.help }
  switch (item.kind) {
    case 'note':
      return <p>{item.text}</p>
    case 'text':
      return item.long ? (
        <AreaField
          {...frame}
          limit={item.most}
          value={typeof answer === 'string' ? answer : ''}
          onChange={event => onAnswer(event.target.value)}
        />
      ) : (
        <TextField
          {...frame}
          value={typeof answer === 'string' ? answer : ''}
          onChange={event => onAnswer(event.target.value)}
        />
      )
    case 'date':
      return (
        <TextField
          {...frame}
          type="date"
          value={typeof answer === 'string' ? answer : ''}
          onChange={event => onAnswer(event.target.value)}
        />
      )
    case 'number':
    case 'slider':
      return (
        <TextField
          {...frame}
          type="number"
          inputMode="decimal"
          min={item.min}
          max={item.max}
          step="any"
          value={typeof answer === 'number' ? answer : ''}
          onChange={event => onAnswer(event.target.value === '' ? undefined : Number(event.target.value))}
          end={item.kind === 'number' && item.unit ? <span>{item.unit.label}</span> : undefined}
        />
      )
    case 'picture':
      return (
        <>
          <PicturesField
            label={labelOf(item)}
            pictures={props.pictures}
            onChange={props.onPictures}
            onBusy={props.onBusy}
            most={item.most}
          />
          {error && <Wrong sentence={error} />}
        </>
      )
    case 'single':
    case 'multiple':
    case 'scale':
    case 'matrix':
    case 'bodySite':
      return <Chosen {...props} />
  }
}

const Wrong = ({ sentence }: { sentence: string }) => (
  <p className="field__error" role="alert">
    {sentence}
  </p>
)

/** The kinds that are answered by choosing. */
function Chosen({ item, answer, error, onAnswer }: FormItemProps) {
  if (item.kind === 'matrix') {
    const rows =
      typeof answer === 'object' && !Array.isArray(answer) ? (answer as Readonly<Record<string, string>>) : {}
    return (
      <fieldset className="programme-choices">
        <legend>{labelOf(item)}</legend>
        {item.rows.map(row => (
          <Choices
            key={row.id}
            name={`${item.id}/${row.id}`}
            legend={row.text}
            options={item.options}
            chosen={[rows[row.id] ?? '']}
            onChoose={value => onAnswer({ ...rows, [row.id]: value })}
          />
        ))}
        {error && <Wrong sentence={error} />}
      </fieldset>
    )
  }
  if (item.kind === 'scale') {
    const steps: Choice[] = []
    for (let at = item.min; at <= item.max; at += item.step) {
      const word = item.words.find(one => one.at === at)?.label
      steps.push({ value: String(at), label: word ? `${at} ${word}` : String(at) })
    }
    return (
      <Choices
        name={item.id}
        legend={labelOf(item)}
        options={steps}
        chosen={typeof answer === 'number' ? [String(answer)] : []}
        error={error}
        onChoose={value => onAnswer(Number(value))}
      />
    )
  }
  if (item.kind === 'single')
    return (
      <Choices
        name={item.id}
        legend={labelOf(item)}
        options={item.options}
        chosen={[typeof answer === 'string' ? answer : '']}
        error={error}
        onChoose={onAnswer}
      />
    )
  if (item.kind !== 'multiple' && item.kind !== 'bodySite') return null
  const options: readonly Choice[] =
    item.kind === 'multiple'
      ? item.options
      : Object.entries(bodyParts).map(([value, part]) => ({ value, label: part.label }))
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : []
  return (
    <Choices
      name={item.id}
      legend={labelOf(item)}
      options={options}
      chosen={chosen}
      isMultiple
      error={error}
      onChoose={value => onAnswer(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])}
    />
  )
}

interface ChoicesProps {
  name: string
  legend: string
  options: readonly Choice[]
  chosen: readonly string[]
  isMultiple?: boolean
  error?: string | undefined
  onChoose: (value: string) => void
}

const Choices = ({ name, legend, options, chosen, isMultiple = false, error, onChoose }: ChoicesProps) => (
  <fieldset className="programme-choices">
    <legend>{legend}</legend>
    {options.map(option => (
      <label key={option.value}>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen.includes(option.value)}
          onChange={() => onChoose(option.value)}
        />
        {option.label}
      </label>
    ))}
    {error && <Wrong sentence={error} />}
  </fieldset>
)
