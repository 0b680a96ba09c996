import { present } from '@nethos/contract/common/present.ts'
import { repliesLeft, whyNoReply, type ReplyFacts } from '@nethos/contract/consult/consult.rights.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { stateAt } from '@nethos/contract/states.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Call, Ctx, HandlerOf, QuickHandlerOf } from '../../calls/handler.ts'
import { fileUrl } from '../system/public.ts'
import { noteAct } from '../people/public.ts'
import { isCalmByLast } from '../triage/public.ts'
import { missing } from './acting.ts'
import { notifyAnswerers } from './consult.news.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { takeReply, type ReplyRow } from './reply.statement.ts'
import { takeTextReply } from './text-reply.statement.ts'

type Reply = typeof consultServices.reply
type ReplyMessage = OutputOf<Reply>

/** A line of text, as nearly every message is one. */
async function replyAtOnce({ input, ctx }: Call<Reply>): Promise<ReplyMessage | undefined> {
  const { consultId, replyContent: content, attaIdList: attaIds } = input
  if (attaIds.length > 0) return undefined
  const { isCalm, edition } = isCalmByLast(content)
  if (!isCalm) return undefined
  const text = await takeTextReply(ctx, { consultId, content, sendId: input.sendId || null, edition })
  if (!text) return undefined
  await announce(ctx, consultId, text)
  return asReplyMessage(input, ctx, { ...text, msgType: 'TEXT', saidAt: ctx.now, attaList: [] })
}

const replyInFull: HandlerOf<Reply> = async ({ input, ctx, refuse }) => {
  const { consultId, replyContent: content, attaIdList: attaIds } = input
  const send = () => takeReply(ctx, { consultId, content, attaIds, sendId: input.sendId || null })
  let row = await send()
  // Refused by what another reply has just changed: asked again, the row says why.
  if (row && row.messageId === null && row.filesAreOwn && !whyNoReply(factsOf(row, ctx.now), ctx.now))
    row = await send()
  if (!row) return missing(ctx, consultId)
  const facts = factsOf(row, ctx.now)
  if (row.messageId === null)
    return refuse(whyNoReply(facts, ctx.now) ?? (row.filesAreOwn ? 'no_replies_left' : 'not_found'))
  await noteRedFlags(ctx, consultId, content)
  await notify(ctx, consultId, row)
  return asReplyMessage(input, ctx, {
    messageId: row.messageId,
    msgType: present(row.msgType),
    replierName: row.consulterName,
    saidAt: present(row.saidAt),
    attaList: present(row.attachments).map(one => ({ ...one, url: fileUrl(ctx.runtime, ctx.caller, one.attaId) })),
    repliesLeft: repliesLeft(facts, ctx.now),
  })
}

export const reply: QuickHandlerOf<Reply> = { atOnce: replyAtOnce, whole: replyInFull }

const asReplyMessage = (
  { replyContent }: { replyContent: string },
  { caller }: Ctx<AccountCaller>,
  message: Pick<ReplyMessage, 'messageId' | 'msgType' | 'replierName' | 'saidAt' | 'attaList' | 'repliesLeft'>,
): ReplyMessage => ({
  ...message,
  msgLevel: 'NORMAL',
  replyContent,
  replierType: 'PAT',
  replierId: caller.accountId,
  senderIdentity: '患者',
  seconds: 0,
  hasAtta: message.attaList.length > 0,
})

interface Answerers {
  docId: string | null
  teamId: string | null
}

interface Recipients extends Answerers {
  personId: string
  ownAccountId: string | null
}

/** Who answers hears of it; whom it is about can read it in his own account. */
async function notify(ctx: Ctx<AccountCaller>, consultId: string, to: Recipients): Promise<void> {
  await notifyAnswerers(ctx, consultId)
  await announce(ctx, consultId, to)
  if (to.ownAccountId) {
    const about = { personId: to.personId, recordType: 'consult', recordId: consultId }
    await noteAct(ctx, { action: 'consult.reply', ...about })
  }
}

/** To the pages that are open. */
async function announce({ announce }: Ctx, consultId: string, { docId, teamId }: Answerers): Promise<void> {
  if (docId) await announce({ docId }, 'consult', consultId)
  if (teamId) await announce({ teamId }, 'consult', consultId)
}

function factsOf(row: ReplyRow, now: number): ReplyFacts {
  return { ...row, consultStatus: stateAt(consultStates, row.status, row, now) }
}
