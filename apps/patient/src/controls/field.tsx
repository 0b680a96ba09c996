import { useId, type ReactNode } from 'react'
import './field.css'

export interface FieldFrame {
  /** Stands above the field; say（选填）in it when the field may stay empty. */
  label: string
  /** The sentence of the rule that is not met; its presence marks the field as wrong. */
  error?: string | undefined
  /** A quiet line under the field: what is wanted, and why. */
  hint?: ReactNode
}

/** What a field's own element must carry so that label, hint and error belong to it. */
export interface FieldLinks {
  id: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

/** The frame of every field: label above, the element, a hint, and the error in the words of the rule. */
export function Field({ label, error, hint, children }: FieldFrame & { children: (links: FieldLinks) => ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
