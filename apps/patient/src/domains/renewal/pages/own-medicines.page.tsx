import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useDeferredValue, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows, useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { frequencies, frequencyCodes, parseDose, type FrequencyCode } from '@nethos/contract/renewal/dose.ts'
import { ownMedicine } from '@nethos/contract/renewal/own-medicine.rules.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { addOwnMedicine, drugs, ownMedicines, stopOwnMedicine, type OwnMedicine } from '../renewal.calls.ts'
import '../parts/renewal.css'

/** 其他在用的药: what he takes that was not prescribed here; it counts where a prescription is checked. */
export default function OwnMedicinesPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId')
  return personId ? <Medicines personId={personId} /> : <Navigate to={renewalPages.medicationPerson.at} replace />
}

const empty = { drugName: '', dose: '', frequency: '' as FrequencyCode | '' }

function Medicines({ personId }: { personId: string }) {
  const taken = useServiceQuery(ownMedicines(personId))
  const adding = useCommand(addOwnMedicine)
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  const put = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const wrong = wrongIn(draft)
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const add = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const dose = parseDose(draft.dose)
    const sent = { personId, drugName: draft.drugName, amount: dose?.amount ?? null, unit: dose?.unit ?? 'mg' }
    if (!(await adding.run({ ...sent, frequency: draft.frequency as FrequencyCode }))) return
    toast('已添加')
    setDraft(empty)
    setTried(false)
  }
  return (
    <FormPage submit="添加" onSubmit={add}>
      {taken.status === 'fault' && <Notice>{taken.sentence ?? '暂时无法读取，请稍后再试'}</Notice>}
      {taken.value && taken.value.length > 0 && (
        <Card title="现在在用">
          {taken.value.map(one => (
            <Taken key={one.ownMedicineId} one={one} />
          ))}
        </Card>
      )}
      <Card title="添加一种药">
        <TextField
          label="药品名称"
          placeholder="照药盒上的名字填写，例如：阿司匹林肠溶片"
          maxLength={renewalLimits.medicineName}
          value={draft.drugName}
          onChange={event => put({ drugName: event.target.value })}
          error={shown.drugName}
        />
        <Offered typed={draft.drugName} onTake={drugName => put({ drugName })} />
        <TextField
          label="每次用多少（不清楚可不填）"
          placeholder="例如：100mg、1片"
          maxLength={20}
          value={draft.dose}
          onChange={event => put({ dose: event.target.value })}
          error={shown.dose}
        />
        <Often value={draft.frequency} wrong={shown.frequency} onChange={frequency => put({ frequency })} />
      </Card>
      <Notice>医生开药、药师审方和您咨询用药时，会一起核对这些药。请不要因为看到提示自行停药，先问医生或药师。</Notice>
    </FormPage>
  )
}

interface OftenProps {
  value: FrequencyCode | ''
  wrong: string | undefined
  onChange: (code: FrequencyCode) => void
}

const Often = ({ value, wrong, onChange }: OftenProps) => (
  <>
    <label className="own-medicine__often">
      多久用一次
      <select
        value={value}
        aria-invalid={wrong !== undefined}
        onChange={event => onChange(event.target.value as FrequencyCode)}
      >
        <option value="">请选择</option>
        {frequencyCodes.map(code => (
          <option key={code} value={code}>
            {frequencies[code].label}
          </option>
        ))}
      </select>
    </label>
    {wrong && (
      <p className="field__error" role="alert">
        {wrong}
      </p>
    )}
  </>
)

const mostOffered = 6

/** Names of the hospital's list while he types: what is taken from there is known by the checks. */
function Offered({ typed, onTake }: { typed: string; onTake: (drugName: string) => void }) {
  const word = useDeferredValue(typed.trim())
  const found = useRows(drugs(word), { unless: word.length < 2 })
  const names = [...new Set(found.rows.map(row => row.drugName))].filter(name => name !== word).slice(0, mostOffered)
  if (word.length < 2 || found.status !== 'ready' || names.length === 0) return null
  return (
    <div role="group" aria-label="药品目录里的名称">
      <p className="renewal-quiet">是下面的药吗？点一下填入</p>
      {names.map(name => (
        <Button key={name} look="soft" onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

/** A dose is read or refused, never guessed. */
function wrongIn({ drugName, dose, frequency }: typeof empty) {
  const parsed = parseDose(dose)
  return {
    drugName: sentenceOf(ownMedicine.shape.drugName, drugName),
    dose: dose.trim() === '' || parsed ? undefined : '请写数字和单位，例如：100mg、1片',
    frequency: frequency === '' ? '请选择多久用一次' : undefined,
  }
}

function Taken({ one }: { one: OwnMedicine }) {
  const stopping = useCommand(stopOwnMedicine)
  const stop = async () => {
    const isSure = await confirm({
      title: `确定已经不用${one.drugName}了吗？`,
      text: '停用后，开药时不再核对这种药。停药前请先问医生。',
      yes: '已经不用',
      no: '返回',
    })
    if (isSure && (await stopping.run({ ownMedicineId: one.ownMedicineId }))) toast('已停用')
  }
  return (
    <div className="own-medicine">
      <div>
        <strong>{one.drugName}</strong>
        <p className="renewal-quiet">
          {one.dose ? `每次${one.dose}` : '用量不详'}，{one.frequency}，{dayOf(one.toldAt)}填写
        </p>
        {one.cautions.map(sentence => (
          <p key={sentence} className="field__error" role="alert">
            {sentence}
          </p>
        ))}
        {!one.isChecked && <p className="renewal-quiet">没有认出这个名字，不能自动核对，就诊时请告诉医生</p>}
      </div>
      <Button look="quiet" onClick={stop} label={`已不用${one.drugName}`}>
        已不用
      </Button>
    </div>
  )
}
