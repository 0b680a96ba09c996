import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { missing, note } from './acting.ts'
import { end } from './consult.life.ts'
import { notices } from './consult.notices.ts'
import { takeConsult } from './consult.table.ts'
import { headOf } from './head.ts'

/** 取消申请, before payment. */
export const cancelConsult: HandlerOf<typeof consultServices.cancelConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  const ended = await end(ctx, consult, 'cancel', 'patient', {
    endedAt: ctx.now,
    notice: notices.cancelled,
    unreadFor: 'nobody',
  })
  if (!ended) return refuse('cannot_cancel')
  await note(ctx, 'cancel', ended)
  return true
}

/** 结束咨询, after the first answer. The remaining replies stay until the window closes (rules.md 6, no. 13). */
export const endConsult: HandlerOf<typeof consultServices.endConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  const ended = await end(ctx, consult, 'end', 'patient', {
    endedAt: ctx.now,
    // Nobody asks on in a bought time that he has ended himself.
    ...(consult.servedUntil === null ? {} : { servedUntil: ctx.now }),
    notice: notices.endedByPatient,
    unreadFor: 'staff',
  })
  if (!ended) return refuse('cannot_end')
  await note(ctx, 'end', ended)
  return headOf(ended)
}
