import { mayAnswer } from '@nethos/contract/consult/consult.rights.ts'
import type { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { addAnswer, asOf, findSent, ownAttachments, shownMessage, takeConsult, typeOf } from '../consult/public.ts'
import { whyNotHis } from './place.ts'
import { voiceOf } from './voice.ts'

/** A doctor's answer; the first one starts the patient's 48 hours. The same sendId again gives the message that was taken. */
export const answer: HandlerOf<typeof consultDeskServices.answer> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  const voice = taken && (await voiceOf(ctx, taken))
  if (!taken || !voice) return refuse('not_found')
  const earlier = input.sendId ? await findSent(ctx, taken.consultId, voice.replierId, input.sendId) : undefined
  if (earlier) return shownMessage(ctx, earlier)
  const consult = asOf(taken, ctx.now)
  if (!mayAnswer(consult, ctx.now)) return refuse('cannot_answer')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const files = await ownAttachments(ctx, input.attaIdList)
  if (!files) return refuse('not_found')
  const said = await addAnswer(ctx, consult, {
    ...voice,
    msgType: typeOf(files),
    content: input.replyContent,
    attachments: files,
    sendId: input.sendId,
  })
  await ctx.audit({
    action: 'consult.reply',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return shownMessage(ctx, said)
}
