import { mayAnswer } from '@nethos/contract/consult/consult.rights.ts'
import type { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { addAnswer, asOf, findSent, shownMessage, takeConsult } from '../consult/public.ts'
import { whyNotHis } from './place.ts'
import { voiceOf } from './voice.ts'

/** A medical record, as a message of its own kind; the first one is an answer like any other. */
export const writeRecord: HandlerOf<typeof consultDeskServices.writeRecord> = async ({ input, ctx, refuse }) => {
  const { consultId, sendId, title, complained, illnessName, medicalOpinion } = input
  const taken = await takeConsult(ctx, consultId)
  const voice = taken && (await voiceOf(ctx, taken))
  if (!taken || !voice) return refuse('not_found')
  const earlier = sendId ? await findSent(ctx, consultId, voice.replierId, sendId) : undefined
  if (earlier) return shownMessage(ctx, earlier)
  const consult = asOf(taken, ctx.now)
  if (!mayAnswer(consult, ctx.now)) return refuse('cannot_answer')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const said = await addAnswer(ctx, consult, {
    ...voice,
    msgType: 'MEDICAL_RECORD',
    content: JSON.stringify({ title, complained, illnessName, medicalOpinion }),
    attachments: [],
    sendId,
  })
  await ctx.audit({
    action: 'consult.record',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consultId,
  })
  return shownMessage(ctx, said)
}
