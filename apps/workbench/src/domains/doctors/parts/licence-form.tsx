import { App, Button } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import {
  doctorDeskRefusals,
  doctorTeachTitle,
  licenceNumber,
  licenceUntil,
  practiceCategories,
  whyMayNotPrescribe,
} from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { changeLicence, type DeskDoctor } from '../doctors.calls.ts'
import { PlaceFields, wrongInPlace } from './place-fields.tsx'

const categories = [
  { value: '', label: '未填写' },
  ...Object.entries(practiceCategories).map(([value, label]) => ({ value, label })),
] as { value: DeskDoctor['licence']['practiceCategory']; label: string }[]

/** The licence, the right to prescribe, and where he belongs: shown to everybody and reported to the province. */
export function LicenceForm({ doctor: { docId, docType, licence } }: { doctor: DeskDoctor }) {
  const { message } = App.useApp()
  const form = useForm({
    initial: licence,
    rules: { licenceNumber, licenceUntil, teachTitle: doctorTeachTitle },
    validate: values => {
      const why = values.canPrescribe && whyMayNotPrescribe({ ...values, docType }, serverNow())
      return { ...wrongInPlace(values), canPrescribe: why ? doctorDeskRefusals[why].sentence : undefined }
    },
    send: values => run(changeLicence, { docId, ...values }),
    onSent: () => void message.success('已保存'),
  })
  return (
    <section className="office__section">
      <h2>执业信息</h2>
      <div className="doctor-form">
        <p className="doctor-form__quiet">执业证书编号在“信息公示”中向所有人展示，并上报省级监管平台。</p>
        <TextLine label="执业证书编号" {...form.field('licenceNumber')} />
        <ChoiceLine label="执业类别" options={categories} {...form.field('practiceCategory')} />
        <TextLine label="证书有效期至" hint="长期有效的不用填写" type="date" {...form.field('licenceUntil')} />
        <TextLine label="教学职称" hint="例如“教授”，没有的不用填写" {...form.field('teachTitle')} />
        <PlaceFields place={form.values} wrong={form.errors} onChange={form.change} />
        {docType === 'DOC' && (
          <SwitchLine label="处方权" hint="有处方权的医生可以开具和续开处方" {...form.field('canPrescribe')} />
        )}
        <div>
          <Button type="primary" loading={form.isBusy} onClick={() => void form.submit()}>
            保存执业信息
          </Button>
        </div>
      </div>
    </section>
  )
}
