import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field, type FieldFrame } from './field.tsx'

interface AreaFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'children'> {
  /** The most characters, counted in code points (𠮷 is one); the counter shows it, the rule enforces it. */
  limit?: number
}

/** Several lines of text with a counter. Longer text than the limit can be typed: nothing is cut off silently. */
export function AreaField({ label, error, hint, limit, onChange, ...area }: AreaFieldProps) {
  const [typed, setTyped] = useState<string>()
  const text = typeof area.value === 'string' ? area.value : (typed ?? String(area.defaultValue ?? ''))
  const count = Array.from(text).length

  const changed = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <Field label={label} error={error} hint={hint}>
      {links => (
        <>
          <div className="field__box">
            <textarea className="field__input" rows={4} {...area} {...links} onChange={changed} />
          </div>
          {limit !== undefined && (
            <p className={count > limit ? 'field__count field__count--over' : 'field__count'}>
              {count}/{limit}
              {count > limit && `，超出${count - limit}字`}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
