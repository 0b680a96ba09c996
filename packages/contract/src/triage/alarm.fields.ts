import * as z from 'zod/mini'
import { triageFlags } from './triage-flags.ts'

const verdict = z.enum(['right', 'wrong'])

/** What of triage fired in a record, the gravest first, and what was said of each; null: nothing yet. */
export const shownAlarms = z.array(z.object({ flag: z.enum(triageFlags), verdict: z.nullable(verdict) }))
export type ShownAlarm = z.infer<typeof shownAlarms>[number]

/** What staff say of one of them: counted by rule, so that the tables get better; it changes nothing for the patient. */
export const judgedAlarm = { flag: z.enum(triageFlags), verdict }

/** Of every service that says it. */
export const judgingAudit = { none: 'a word on a rule, not on the patient' } as const
