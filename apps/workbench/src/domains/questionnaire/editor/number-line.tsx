import { InputNumber } from 'antd'
import { Field } from '../../../controls/field.tsx'

interface NumberLineProps {
  label: string
  hint?: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A number; nothing while it is empty. */
export const NumberLine = ({ label, hint, value, onChange }: NumberLineProps) => (
  <Field label={label} hint={hint}>
    {({ id, 'aria-describedby': describedBy }) => (
      <InputNumber
        id={id}
        aria-describedby={describedBy}
        value={value ?? null}
        onChange={typed => onChange(typed ?? undefined)}
      />
    )}
  </Field>
)
