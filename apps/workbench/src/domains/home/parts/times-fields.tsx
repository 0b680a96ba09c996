import type { Errors } from '@nethos/calls/form/use-form.ts'
import { TextLine } from '../../../controls/lines.tsx'
import type { TypedTimes } from '../times.ts'

interface TimesFieldsProps {
  value: TypedTimes
  wrong: Errors<'from' | 'until'>
  onChange: (changed: Partial<TypedTimes>) => void
}

export const TimesFields = ({ value, wrong, onChange }: TimesFieldsProps) => (
  <>
    <TextLine
      label="开始时间（选填）"
      hint="不填表示马上开始"
      type="datetime-local"
      value={value.from}
      error={wrong.from}
      onChange={from => onChange({ from })}
    />
    <TextLine
      label="结束时间（选填）"
      hint="不填表示长期展示"
      type="datetime-local"
      value={value.until}
      error={wrong.until}
      onChange={until => onChange({ until })}
    />
  </>
)
