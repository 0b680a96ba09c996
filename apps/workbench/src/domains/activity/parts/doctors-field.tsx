import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Field } from '../../../controls/field.tsx'
import { allDoctors } from '../activity.calls.ts'

interface DoctorsFieldProps {
  label: string
  value: readonly string[]
  error?: string | undefined
  onChange: (docIds: string[]) => void
}

/** Several doctors, found by name or department. */
export function DoctorsField({ label, value, error, onChange }: DoctorsFieldProps) {
  const { value: found, status, sentence } = useServiceQuery(allDoctors())
  return (
    <Field label={label} wrong={error ?? sentence}>
      {its => (
        <Select
          {...its}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          loading={status === 'waiting'}
          value={[...value]}
          onChange={onChange}
          options={(found?.rows ?? []).map(({ docId, docName, docDeptName }) => ({
            value: docId,
            label: `${docName}（${docDeptName}）`,
          }))}
        />
      )}
    </Field>
  )
}
