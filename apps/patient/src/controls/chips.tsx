import { useId, type ReactNode } from 'react'
import './chips.css'
import './field.css'

export interface Choice<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

interface ChipsProps<Value extends string> {
  /** What is chosen; stands above the chips. */
  label: string
  choices: readonly Choice<Value>[]
  /** Null when nothing has been chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** The sentence of the rule that is not met. */
  error?: string | undefined
}

/** A handful of short words of which one is chosen. */
export function Chips<Value extends string>({ label, choices, value, onChange, error }: ChipsProps<Value>) {
  const name = useId()
  return (
    <ChipFrame label={label} error={error}>
      {choices.map(choice => (
        <label key={choice.value} className="chip">
          <input
            className="chip__input"
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span className="chip__word">{choice.label}</span>
        </label>
      ))}
    </ChipFrame>
  )
}

interface ManyChipsProps<Value extends string> extends Omit<ChipsProps<Value>, 'value' | 'onChange'> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Short words of which several may be chosen. */
export function ManyChips<Value extends string>({ label, choices, value, onChange, error }: ManyChipsProps<Value>) {
  const flip = (one: Value) => onChange(value.includes(one) ? value.filter(item => item !== one) : [...value, one])
  return (
    <ChipFrame label={label} error={error}>
      {choices.map(choice => (
        <label key={choice.value} className="chip">
          <input
            className="chip__input"
            type="checkbox"
            checked={value.includes(choice.value)}
            disabled={choice.disabled}
            onChange={() => flip(choice.value)}
          />
          <span className="chip__word">{choice.label}</span>
        </label>
      ))}
    </ChipFrame>
  )
}

const ChipFrame = ({ label, error, children }: { label: string; error: string | undefined; children: ReactNode }) => (
  <fieldset className="chips" data-wrong={error ? true : undefined}>
    <legend className="chips__label">{label}</legend>
    <div className="chips__row">{children}</div>
    {error && (
      <p className="field__error" role="alert">
        {error}
      </p>
    )}
  </fieldset>
)
