import { Select } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { beds } from '../inpatient.calls.ts'

/** One department of those that have wards, or all. */
export function DepartmentChoice({ value, onChange }: { value: string; onChange: (deptCode: string) => void }) {
  const all = useServiceQuery(beds('')).value ?? []
  const wards = new Map(all.map(({ deptCode, wardName }) => [deptCode, wardName]))
  return (
    <Select
      aria-label="病区"
      value={value}
      onChange={onChange}
      style={{ minWidth: '10em' }}
      options={[{ value: '', label: '全部病区' }, ...[...wards].map(([code, label]) => ({ value: code, label }))]}
    />
  )
}
