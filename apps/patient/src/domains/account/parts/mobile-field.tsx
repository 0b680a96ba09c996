import { TelField, type TextFieldProps } from '../../../controls/text-field.tsx'

interface MobileFieldProps extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'maxLength'> {
  label?: string
  value: string
  onChange: (mobile: string) => void
}

/** As an address book writes it: +86 139 0000 1111. */
const plain = (text: string): string => text.replace(/[\s-]/g, '').replace(/^(\+|00)86(?=1)/, '')

/** A mobile number; what is pasted with blanks or country code becomes 11 digits. */
export const MobileField = ({ label = '手机号', onChange, ...field }: MobileFieldProps) => (
  <TelField
    label={label}
    placeholder="11位手机号"
    {...field}
    maxLength={20}
    onChange={event => onChange(plain(event.target.value))}
  />
)
