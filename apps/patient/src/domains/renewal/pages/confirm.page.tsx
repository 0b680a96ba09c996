import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { deliveryCents, fertilityLabels, organLabels, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { wantsLabels, wantsNames } from '@nethos/contract/renewal/renewal.status.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { DrugLines } from '../parts/drug-lines.tsx'
import { ForPerson, isSmall, personInWords } from '../parts/for-person.tsx'
import { Warnings } from '../parts/warnings.tsx'
import { addresses, applyRenewal, warnings } from '../renewal.calls.ts'
import { isRight, wrongDelivery, wrongFacts, wrongIllness } from '../renewal.wrong.ts'
import { useRenewalDraft, type RenewalDraft } from '../use-renewal-draft.ts'

/** 确认续方: all of it once more, how the medicine comes, and send. */
export default function ConfirmPage() {
  return <ForPerson title="确认续方">{person => <Confirm key={person.personId} person={person} />}</ForPerson>
}

function Confirm({ person }: { person: Person }) {
  const { personId } = person
  const draft = useRenewalDraft(personId)
  const { change } = draft
  const [isTried, setTried] = useState(false)
  const go = useNavigate()
  const list = useAsked(addresses(), { unless: draft.value.wants !== 'delivery' })
  // The usual one, or the only one, is chosen until another is tapped.
  const usual = list.value?.find(one => one.isDefault) ?? list.value?.[0]
  const value = { ...draft.value, addressId: draft.value.addressId || (usual?.addressId ?? '') }
  const checked = useAsked(warnings(toCheck(personId, value)), { unless: value.drugs.length === 0 })
  const apply = useCommand(applyRenewal, error => {
    if (error.code !== renewalRefusals.already_open.code) return false
    const { consultId } = (error.obj ?? {}) as { consultId?: string }
    void confirm({ title: error.message, yes: '去查看', no: '返回' }).then(yes => {
      if (yes && consultId) void go(consultPages.consult.to({ consultId }))
    })
    return true
  })
  const wrong = wrongDelivery(value)
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const submit = async () => {
    setTried(true)
    const back = firstMissing(value, isSmall(person))
    if (back) {
      toast(back.sentence)
      return go(renewalPages[back.step].to({ compatId: personId }))
    }
    if (!isRight(wrong)) return
    const strong = checked.value?.filter(one => one.level === 'stop') ?? []
    if (
      strong.length > 0 &&
      !(await confirm({
        title: '这些药可能不适合就诊人',
        text: `有${strong.length}条用药警示，医生会据此决定是否开具。是否仍要提交？`,
        yes: '仍要提交',
        no: '再看看',
      }))
    )
      return
    const done = await apply.run(toSend(personId, value))
    if (!done) return
    draft.clear()
    await go(renewalPages.result.to({ consultId: done.consultId }), { replace: true })
  }
  return (
    <FormPage submit="提交申请" onSubmit={submit}>
      <Card title="就诊人" more={<Link to={renewalPages.facts.to({ compatId: personId })}>修改</Link>}>
        <Lines
          lines={[
            { label: '姓名', value: personInWords(person) },
            { label: '体重', value: value.weightKg && `${value.weightKg}Kg` },
            { label: '肝功能', value: value.liver && organLabels[value.liver] },
            { label: '肾功能', value: value.kidney && organLabels[value.kidney] },
            { label: '生育情况', value: value.fertility && fertilityLabels[value.fertility] },
            {
              label: '过敏史',
              value:
                [...value.allergies.map(key => allergyClasses[key]), value.allergyNote].filter(Boolean).join('、') ||
                '无',
            },
          ]}
        />
      </Card>
      <Card title="病情" more={<Link to={renewalPages.illness.to({ compatId: personId })}>修改</Link>}>
        <Lines
          lines={[
            { label: '科室医生', value: value.docName && `${value.deptName} ${value.docName}` },
            { label: '疾病名称', value: value.illnessName },
            { label: '患病时长', value: value.illnessTime },
            { label: '病情描述', value: value.complaint },
            { label: '诊断证明', value: `${value.proof.length}张` },
          ]}
        />
      </Card>
      <Card title="药品" more={<Link to={renewalPages.drugs.to({ compatId: personId })}>修改</Link>}>
        <DrugLines lines={value.drugs} />
      </Card>
      {checked.value && <Warnings warnings={checked.value} />}
      <Card>
        <Chips
          label="取药方式"
          choices={wantsNames.map(one => ({ value: one, label: wantsLabels[one] }))}
          value={value.wants}
          onChange={wants => change({ wants })}
          error={shown.wants}
        />
        {value.wants === 'delivery' && (
          <>
            <p className="renewal-quiet">配送费{price(deliveryCents)}，与药费一起缴纳。</p>
            <OptionList
              options={(list.value ?? []).map(one => ({
                value: one.addressId,
                label: `${one.receiver} ${one.mobile}`,
                note: `${one.areaName}${one.street}`,
              }))}
              value={value.addressId}
              onChoose={addressId => change({ addressId })}
            />
            {shown.address && (
              <p className="field__error" role="alert">
                {shown.address}
              </p>
            )}
            <Link to="/my/address/list">管理收货地址</Link>
          </>
        )}
        <EmergencyIn texts={[value.note]} />
        <AreaField
          label="备注（选填）"
          rows={2}
          limit={renewalLimits.note}
          value={value.note}
          onChange={event => change({ note: event.target.value })}
          error={wrong.note}
        />
      </Card>
    </FormPage>
  )
}

const toCheck = (personId: string, { drugs, liver, kidney, fertility, allergies }: RenewalDraft) => ({
  personId,
  drugs: drugs.map(({ drugId, packs }) => ({ drugId, packs })),
  liver: liver ?? 'unknown',
  kidney: kidney ?? 'unknown',
  fertility: fertility ?? 'none',
  allergies,
})

const toSend = (personId: string, value: RenewalDraft) => ({
  ...toCheck(personId, value),
  docId: value.docId,
  illnessName: value.illnessName,
  illnessTime: value.illnessTime,
  complaint: value.complaint,
  weightKg: value.weightKg,
  allergyNote: value.allergyNote,
  attaIdList: value.proof.map(one => one.attaId),
  guardianPresent: value.guardianPresent,
  wants: value.wants ?? 'pickup',
  addressId: value.wants === 'delivery' ? value.addressId : '',
  note: value.note,
})

/** A step that was left out: what is missing there, and the way to it. */
function firstMissing(value: RenewalDraft, small: boolean) {
  if (value.docId === '') return { step: 'departments', sentence: '请选择科室和医生' } as const
  if (!value.isAgreed) return { step: 'notice', sentence: '请先阅读用户协议' } as const
  if (value.drugs.length === 0) return { step: 'drugs', sentence: '请至少选择一种药品' } as const
  if (!isRight(wrongIllness(value))) return { step: 'illness', sentence: '请补全病情描述和诊断证明' } as const
  if (!isRight(wrongFacts(value, small))) return { step: 'facts', sentence: '请补全就诊人信息' } as const
  return undefined
}
