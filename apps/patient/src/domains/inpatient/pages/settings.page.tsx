import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  bedTypeNames,
  bedTypes,
  remarkFields,
  remarkProblems,
  type BedType,
} from '@nethos/contract/inpatient/inpatient.rules.ts'
import { inpatientRefusals } from '@nethos/contract/inpatient/inpatient.refusals.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { saveRemark } from '../inpatient.calls.ts'
import { WhileChangeable } from '../parts/while-changeable.tsx'

/** 住院预约设置: which bed, when, and what else matters to him. */
export default function SettingsPage() {
  return <WhileChangeable>{one => <WishForm one={one} />}</WhileChangeable>
}

const choices = bedTypeNames.map(value => ({ value, label: bedTypes[value] }))

function WishForm({ one }: { one: AdmissionDetail }) {
  const form = useForm({
    initial: { bedType: one.bedType as BedType, wishedOn: one.wishedOn, needs: one.remark.needs },
    rules: remarkFields,
    validate: values => remarkProblems(values, dayOf(serverNow())),
    refusalFields: { [inpatientRefusals.value_wrong.code]: 'wishedOn' },
    send: values => run(saveRemark, { admissionId: one.admissionId, ...values }),
    onSent: () => toast('修改成功'),
  })
  return (
    <FormPage submit="保存" onSubmit={form.submit}>
      <EmergencyIn texts={[form.values.needs]} />
      <Card title={`${one.personName}的意愿`}>
        <Chips label="床位类型" choices={choices} {...form.field('bedType')} />
        <TextField label="希望入院的日期" type="date" {...form.input('wishedOn')} />
        <AreaField label="个人需求" limit={200} {...form.input('needs')} />
      </Card>
      <Notice>意愿会告诉病区，尽量安排，但不改变排队位置。双人间、单人间有床位差价，医保可能不报销。</Notice>
    </FormPage>
  )
}
