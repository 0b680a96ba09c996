import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { own } from '../common/ids.ts'
import { limitedText } from '../common/text.ts'
import { done, only, service, type Services } from '../service.ts'
import { consultDeskRefusals } from './consult-desk.refusals.ts'
import { consultSpelling as spelling } from './consult.words.ts'

const access = ['doctor', 'nurse', 'pharmacist'] as const
const notFound = only(commonRefusals, 'not_found')

export const snoozeLimits = {
  /** The longest, in milliseconds. */
  longest: 3 * 86_400_000,
  /** A first answer that is due: back in the queue so long before. */
  beforeDue: 3_600_000,
  reason: 50,
} as const

export const snoozeReason = limitedText('原因', snoozeLimits.reason)

/** Until when it may be put aside at the most. */
export const latestSnooze = (answerDueAt: number | null, now: number): number =>
  Math.min(now + snoozeLimits.longest, answerDueAt === null ? Infinity : answerDueAt - snoozeLimits.beforeDue)

/** 稍后处理: a consult that waits for something leaves one's own queue and comes back by itself (docs/decisions/0226). */
export const snoozeServices = {
  snoozeConsult: service({
    name: 'staff.consult.snooze',
    kind: 'command',
    access,
    audits: { writes: ['consult.snooze'] },
    input: z.object({ consultId: own('consult'), until: instant, reason: snoozeReason }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'cannot_snooze', 'snooze_flagged', 'snooze_time_wrong') },
  }),
  /** Back in the queue at once; one that is there already stays there. */
  wakeConsult: service({
    name: 'staff.consult.snooze.end',
    kind: 'command',
    access,
    audits: { writes: ['consult.snooze.end'] },
    input: z.object({ consultId: own('consult') }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
} satisfies Services
