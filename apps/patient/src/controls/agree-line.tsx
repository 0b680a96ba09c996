import { useId, type ReactNode } from 'react'
import './agree-line.css'
import './field.css'

interface AgreeLineProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence, with links to what is agreed to. Never ticked beforehand. */
  children: ReactNode
  /** Why it has to be ticked: under it, in red, with the box marked. */
  error?: string | undefined
}

/** A box to tick beside a sentence: I have read and agree. */
export function AgreeLine({ checked, onChange, children, error }: AgreeLineProps) {
  const errorId = useId()
  return (
    <div data-wrong={error ? true : undefined}>
      <label className={error ? 'agree-line agree-line--wrong' : 'agree-line'}>
        <input
          className="agree-line__box"
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field__error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
