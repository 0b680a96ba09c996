import { bodyParts, type BodyPart } from '@nethos/contract/guide/body-parts.ts'
import { complaints } from '@nethos/contract/guide/complaints.ts'
import { guidePeople, type GuidePerson } from '@nethos/contract/guide/guide.ts'
import {
  durations,
  severities,
  treatments,
  type DangerSign,
  type Duration,
  type Severity,
  type Treatment,
} from '@nethos/contract/guide/questions.ts'
import { tickedAs } from '@nethos/contract/triage/triage-flags.ts'

export interface GuideAnswers {
  readonly text: string
  readonly part?: BodyPart | undefined
  readonly person?: GuidePerson | undefined
  readonly duration?: Duration | undefined
  readonly severity?: Severity | undefined
  readonly treatment?: Treatment | undefined
  /** Complaints that were chosen beside the words. */
  readonly chosen: readonly string[]
  readonly dangers: readonly DangerSign[]
}

export const noAnswers: GuideAnswers = { text: '', chosen: [], dangers: [] }

/** What was said, as a history before the visit: it goes with the booking or the consult and can be changed there. */
export function historyOf(answers: GuideAnswers): string {
  const { text, part, person, duration, severity, treatment, chosen, dangers } = answers
  const others = complaints.filter(one => chosen.includes(one.id)).map(one => one.label)
  return [
    text.trim() || (part ? `${bodyParts[part].label}不舒服` : ''),
    part && text.trim() !== '' ? `部位：${bodyParts[part].label}` : '',
    others.length > 0 ? `还有：${others.join('、')}` : '',
    duration ? `时间：${durations[duration]}` : '',
    severity ? `程度：${severities[severity]}` : '',
    treatment ? `之前：${treatments[treatment]}` : '',
    person ? `患者：${guidePeople[person]}` : '',
    dangers.length > 0 ? `${tickedAs}${dangers.map(sign => sign.label).join('；')}` : '',
  ]
    .filter(line => line !== '')
    .join('。')
}
