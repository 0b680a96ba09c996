import { consultLimits, mostPictures } from '@nethos/contract/consult/consult.limits.ts'
import { consultContent, expectedHelpContent } from '@nethos/contract/consult/consult.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { TakenBack } from '../../../patterns/taken-back.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { IllnessTimes } from './illness-times.tsx'
import { Emergency, type Emergencies } from '../../triage/public.ts'
import type { AskingDraft } from '../use-asking-draft.ts'

interface IllnessFieldsProps {
  draft: { value: AskingDraft; set: (next: AskingDraft) => void }
  /** What of the texts cannot wait. */
  emergency: Emergencies
  /** Show what is missing only after the first try. */
  isTried: boolean
  onUploading: (isBusy: boolean) => void
}

/** The sentences of what is wrong in the description, by the rules of the server. */
export const wrongInDescription = (value: AskingDraft) => ({
  content: sentenceOf(consultContent, value.consultContent),
  help: sentenceOf(expectedHelpContent, value.expectedHelpContent),
})

/** What is looked through for emergencies (contract, triage). */
export const textsIn = (value: AskingDraft): string[] => [
  value.consultContent,
  value.illnessName,
  value.illnessTime,
  value.expectedHelpContent,
]

/** What it is about: content, since when, what is hoped for, pictures. */
export function IllnessFields({ draft, emergency, isTried, onUploading }: IllnessFieldsProps) {
  const { value, set } = draft
  const wrong = wrongInDescription(value)
  return (
    <>
      <Emergency found={emergency} />
      <TakenBack
        replaced={value.replaced}
        onTakeBack={() => set({ ...value, consultContent: value.replaced ?? '', replaced: '' })}
      />
      <Card>
        <AreaField
          label="病情描述"
          placeholder="请描述您的症状、持续时间、做过的检查和用药情况"
          rows={6}
          limit={consultLimits.content}
          value={value.consultContent}
          onChange={event => set({ ...value, consultContent: event.target.value })}
          error={isTried || value.consultContent.trim() !== '' ? wrong.content : undefined}
        />
        <IllnessTimes chosen={value.illnessTime} onChange={illnessTime => set({ ...value, illnessTime })} />
        <TextField
          label="患病时长（选填）"
          placeholder="例如：两周"
          value={value.illnessTime}
          onChange={event => set({ ...value, illnessTime: event.target.value })}
        />
        <AreaField
          label="希望得到的帮助（选填）"
          rows={2}
          limit={consultLimits.expectedHelp}
          value={value.expectedHelpContent}
          onChange={event => set({ ...value, expectedHelpContent: event.target.value })}
          error={wrong.help}
        />
      </Card>
      <Card>
        <PicturesField
          label="检查报告、患处照片（选填）"
          most={mostPictures}
          pictures={value.pictures}
          onChange={change => set({ ...value, pictures: change(value.pictures) })}
          onBusy={onUploading}
        />
      </Card>
    </>
  )
}
