import { Input } from 'antd'
import { Field } from '../../../controls/field.tsx'
import type { TypedTimes } from '../times.ts'

interface TimesFieldsProps {
  value: TypedTimes
  wrong: { from?: string | undefined; until?: string | undefined }
  onChange: (changed: Partial<TypedTimes>) => void
}

export const TimesFields = ({ value, wrong, onChange }: TimesFieldsProps) => (
  <>
    <Field label="开始时间（选填）" hint="不填表示马上开始" wrong={wrong.from}>
      {its => (
        <Input
          {...its}
          type="datetime-local"
          value={value.from}
          onChange={event => onChange({ from: event.target.value })}
        />
      )}
    </Field>
    <Field label="结束时间（选填）" hint="不填表示长期展示" wrong={wrong.until}>
      {its => (
        <Input
          {...its}
          type="datetime-local"
          value={value.until}
          onChange={event => onChange({ until: event.target.value })}
        />
      )}
    </Field>
  </>
)
