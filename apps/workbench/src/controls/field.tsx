import { useId, type ReactNode } from 'react'
import './field.css'

interface FieldProps {
  label: string
  hint?: string | undefined
  /** Why what stands in it will not do, or undefined. */
  wrong?: string | undefined
  children: (its: { id: string; 'aria-describedby': string; status: '' | 'error' }) => ReactNode
}

/** A control with its name above and its sentence below. */
export function Field({ label, hint, wrong, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note`, status: wrong ? 'error' : '' })}
      <p id={`${id}-note`} className={wrong ? 'field__wrong' : 'field__hint'} role={wrong ? 'alert' : undefined}>
        {wrong ?? hint}
      </p>
    </div>
  )
}
