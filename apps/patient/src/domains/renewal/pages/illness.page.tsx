import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { mostPictures } from '@nethos/contract/common/picture-limit.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { proofMissing, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { Emergency, useEmergencyOf } from '../../triage/public.ts'
import { ForPerson } from '../parts/for-person.tsx'
import { isRight, wrongIllness } from '../renewal.wrong.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'

/** 病情描述, with the proof that the illness was diagnosed before. */
export default function IllnessPage() {
  return <ForPerson title="病情描述">{person => <Illness key={person.personId} person={person} />}</ForPerson>
}

function Illness({ person: { personId, ageWords } }: { person: Person }) {
  const draft = useRenewalDraft(personId)
  const [isUploading, setUploading] = useState(false)
  const go = useNavigate()
  const { complaint, illnessName, illnessTime, note, allergyNote } = draft.value
  const emergency = useEmergencyOf([ageWords, note, allergyNote], [complaint, illnessName, illnessTime])
  const form = useForm({
    draft,
    validate: wrongIllness,
    // A step of several: the draft stays until all of it is sent.
    async send() {
      if (await emergency.mayProceed('继续填写')) await go(renewalPages.facts.to({ compatId: personId }))
      return undefined
    },
  })
  const { proof, ...others } = form.allErrors
  const proceed = () => {
    if (isUploading) return toast('正在上传中...')
    if (proof && isRight(others)) toast(proof)
    return form.submit()
  }
  return (
    <FormPage submit="下一步" onSubmit={proceed}>
      <Emergency found={emergency} />
      <Card>
        <TextField
          label="疾病名称"
          placeholder="医院确诊的疾病，例如：高血压"
          hint={`最多${renewalLimits.illnessName}个字`}
          {...form.input('illnessName')}
        />
        <TextField label="患病时长" placeholder="例如：五年" {...form.input('illnessTime')} />
        <AreaField
          label="病情描述"
          placeholder="目前的症状、最近的检查结果、正在服用的药"
          limit={renewalLimits.complaint}
          {...form.input('complaint')}
        />
      </Card>
      <Card>
        <PicturesField
          label="既往诊断证明（必填）"
          most={mostPictures}
          pictures={form.values.proof}
          onChange={added => form.change({ proof: added(form.values.proof) })}
          onBusy={setUploading}
        />
        {form.errors.proof ? (
          <p className="field__error" role="alert">
            {proofMissing}
          </p>
        ) : (
          <Notice>请拍清楚病历、处方或检查报告上的姓名、日期和诊断。</Notice>
        )}
      </Card>
    </FormPage>
  )
}
