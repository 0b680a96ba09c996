import { InputNumber } from 'antd'
import { Field } from '../../../controls/field.tsx'

interface NumberLineProps {
  label: string
  hint?: string
  value: number | null
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** A whole number; nothing where it may be left out. */
export const NumberLine = ({ label, hint, value, error, onChange }: NumberLineProps) => (
  <Field label={label} hint={hint} wrong={error}>
    {its => <InputNumber {...its} precision={0} value={value} onChange={onChange} />}
  </Field>
)
