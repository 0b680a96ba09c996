import { serverNow } from '@nethos/calls/config.ts'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import type { Address } from '@nethos/contract/account/address.services.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Link, useNavigate } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { fertilityInWords } from '@nethos/contract/renewal/fertility-words.ts'
import { deliveryCents, organLabels, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
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
  const go = useNavigate()
  const list = useServiceQuery(addresses(), { unless: draft.value.wants !== 'delivery' })
  // The usual one, or the only one, is chosen until another is tapped.
  const usual = list.value?.find(one => one.isDefault) ?? list.value?.[0]
  const value = { ...draft.value, addressId: draft.value.addressId || (usual?.addressId ?? '') }
  const checked = useServiceQuery(warnings(toCheck(personId, value)), { unless: value.drugs.length === 0 })
  const form = useForm({
    draft: { ...draft, value },
    validate: wrongDelivery,
    async send() {
      const strong = checked.value?.filter(one => one.level === 'stop') ?? []
      if (strong.length > 0 && !(await isMeant(strong.length))) return undefined
      return run(applyRenewal, toSend(personId, value))
    },
    onRefused({ code, message, obj }) {
      if (code !== renewalRefusals.already_open.code) return false
      const { consultId } = (obj ?? {}) as { consultId?: string }
      void confirm({ title: message, yes: '去查看', no: '返回' }).then(yes => {
        if (yes && consultId) void go(consultPages.consult.to({ consultId }))
      })
      return true
    },
    onSent: ({ consultId }) => go(renewalPages.result.to({ consultId }), { replace: true }),
  })
  const submit = () => {
    const back = firstMissing(value, isSmall(person))
    if (!back) return form.submit()
    toast(back.sentence)
    return go(renewalPages[back.step].to({ compatId: personId }))
  }
  return (
    <FormPage submit="提交申请" onSubmit={submit}>
      <Answers person={person} value={value} />
      {checked.value && <Warnings warnings={checked.value} />}
      <Delivery form={form} addresses={list.value ?? []} ageWords={person.ageWords} />
    </FormPage>
  )
}

const isMeant = (count: number): Promise<boolean> =>
  confirm({
    title: '这些药可能不适合就诊人',
    text: `有${count}条用药警示，医生会据此决定是否开具。是否仍要提交？`,
    yes: '仍要提交',
    no: '再看看',
  })

/** All that was told in the steps before, with the way back to each. */
function Answers({ person, value }: { person: Person; value: RenewalDraft }) {
  const here = { compatId: person.personId }
  const allergies = [...value.allergies.map(key => allergyClasses[key]), value.allergyNote].filter(Boolean).join('、')
  return (
    <>
      <Card title="就诊人" more={<Link to={renewalPages.facts.to(here)}>修改</Link>}>
        <Lines
          lines={[
            { label: '姓名', value: personInWords(person) },
            { label: '体重', value: value.weightKg && `${value.weightKg}Kg` },
            { label: '肝功能', value: value.liver && organLabels[value.liver] },
            { label: '肾功能', value: value.kidney && organLabels[value.kidney] },
            {
              label: '生育情况',
              value: value.fertility && fertilityInWords(value.fertility, value.pregnantFrom, serverNow()),
            },
            { label: '过敏史', value: allergies || '无' },
          ]}
        />
      </Card>
      <Card title="病情" more={<Link to={renewalPages.illness.to(here)}>修改</Link>}>
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
      <Card title="药品" more={<Link to={renewalPages.drugs.to(here)}>修改</Link>}>
        <DrugLines lines={value.drugs} />
      </Card>
    </>
  )
}

interface DeliveryProps {
  form: ReturnType<typeof useForm<RenewalDraft, 'address', unknown>>
  addresses: readonly Address[]
  ageWords: string
}

/** How the medicine comes, and what the pharmacy should know. */
function Delivery({ form, addresses: list, ageWords }: DeliveryProps) {
  const { wants, addressId, note, allergyNote, complaint, illnessName } = form.values
  return (
    <Card>
      <Chips
        label="取药方式"
        choices={wantsNames.map(one => ({ value: one, label: wantsLabels[one] }))}
        {...form.field('wants')}
      />
      {wants === 'delivery' && (
        <>
          <p className="renewal-quiet">配送费{price(deliveryCents)}，和药费一起付。</p>
          <OptionList
            options={list.map(one => ({
              value: one.addressId,
              label: `${one.receiver} ${one.mobile}`,
              note: `${one.areaName}${one.street}`,
            }))}
            value={addressId}
            onChoose={chosen => form.change({ addressId: chosen })}
          />
          {form.errors.address && (
            <p className="field__error" role="alert">
              {form.errors.address}
            </p>
          )}
          <Link to={accountPages.addresses.at}>管理收货地址</Link>
        </>
      )}
      <EmergencyIn texts={[note, allergyNote]} known={[ageWords, complaint, illnessName]} />
      <AreaField
        label="备注（选填）"
        rows={2}
        limit={renewalLimits.note}
        {...form.input('note')}
        error={form.allErrors.note}
      />
    </Card>
  )
}

const toCheck = (personId: string, { drugs, liver, kidney, fertility, pregnantFrom, allergies }: RenewalDraft) => ({
  personId,
  drugs: drugs.map(({ drugId, packs }) => ({ drugId, packs })),
  liver: liver ?? 'unknown',
  kidney: kidney ?? 'unknown',
  fertility: fertility ?? 'none',
  pregnantFrom,
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
