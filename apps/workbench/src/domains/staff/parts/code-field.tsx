import { Input } from 'antd'
import { Field } from '../../../controls/field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  value: string
  wrong: string | undefined
  /** Digits of the app only, not recovery codes. */
  isApp?: boolean
  onChange: (code: string) => void
}

/** Where a code is typed in; phones show digits and offer to fill it in. */
export const CodeField = ({ label, hint, value, wrong, isApp = false, onChange }: CodeFieldProps) => (
  <Field label={label} hint={hint} wrong={wrong}>
    {its => (
      <Input
        {...its}
        className="second-step__code"
        size="large"
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...(isApp && { inputMode: 'numeric' as const })}
        maxLength={20}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Field>
)
