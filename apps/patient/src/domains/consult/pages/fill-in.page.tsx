import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { illnessName } from '@nethos/contract/consult/consult.rules.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { askingIn, type Asking } from '../consult.links.ts'
import { IllnessFields, wrongInDescription } from '../parts/illness-fields.tsx'
import { PersonChooser } from '../parts/person-chooser.tsx'
import { useAskingDraft } from '../use-asking-draft.ts'
import { useChosenPerson } from '../parts/use-chosen-person.ts'
import { useSending } from '../use-sending.ts'

/** 填写咨询: person, illness and description on one page. */
export default function FillInPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.docId ? <FillIn asking={asking} /> : <Navigate to={doctorPaths.doctors} replace />
}

function FillIn({ asking }: { asking: Asking }) {
  const draft = useAskingDraft(asking.docId)
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const { personId, choose } = useChosenPerson(asking, draft)
  const { send } = useSending({ ...asking, personId }, draft.clear)
  const wrongIllness = sentenceOf(illnessName, draft.value.illnessName)

  const submit = () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    const { content, help } = wrongInDescription(draft.value)
    if (!personId || wrongIllness || content || help) return
    return send({ ...draft.value, personId })
  }
  return (
    <FormPage title="填写咨询" submit="提交" onSubmit={submit}>
      <Card>
        <PersonChooser value={personId} onChoose={choose} error={isTried && !personId ? '请选择就诊人' : undefined} />
        <TextField
          label="疾病名称（选填）"
          placeholder="如未确诊可不填"
          hint={`最多${consultLimits.illnessName}个字`}
          value={draft.value.illnessName}
          onChange={event => draft.set({ ...draft.value, illnessName: event.target.value })}
          error={wrongIllness}
        />
      </Card>
      <IllnessFields draft={draft} isTried={isTried} onUploading={setUploading} />
    </FormPage>
  )
}
