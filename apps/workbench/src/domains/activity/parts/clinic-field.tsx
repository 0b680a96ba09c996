import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { allClinics } from '../activity.calls.ts'

interface ClinicFieldProps {
  /** Empty: the one that is open, or opens next. */
  value: string
  onChange: (freeClinicId: string) => void
}

/** Which free clinic a campaign shows; it counts at the addresses of free clinics alone. */
export function ClinicField({ value, onChange }: ClinicFieldProps) {
  const { value: found, status, sentence } = useServiceQuery(allClinics())
  const clinics = (found?.rows ?? []).map(({ freeClinicId, title }) => ({ value: freeClinicId, label: title }))
  return (
    <Field label="显示哪一场义诊" hint="只用于义诊页（wuhan、bayz、cdyz）" wrong={sentence}>
      {its => (
        <Select
          {...its}
          loading={status === 'waiting'}
          value={value}
          onChange={onChange}
          options={[{ value: '', label: '正在进行或最近一场' }, ...clinics]}
        />
      )}
    </Field>
  )
}
