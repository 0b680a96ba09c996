import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { diagnosesInWords, mostDiagnoses, type Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { Field } from '../../controls/field.tsx'
import { diagnosesOf } from './diagnosis.calls.ts'

interface DiagnosisFieldProps {
  chosen: readonly Diagnosis[]
  wrong?: string | undefined
  onChange: (chosen: readonly Diagnosis[]) => void
}

/** Diagnoses of the hospital's list, found by name, code, pinyin or initials; the main one first. */
export function DiagnosisField({ chosen, wrong, onChange }: DiagnosisFieldProps) {
  const [typed, setTyped] = useState('')
  const word = useDeferredValue(typed.trim())
  const found = useServiceQuery(diagnosesOf(word), { unless: word === '', keepPrevious: true })
  const rows = word === '' ? [] : (found.value ?? [])
  const known = new Map([...rows, ...chosen].map(one => [one.code, one]))
  const isFull = chosen.length >= mostDiagnoses
  return (
    <Field
      label="诊断编码（ICD-10）"
      hint="按名称、编码、拼音或首字母查找，第一个为主要诊断；目录中没有的可不选"
      wrong={wrong}
    >
      {its => (
        <Select
          {...its}
          mode="multiple"
          placeholder="查找诊断"
          value={chosen.map(one => one.code)}
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          notFoundContent={word === '' || found.value === undefined ? null : '没有找到，请换个说法'}
          style={{ width: '100%' }}
          options={[...known.values()].map(one => ({
            value: one.code,
            label: diagnosesInWords([one]),
            disabled: isFull && !chosen.some(taken => taken.code === one.code),
          }))}
          onChange={(codes: string[]) => {
            onChange(codes.flatMap(code => known.get(code) ?? []))
            setTyped('')
          }}
        />
      )}
    </Field>
  )
}
