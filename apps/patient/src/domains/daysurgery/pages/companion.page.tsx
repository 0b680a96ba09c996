import { useSearchParams } from 'react-router'
import { companionFields } from '@nethos/contract/daysurgery/daysurgery.rules.ts'
import type { SurgeryInfo } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { nameCompanion, surgery } from '../daysurgery.calls.ts'

/** 陪同人: the adult who takes the patient home, whom the nurses can call. */
export default function CompanionPage() {
  const [query] = useSearchParams()
  const result = useServiceQuery(surgery(query.get('id') ?? ''))
  if (result.value) return <CompanionForm one={result.value} />
  return <DetailPage detail={result}>{() => null}</DetailPage>
}

function CompanionForm({ one }: { one: SurgeryInfo }) {
  const back = useBack()
  const form = useForm({
    initial: {
      companionName: one.companionName,
      companionRelationship: one.companionRelationship,
      companionMobile: '',
    },
    rules: companionFields,
    send: values => run(nameCompanion, { surgeryId: one.surgeryId, ...values }),
    onSent: () => {
      toast('保存成功')
      back()
    },
  })
  return (
    <FormPage submit="保存" onSubmit={form.submit}>
      <Card>
        <p>麻醉或镇静后24小时内不能自己开车，要一位成年人陪{one.personName}回家，头一晚家里有人。</p>
      </Card>
      <Card>
        <TextField label="陪同人姓名" autoComplete="name" {...form.input('companionName')} />
        <TextField label="与就诊人的关系" hint="例如：儿子、丈夫" {...form.input('companionRelationship')} />
        <TextField
          label="陪同人手机号"
          inputMode="tel"
          hint={one.companionMobileMasked && `已填写${one.companionMobileMasked}，修改请重新填写`}
          {...form.input('companionMobile')}
        />
      </Card>
    </FormPage>
  )
}
