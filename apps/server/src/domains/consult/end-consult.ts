import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { hasTerm } from '@nethos/contract/consult/consult.status.ts'
import { missing, note } from './acting.ts'
import { end } from './consult.life.ts'
import { notices } from './consult.notices.ts'
import { takeConsult } from './consult.table.ts'
import { headOf } from './head.ts'

/**
 * 取消申请, before payment; of a video as long as the two have not met, and all money goes back. Undefined: no consult of
 * the caller's, or of another kind; false: it may not any more.
 */
export async function cancelOf(
  ctx: Ctx<AccountCaller>,
  consultId: string,
  consultType?: ConsultType,
): Promise<boolean | undefined> {
  const consult = await takeConsult(ctx, consultId)
  if (!consult || (consultType && consult.consultType !== consultType)) return undefined
  const ended = await end(ctx, consult, 'cancel', 'patient', {
    endedAt: ctx.now,
    notice: notices.cancelled,
    unreadFor: 'nobody',
  })
  if (!ended) return false
  await note(ctx, 'cancel', ended)
  return true
}

export const cancelConsult: HandlerOf<typeof consultServices.cancelConsult> = async ({ input, ctx, refuse }) => {
  const cancelled = await cancelOf(ctx, input.consultId)
  if (cancelled === undefined) return missing(ctx, input.consultId)
  return cancelled || refuse('cannot_cancel')
}

/** 结束咨询, after the first answer. The remaining replies stay until the window closes (docs/product/rules.md 6, no. 13). */
export const endConsult: HandlerOf<typeof consultServices.endConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  const ended = await end(ctx, consult, 'end', 'patient', {
    endedAt: ctx.now,
    // Nobody asks on in a bought time that he has ended himself.
    ...(!hasTerm(consult) ? {} : { servedUntil: ctx.now }),
    notice: notices.endedByPatient,
    unreadFor: 'nobody',
  })
  if (!ended) return refuse('cannot_end')
  await note(ctx, 'end', ended)
  return headOf(ended)
}
