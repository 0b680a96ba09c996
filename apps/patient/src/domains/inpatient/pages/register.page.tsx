import { useNavigate } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import {
  contactRelationNames,
  contactRelations,
  insuranceKindNames,
  insuranceKinds,
  registrationFields,
  type ContactRelation,
  type InsuranceKind,
} from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { Chips } from '../../../controls/chips.tsx'
import { TelField, TextField } from '../../../controls/text-field.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { register } from '../inpatient.calls.ts'
import { WhileChangeable } from '../parts/while-changeable.tsx'

/** 住院登记: who is reached, where he lives, who pays. */
export default function RegisterPage() {
  return <WhileChangeable>{one => <RegisterForm one={one} />}</WhileChangeable>
}

const relations = contactRelationNames.map(value => ({ value, label: contactRelations[value] }))
const insurances = insuranceKindNames.map(value => ({ value, label: insuranceKinds[value] }))

function RegisterForm({ one }: { one: AdmissionDetail }) {
  const navigate = useNavigate()
  const { registration, admissionId, personId } = one
  const form = useForm({
    initial: {
      contactName: registration?.contactName ?? '',
      contactMobile: registration?.contactMobile ?? '',
      contactRelation: (registration?.contactRelation ?? null) as ContactRelation | null,
      address: registration?.address ?? '',
      insuranceKind: (registration?.insuranceKind ?? null) as InsuranceKind | null,
    },
    rules: registrationFields,
    send: ({ contactRelation, insuranceKind, ...rest }) =>
      contactRelation && insuranceKind
        ? run(register, { admissionId, personId, contactRelation, insuranceKind, ...rest })
        : Promise.resolve(undefined),
    onSent: () => void navigate(pages.registered.to({ compatId: personId }), { replace: true }),
  })
  return (
    <FormPage submit={registration ? '保存' : '提交登记'} onSubmit={form.submit}>
      <Card title={one.personName}>
        <Lines
          lines={[
            { label: '病案号', value: one.recordNumber },
            { label: '医院', value: one.hosName },
            { label: '科室', value: one.deptName },
            { label: '开证医生', value: one.doctorName },
          ]}
        />
      </Card>
      <Card title="联系人">
        <TextField label="联系人姓名" {...form.input('contactName')} />
        <TelField label="联系人手机号" {...form.input('contactMobile')} />
        <Chips label="与就诊人的关系" choices={relations} {...form.field('contactRelation')} />
      </Card>
      <Card title="住址和医保">
        <TextField label="现住址" hint="省市区、街道和门牌号" {...form.input('address')} />
        <Chips label="医保类型" choices={insurances} {...form.field('insuranceKind')} />
        <p className="inpatient-quiet">异地医保请先在参保地办好备案，入院时出示医保电子凭证。</p>
      </Card>
    </FormPage>
  )
}
