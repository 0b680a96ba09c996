import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { illnessName } from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { confirm } from '../../../controls/dialog.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { openPicture } from '../consult.calls.ts'
import { askingIn, steps, type Asking } from '../consult.links.ts'
import { PersonChooser } from '../parts/person-chooser.tsx'
import { useAskingDraft } from '../use-asking-draft.ts'
import { useChosenPerson } from '../parts/use-chosen-person.ts'

/** Step 1 of 2: who asks, for what. */
export default function ChoosePersonPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.docId ? <ChoosePerson asking={asking} /> : <Navigate to={doctorPages.doctors.at} replace />
}

function ChoosePerson({ asking }: { asking: Asking }) {
  const draft = useAskingDraft(asking.docId)
  const [isTried, setTried] = useState(false)
  const card = useServiceQuery(doctorCard(asking.docId))
  const go = useNavigate()
  const { personId, choose } = useChosenPerson(asking, draft)
  const wrong = {
    person: personId ? undefined : '请选择就诊人',
    illnessName: sentenceOf(illnessName, draft.value.illnessName),
  }

  const open = useServiceQuery(openPicture(asking.docId, personId ?? ''), { unless: !personId })
  const proceed = async () => {
    setTried(true)
    if (wrong.person || wrong.illnessName) return
    const consultId = open.value?.consultId
    if (!consultId) return void go(steps.describeIllness({ ...asking, personId }))
    const question = { title: consultRefusals.already_open.sentence, yes: '查看咨询', no: '返回' }
    if (await confirm(question)) await go(consultPages.consult.to({ consultId }))
  }
  return (
    <FormPage submit="下一步" onSubmit={proceed}>
      <Card>
        <Value of={card} shape="one">
          {({ sysDoc }) => <DoctorBrief doctor={sysDoc} />}
        </Value>
      </Card>
      <Card>
        <PersonChooser value={personId} onChoose={choose} error={isTried ? wrong.person : undefined} />
      </Card>
      <Card>
        <TextField
          label="疾病名称（选填）"
          placeholder="如未确诊可不填"
          hint={`最多${consultLimits.illnessName}个字`}
          value={draft.value.illnessName}
          onChange={event => draft.set({ ...draft.value, illnessName: event.target.value })}
          error={wrong.illnessName}
        />
      </Card>
    </FormPage>
  )
}
