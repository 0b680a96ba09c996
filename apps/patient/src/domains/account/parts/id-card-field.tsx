import { TextField, type TextFieldProps } from '../../../controls/text-field.tsx'

interface IdCardFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'maxLength'> {
  label?: string
  value: string
  onChange: (idCard: string) => void
}

/** An ID number: no blanks, the last character may be an X, however it was typed. */
export const IdCardField = ({ label = '身份证号', onChange, ...field }: IdCardFieldProps) => (
  <TextField
    label={label}
    placeholder="身份证号"
    autoCapitalize="characters"
    spellCheck={false}
    {...field}
    maxLength={24}
    onChange={event => onChange(event.target.value.replace(/\s/g, '').toUpperCase())}
  />
)
