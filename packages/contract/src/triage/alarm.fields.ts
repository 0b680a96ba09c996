import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { triageFlags } from './triage-flags.ts'

const verdict = z.enum(['right', 'wrong'])

/** What of triage fired in a record, the gravest first, and what was said of each; null: nothing yet. */
export const shownAlarms = z.array(z.object({ flag: z.enum(triageFlags), verdict: z.nullable(verdict) }))
export type ShownAlarm = z.infer<typeof shownAlarms>[number]

/** Where somebody may say what cannot wait, as who treats him reads it. */
export const alarmPlaceWords = {
  consult: '另一次咨询',
  follow: '给医生的留言',
  group_alert: '患者群',
  application: '服务申请',
  questionnaire: '问卷',
  feedback: '意见反馈',
} as const
export type AlarmPlaceKind = keyof typeof alarmPlaceWords

/** For so long it is shown to who treats him in another place, in milliseconds. */
export const alarmElsewhereMs = 72 * 3_600_000

/** What the same human being has said elsewhere, as labels joined, and when. */
export const elsewhereAlarm = z.object({
  place: z.enum(Object.keys(alarmPlaceWords) as AlarmPlaceKind[]),
  label: z.string(),
  at: instant,
})
export type ElsewhereAlarm = z.infer<typeof elsewhereAlarm>

/** What staff say of one of them: counted by rule, so that the tables get better; it changes nothing for the patient. */
export const judgedAlarm = { flag: z.enum(triageFlags), verdict }

/** Of every service that says it. */
export const judgingAudit = { none: 'a word on a rule, not on the patient' } as const
