import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { end } from '../consult.life.ts'
import { notices } from '../consult.notices.ts'
import { takeConsult } from '../consult.table.ts'
import { headOf } from '../head.ts'
import { whyNotHis } from './place.ts'

/** "Go to a hospital": what was answered ends as served; what was not is cancelled, and all money goes back. */
export const sendToHospital: HandlerOf<typeof consultDeskServices.sendToHospital> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const notice = notices.sentToHospital(input.reason, consult)
  const event = consult.firstReplyAt === null ? 'decline' : 'finish'
  const ended = await end(ctx, consult, event, 'doctor', {
    endedAt: ctx.now,
    endReason: notice,
    notice,
    unreadFor: 'patient',
  })
  if (!ended) return refuse('cannot_send')
  await ctx.audit({
    action: 'consult.hospital',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return headOf(ended)
}
