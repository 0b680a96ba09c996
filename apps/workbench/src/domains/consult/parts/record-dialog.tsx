import { Input, Radio } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { medicalRecord, wrongProof } from '@nethos/contract/consult/medical-record.rules.ts'
import { seeHospital } from '@nethos/contract/consult/medical-record.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { proofKindNames, proofKinds, type ProofKind } from '@nethos/contract/record/proof.kinds.ts'
import { DiagnosisField } from '../../diagnosis/public.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { writeRecord, type DeskConsult } from '../consult.calls.ts'

interface WrittenRecord {
  title: string
  complained: string
  illnessName: string
  medicalOpinion: string
  diagnoses: readonly Diagnosis[]
  proof: ProofKind | ''
}

/** A medical record for the patient, begun with what he wrote himself. */
export function RecordDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const form = useDialogForm<WrittenRecord>({
    initial: () => ({
      title: '线上咨询病历',
      complained: [...consult.consultContent].slice(0, 200).join(''),
      illnessName: consult.illnessName,
      medicalOpinion: '',
      diagnoses: [],
      proof: '',
    }),
    rules: medicalRecord.shape,
    validate: ({ diagnoses, proof }) => ({ proof: wrongProof(diagnoses.length, proof) }),
    send: ({ diagnoses, ...written }) =>
      run(writeRecord, {
        consultId: consult.consultId,
        ...written,
        diagnosisCodes: diagnoses.map(one => one.code),
      }),
    done: '病历已发送',
    onClose,
  })
  const area = (
    key: Exclude<keyof WrittenRecord, 'diagnoses' | 'proof'>,
    label: string,
    minRows: number,
    hint?: string,
  ) => {
    const { error, ...field } = form.input(key)
    return (
      <Field label={label} hint={hint} wrong={error}>
        {({ status, ...its }) => (
          <Input.TextArea {...its} status={status} autoSize={{ minRows, maxRows: 8 }} {...field} />
        )}
      </Field>
    )
  }
  return (
    <FormDialog title="发送病历" yes="发送" {...form.dialog}>
      {area('title', '病历标题', 1)}
      {area('complained', '主诉', 2)}
      {area('illnessName', '初步诊断', 1, '不确定可不填')}
      <DiagnosisField chosen={form.values.diagnoses} onChange={diagnoses => form.change({ diagnoses })} />
      {form.values.diagnoses.length > 0 && (
        <Field label="已核对复诊凭证" hint="互联网医院不能首诊，诊断须有以往的凭证" wrong={form.errors.proof}>
          {({ id: _id, status: _status, ...its }) => (
            <Radio.Group
              {...its}
              aria-label="已核对复诊凭证"
              value={form.values.proof}
              options={proofKindNames.map(value => ({ value, label: proofKinds[value] }))}
              onChange={event => form.change({ proof: event.target.value })}
            />
          )}
        </Field>
      )}
      {area('medicalOpinion', '医生意见', 3, `患者会在意见后看到：${seeHospital}`)}
    </FormDialog>
  )
}
