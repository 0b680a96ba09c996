import { answerDueAt } from '@nethos/contract/consult/consult.status.ts'
import { latestSnooze, type snoozeServices } from '@nethos/contract/consult/snooze.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { consults } from '../consult.lifecycle.ts'
import { findConsult, takeConsult, type Consult } from '../consult.table.ts'
import { maySnooze, placeIn } from './place.ts'
import { deleteSnooze, isFlagged, saveSnooze } from './snooze.table.ts'

type Services = typeof snoozeServices

const dueOf = (consult: Consult): number | null => (consult.firstReplyAt === null ? answerDueAt(consult) : null)

export const snoozeConsult: HandlerOf<Services['snoozeConsult']> = async ({ input, ctx, refuse }) => {
  const { consultId, until, reason } = input
  const taken = await takeConsult(ctx, consultId)
  if (!taken) return refuse('not_found')
  const consult = consults.asOf(taken, ctx.now)
  if (!maySnooze(consult, (await placeIn(ctx, consult)).isHis)) return refuse('cannot_snooze')
  if (await isFlagged(ctx, consultId)) return refuse('snooze_flagged')
  if (until <= ctx.now || until > latestSnooze(dueOf(consult), ctx.now)) return refuse('snooze_time_wrong')
  await saveSnooze(ctx, consultId, { until, reason })
  await auditSnooze(ctx, consult, 'consult.snooze')
  return true
}

export const wakeConsult: HandlerOf<Services['wakeConsult']> = async ({ input, ctx, refuse }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  await deleteSnooze(ctx, consult.consultId)
  await auditSnooze(ctx, consult, 'consult.snooze.end')
  return true
}

const auditSnooze = (
  ctx: Ctx<StaffCaller>,
  { consultId, accountId, personId }: Consult,
  action: 'consult.snooze' | 'consult.snooze.end',
) => ctx.audit({ action, accountId, personId, recordType: 'consult', recordId: consultId })
