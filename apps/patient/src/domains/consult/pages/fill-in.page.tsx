import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { askingIn, type Asking } from '../consult.links.ts'
import { AskingForm } from '../parts/asking-form.tsx'
import { useAskingDraft } from '../use-asking-draft.ts'
import { useChosenPerson } from '../parts/use-chosen-person.ts'
import { useSending } from '../use-sending.ts'

/** 填写咨询: person, illness and description on one page. */
export default function FillInPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.docId ? <FillIn asking={asking} /> : <Navigate to={doctorPages.doctors.at} replace />
}

function FillIn({ asking }: { asking: Asking }) {
  const draft = useAskingDraft(asking.docId)
  const person = useChosenPerson(asking, draft)
  const { send } = useSending({ ...asking, personId: person.personId }, draft.clear)
  return <AskingForm title="填写咨询" draft={draft} person={person} onSend={send} />
}
