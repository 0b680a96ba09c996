import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

/** Everything a native input takes (so `{...register('name')}` fits), with a label, an error and a hint around it. */
export interface TextFieldProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'> {
  /** What stands in the box behind the text: a captcha button, a unit. */
  end?: ReactNode
}

/** One line of text. */
export const TextField = ({ label, error, hint, end, ...input }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {links => (
      <div className="field__box">
        <input className="field__input" type="text" autoComplete="off" {...input} {...links} />
        {end}
      </div>
    )}
  </Field>
)

/** A telephone number: the telephone keypad comes up. */
export const TelField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel-national" maxLength={11} {...props} />
)

/** Figures only: a code, a weight, an amount. It stays text, so that leading zeros live. */
export const NumericField = (props: TextFieldProps) => <TextField inputMode="numeric" pattern="[0-9]*" {...props} />

/** The figures that an SMS brings; the keyboard offers them by itself. */
export const CodeField = (props: TextFieldProps) => <NumericField autoComplete="one-time-code" {...props} />

/** A password that can be made visible. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="field__end"
          aria-label="显示密码"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'unseen'} />
        </button>
      }
    />
  )
}
