import { App, Button } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { typedCents } from '@nethos/calls/form/typed-number.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { offerLabels } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { boundFields, practiceRefusals } from '@nethos/contract/doctors/practice.rules.ts'
import { TextLine } from '../../../../controls/lines.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { bounds, saveBound, type BoundRow } from '../practice.calls.ts'
import '../../pages/doctor.css'

/** 咨询价格范围: between what and what doctors set their own prices. */
export default function OfferBoundsPage() {
  const { value, status, sentence, retry } = useServiceQuery(bounds)
  return (
    <OfficePage title="咨询价格范围">
      <p>
        医生在“接诊设置”里自己定价时，只能在这个范围内。已经定下的价格不会自动改变；运营人员在“医生”里定价不受限制。
      </p>
      {value ? (
        value.map(row => <BoundForm key={row.consultType} row={row} />)
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

function BoundForm({ row: { consultType, minCents, maxCents, outside } }: { row: BoundRow }) {
  const { message } = App.useApp()
  const label = offerLabels[consultType]
  const form = useForm({
    initial: { min: yuan(minCents), max: yuan(maxCents) },
    rules: { min: typedCents(boundFields.minCents), max: typedCents(boundFields.maxCents) },
    validate: ({ min, max }) => (centsOf(max) < centsOf(min) ? { max: practiceRefusals.bounds_crossed.sentence } : {}),
    send: ({ min, max }) => run(saveBound, { consultType, minCents: centsOf(min), maxCents: centsOf(max) }),
    onSent: () => void message.success(`${label}的价格范围已保存`),
  })
  return (
    <section className="doctor-form" aria-label={label}>
      <strong>{label}</strong>
      <TextLine label={`${label}最低价格（元）`} inputMode="decimal" prefix="¥" {...form.field('min')} />
      <TextLine label={`${label}最高价格（元）`} inputMode="decimal" prefix="¥" {...form.field('max')} />
      {outside > 0 && (
        <p className="doctor-form__quiet">
          有 {outside} 位医生已开通的价格在范围之外，他们下次修改价格时需要符合范围。
        </p>
      )}
      <div>
        <Button loading={form.isBusy} disabled={!form.isDirty} onClick={() => void form.submit()}>
          保存{label}的范围
        </Button>
      </div>
    </section>
  )
}
