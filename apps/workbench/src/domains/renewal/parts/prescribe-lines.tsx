import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import {
  frequencies,
  frequencyCodes,
  mostTimesADay,
  type DoseUnit,
  type FrequencyCode,
} from '@nethos/contract/renewal/dose.ts'
import { unitsOfForm } from '@nethos/contract/renewal/dose-form.ts'
import { controlLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { Input } from 'antd'
import { drugs as drugsOf, type DeskDrug } from '../renewal.calls.ts'
import type { WrittenLine } from '../written-line.ts'

interface LineFieldsProps {
  line: WrittenLine
  onChange: (changes: Partial<WrittenLine>) => void
  onRemove: () => void
}

const fieldsOf =
  ({ drugName }: WrittenLine) =>
  (what: string) =>
    `${drugName}的${what}`

/** One medicine of a prescription: how it is taken, and how much of it is given out. */
export const LineFields = ({ line, onChange, onRemove }: LineFieldsProps) => {
  const name = fieldsOf(line)
  return (
    <div className="renewal-line">
      <p className="renewal-line__name">
        <strong>{line.drugName}</strong> {line.specification}
        <Button type="link" danger onClick={onRemove} aria-label={`移除${line.drugName}`}>
          移除
        </Button>
      </p>
      <DoseFields line={line} onChange={onChange} />
      <Input
        aria-label={name('给药途径')}
        value={line.route}
        onChange={event => onChange({ route: event.target.value })}
      />
      <InputNumber
        aria-label={name('用药天数')}
        suffix="天"
        min={1}
        max={renewalLimits.days}
        value={line.days}
        onChange={days => onChange({ days: days ?? 1 })}
      />
      <InputNumber
        aria-label={name('数量')}
        suffix="盒"
        min={1}
        max={renewalLimits.packs}
        value={line.packs}
        onChange={packs => onChange({ packs: packs ?? 1 })}
      />
    </div>
  )
}

/** How much at once, and how often. */
function DoseFields({ line, onChange }: Pick<LineFieldsProps, 'line' | 'onChange'>) {
  const name = fieldsOf(line)
  return (
    <>
      <InputNumber
        aria-label={name('单次用量')}
        prefix="每次"
        min={0.001}
        max={100_000}
        value={line.amount}
        status={line.amount === null ? 'warning' : ''}
        onChange={amount => onChange({ amount })}
      />
      <Select
        aria-label={name('用量单位')}
        value={line.unit}
        options={unitsOfForm(line).map(value => ({ value, label: value }))}
        onChange={(unit: DoseUnit) => onChange(unit === '适量' ? { unit, amount: 1 } : { unit })}
      />
      <Select
        aria-label={name('用药频次')}
        value={line.frequency}
        placeholder="用药频次"
        options={frequencyCodes.map(value => ({ value, label: frequencies[value].label }))}
        onChange={(frequency: FrequencyCode) => onChange({ frequency })}
      />
      {line.frequency === 'prn' && (
        <InputNumber
          aria-label={name('每日最多次数')}
          prefix="每日最多"
          suffix="次"
          min={1}
          max={mostTimesADay}
          precision={0}
          value={line.mostADay}
          status={line.mostADay === null ? 'warning' : ''}
          onChange={mostADay => onChange({ mostADay })}
        />
      )}
    </>
  )
}

export function AddDrug({ onAdd }: { onAdd: (drug: DeskDrug) => void }) {
  const [word, setWord] = useState('')
  const found = useServiceQuery(drugsOf(word), { unless: word === '', keepPrevious: true })
  const rows = word === '' ? [] : (found.value?.rows ?? [])
  return (
    <Select
      aria-label="添加药品"
      placeholder="添加药品：名称、拼音或首字母"
      showSearch={{ filterOption: false, onSearch: text => setWord(text.trim()) }}
      value={null}
      style={{ width: '100%', marginTop: 8 }}
      options={rows.map(one => ({
        value: one.drugId,
        label: `${one.drugName} ${one.specification}${one.canRenew ? '' : `（${controlLabels[one.control]}，不能在线开具）`}`,
        disabled: !one.canRenew,
      }))}
      onChange={(drugId: string | null) => {
        const drug = rows.find(one => one.drugId === drugId)
        if (drug) onAdd(drug)
        setWord('')
      }}
    />
  )
}
