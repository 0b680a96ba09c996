import { useId, type ReactNode } from 'react'

interface ChoicesProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Several may be chosen. */
  isMany?: boolean
  /** Side by side, as the steps of a scale. */
  isRow?: boolean
  error?: string | undefined
  /** A drawing that says the same. */
  drawing?: ReactNode
}

/** Answers to choose from, each as wide as the page: a thumb finds them. */
export function Choices({
  label,
  options,
  value,
  onChange,
  isMany = false,
  isRow = false,
  error,
  drawing,
}: ChoicesProps) {
  const name = useId()
  const flip = (one: string) => onChange(value.includes(one) ? value.filter(item => item !== one) : [...value, one])
  return (
    <fieldset className="question" data-wrong={error ? true : undefined}>
      <legend className="question__text">{label}</legend>
      {drawing}
      <div className={isRow ? 'answers answers--row' : 'answers'}>
        {options.map(option => (
          <label key={option.value} className="answer">
            <input
              className="answer__input"
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              checked={value.includes(option.value)}
              onChange={() => (isMany ? flip(option.value) : onChange([option.value]))}
            />
            <span className="answer__word">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
