import { mayAnswer } from '@nethos/contract/consult/consult.rights.ts'
import type { CardMessage } from '@nethos/contract/consult/card-message.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { isRefused, refuse, type AuditLine, type Ctx, type HandlerOf, type Refused } from '../../../calls/handler.ts'
import { addAnswer } from '../answer.table.ts'
import { ownAnswerFiles, typeOf } from '../attachments.ts'
import { findSent, shownMessage } from '../consult-message.table.ts'
import { takeConsult } from '../consult.table.ts'
import { cardOf } from '../../follow/public.ts'
import { whyNotHis } from './place.ts'
import { consults } from '../consult.lifecycle.ts'
import { voiceOf } from './voice.ts'

type AnswerContent = Pick<Parameters<typeof addAnswer>[2], 'msgType' | 'content' | 'attachments' | 'seconds'>
type Why = 'not_found' | 'cannot_answer' | 'assigned_to_other'

/** One answer of whatever kind; the first one starts the patient's 48 hours. The same sendId again gives the message that was taken. */
export async function say<More extends string = never>(
  ctx: Ctx<StaffCaller>,
  { consultId, sendId }: { consultId: string; sendId?: string | null | undefined },
  action: AuditLine['action'],
  contentOf: () => Promise<AnswerContent | Refused<More>>,
): Promise<ConsultMessage | Refused<Why | More>> {
  const taken = await takeConsult(ctx, consultId)
  const voice = taken && (await voiceOf(ctx, taken))
  if (!taken || !voice) return refuse('not_found')
  const earlier = sendId ? await findSent(ctx, consultId, voice.replierId, sendId) : undefined
  if (earlier) return shownMessage(ctx, earlier)
  const consult = consults.asOf(taken, ctx.now)
  if (!mayAnswer(consult, ctx.now)) return refuse('cannot_answer')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const content = await contentOf()
  if (isRefused(content)) return content
  const message = await addAnswer(ctx, consult, { ...voice, ...content, sendId })
  const { accountId, personId } = consult
  await ctx.audit({ action, accountId, personId, recordType: 'consult', recordId: consultId })
  return shownMessage(ctx, message)
}

export const answer: HandlerOf<typeof consultDeskServices.answer> = ({ input, ctx, refuse }) =>
  say(ctx, input, 'consult.reply', async () => {
    const files = await ownAnswerFiles(ctx, input.attaIdList)
    if (!files) return refuse('not_found')
    const msgType = typeOf(files)
    if (msgType === 'AUDIO' && (files.length > 1 || input.replyContent !== '')) return refuse('voice_alone')
    const seconds = msgType === 'AUDIO' ? input.seconds : 0
    return { msgType, content: input.replyContent, attachments: files, seconds }
  })

export const answerWithCard: HandlerOf<typeof consultDeskServices.answerWithCard> = ({ input, ctx, refuse }) =>
  say(ctx, input, 'consult.reply', async () => {
    const card = await cardOf(ctx, input.cardKind, input.cardId)
    if (!card) return refuse('card_gone')
    const content: CardMessage = { icon: '', title: card.title, desc: card.desc, urlParam: card.link }
    return { msgType: 'CARD_MESSAGE', content: JSON.stringify(content), attachments: [] }
  })
