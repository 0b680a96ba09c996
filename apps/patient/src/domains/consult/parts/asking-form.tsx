import { useState, type ReactNode } from 'react'
import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { illnessName } from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import type { AskingDraft, useAskingDraft } from '../use-asking-draft.ts'
import { useEmergencyOf } from '../../triage/public.ts'
import { useKnownOfPerson } from '../use-known.ts'
import { IllnessFields, textsIn, wrongInDescription } from './illness-fields.tsx'
import { PersonChooser } from './person-chooser.tsx'

interface AskingFormProps {
  title: string
  draft: ReturnType<typeof useAskingDraft>
  /** Who is asked for, and how he is chosen. */
  person: { personId: string; choose: (personId: string) => void }
  onSend: (draft: AskingDraft) => Promise<void>
  /** The button was pressed, whether all was right or not. */
  onTried?: () => void
  /** Who is asked, above the form. */
  head?: ReactNode
  /** Above the button: a price, an agreement. */
  beforeSubmit?: ReactNode
}

/** Person, illness and description on one page: what every kind of consult by text and pictures is asked with. */
export function AskingForm({
  title,
  draft,
  person: { personId, choose },
  onSend,
  onTried,
  head,
  beforeSubmit,
}: AskingFormProps) {
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const wrongIllness = sentenceOf(illnessName, draft.value.illnessName)

  const emergency = useEmergencyOf(useKnownOfPerson(personId), textsIn(draft.value))

  const submit = async () => {
    setTried(true)
    onTried?.()
    if (isUploading) return toast('正在上传中...')
    const { content, help } = wrongInDescription(draft.value)
    if (!personId || wrongIllness || content || help) return
    if (!(await emergency.mayProceed())) return
    return onSend({ ...draft.value, personId })
  }
  return (
    <FormPage title={title} submit="提交" onSubmit={submit} beforeSubmit={beforeSubmit}>
      {head}
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
      <IllnessFields draft={draft} emergency={emergency} isTried={isTried} onUploading={setUploading} />
    </FormPage>
  )
}
