import { street as streetRule } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { Errors } from '@nethos/calls/form/use-form.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { RegionField } from '../../account/public.tsx'

/** A home address in a form: the region, and the rest of it. */
export interface TypedAddress {
  areaName: string
  street: string
}
export const noAddress: TypedAddress = { areaName: '', street: '' }

export const wrongInAddress = ({ areaName, street }: TypedAddress) => ({
  areaName: areaName ? undefined : '请选择所在地区',
  street: sentenceOf(streetRule, street),
})
export const wholeAddress = ({ areaName, street }: TypedAddress): string => areaName + street.trim()

interface AddressFieldsProps {
  value: TypedAddress
  wrong: Errors<keyof TypedAddress>
  onChange: (changed: Partial<TypedAddress>) => void
}

export const AddressFields = ({ value, wrong, onChange }: AddressFieldsProps) => (
  <>
    <RegionField
      label="所在地区"
      areaName={value.areaName}
      onChoose={({ areaName }) => onChange({ areaName })}
      error={wrong.areaName}
    />
    <AreaField
      label="详细地址"
      rows={2}
      placeholder="街道、小区、楼栋、门牌号"
      limit={60}
      value={value.street}
      onChange={event => onChange({ street: event.target.value })}
      error={wrong.street}
    />
  </>
)
