import { allergyClasses, allergyClassKeys, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { ManyChips } from '../../../controls/chips.tsx'

interface AllergyFieldProps {
  value: readonly AllergyClass[]
  onChange: (value: AllergyClass[]) => void
}

/** The classes of drugs somebody cannot take: a tap each, beside the words of his own. */
export const AllergyField = ({ value, onChange }: AllergyFieldProps) => (
  <ManyChips
    label="对哪类药物过敏（选填，可多选）"
    choices={allergyClassKeys.map(key => ({ value: key, label: allergyClasses[key] }))}
    value={value}
    onChange={onChange}
  />
)
