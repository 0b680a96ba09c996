import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { toast } from '../../../controls/toast.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { askingIn, type Asking } from '../consult.links.ts'
import { IllnessFields, textsIn, wrongInDescription } from '../parts/illness-fields.tsx'
import { useEmergencyOf } from '../../triage/public.ts'
import { useAskingDraft } from '../use-asking-draft.ts'
import { useKnownOfPerson } from '../use-known.ts'
import { useSending } from '../use-sending.ts'

/** Step 2 of 2: what it is about, and send. */
export default function DescribeIllnessPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.docId ? <DescribeIllness asking={asking} /> : <Navigate to={doctorPages.doctors.at} replace />
}

function DescribeIllness({ asking }: { asking: Asking }) {
  const draft = useAskingDraft(asking.docId)
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const { send } = useSending(asking, draft.clear)

  const personId = asking.personId || draft.value.personId
  const emergency = useEmergencyOf(useKnownOfPerson(personId), textsIn(draft.value))

  const submit = async () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    const { content, help } = wrongInDescription(draft.value)
    if (content || help) return
    if (!(await emergency.mayProceed())) return
    return send({ ...draft.value, personId })
  }
  return (
    <FormPage submit="提交" onSubmit={submit}>
      <IllnessFields draft={draft} emergency={emergency} isTried={isTried} onUploading={setUploading} />
    </FormPage>
  )
}
