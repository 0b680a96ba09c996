import { App, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { medicalRecord } from '@nethos/contract/consult/medical-record.rules.ts'
import { seeHospital } from '@nethos/contract/consult/medical-record.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { DiagnosisField } from '../../diagnosis/public.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { writeRecord, type DeskConsult } from '../consult.calls.ts'

type Draft = Record<'title' | 'complained' | 'illnessName' | 'medicalOpinion', string>

/** A medical record for the patient, begun with what he wrote himself. */
export function RecordDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const [before] = useState<Draft>({
    title: '线上咨询病历',
    complained: [...consult.consultContent].slice(0, 200).join(''),
    illnessName: consult.illnessName,
    medicalOpinion: '',
  })
  const [draft, setDraft] = useState(before)
  const [diagnoses, setDiagnoses] = useState<readonly Diagnosis[]>([])
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(writeRecord)
  const wrongIn = (key: keyof Draft) => (isTried ? sentenceOf(medicalRecord.shape[key], draft[key]) : undefined)
  const keys = Object.keys(draft) as (keyof Draft)[]

  const send = async () => {
    setTried(true)
    if (keys.some(key => sentenceOf(medicalRecord.shape[key], draft[key]))) return
    if (!(await run({ consultId: consult.consultId, ...draft, diagnosisCodes: diagnoses.map(one => one.code) }))) return
    void message.success('病历已发送')
    onClose()
  }
  const area = (key: keyof Draft, label: string, minRows: number, hint?: string) => (
    <Field label={label} hint={hint} wrong={wrongIn(key)}>
      {({ status, ...its }) => (
        <Input.TextArea
          {...its}
          status={status}
          autoSize={{ minRows, maxRows: 8 }}
          value={draft[key]}
          onChange={event => setDraft({ ...draft, [key]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title="发送病历"
      yes="发送"
      isBusy={isBusy}
      isTouched={diagnoses.length > 0 || JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void send()}
      onClose={onClose}
    >
      {area('title', '病历标题', 1)}
      {area('complained', '主诉', 2)}
      {area('illnessName', '初步诊断', 1, '不确定可不填')}
      <DiagnosisField chosen={diagnoses} onChange={setDiagnoses} />
      {area('medicalOpinion', '医生意见', 3, `患者会在意见后看到：${seeHospital}`)}
    </FormDialog>
  )
}
