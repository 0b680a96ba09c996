import { Input, Select, Switch, type InputProps } from 'antd'
import { Field } from './field.tsx'

/** One field of a form: what `form.field(…)` gives, with its name and a hint. */
interface LineProps<Value> {
  label: string
  hint?: string | undefined
  value: Value
  error?: string | undefined
  onChange: (value: Value) => void
}

/** One line of text; a figure with its unit as `suffix`. */
export const TextLine = ({
  label,
  hint,
  value,
  error,
  onChange,
  ...input
}: LineProps<string> & Omit<InputProps, 'value' | 'onChange' | 'status' | 'id'>) => (
  <Field label={label} hint={hint} wrong={error}>
    {its => <Input {...its} {...input} value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)

interface AreaLineProps extends LineProps<string> {
  minRows: number
  maxRows: number
}

/** Several lines of text; the box grows with them. */
export const AreaLine = ({ label, hint, value, error, onChange, minRows, maxRows }: AreaLineProps) => (
  <Field label={label} hint={hint} wrong={error}>
    {its => (
      <Input.TextArea
        {...its}
        autoSize={{ minRows, maxRows }}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Field>
)

interface ChoiceLineProps<Value> extends LineProps<Value> {
  options: readonly { value: NoInfer<Value>; label: string }[]
  /** Options can be found by what they are called. */
  isLong?: boolean
  placeholder?: string
}

/** One out of a list. Nothing is chosen while the value is ''. */
export const ChoiceLine = <Value extends string | number>({
  label,
  hint,
  value,
  error,
  onChange,
  options,
  isLong = false,
  placeholder,
}: ChoiceLineProps<Value>) => (
  <Field label={label} hint={hint} wrong={error}>
    {its => (
      <Select<Value>
        {...its}
        {...(isLong && { showSearch: { optionFilterProp: 'label' } })}
        {...((value !== '' || options.some(one => one.value === '')) && { value })}
        {...(placeholder && { placeholder })}
        options={[...options]}
        onChange={onChange}
      />
    )}
  </Field>
)

/** Yes or no. */
export const SwitchLine = ({ label, hint, value, error, onChange }: LineProps<boolean>) => (
  <Field label={label} hint={hint} wrong={error}>
    {({ id }) => <Switch id={id} aria-label={label} checked={value} onChange={onChange} />}
  </Field>
)
