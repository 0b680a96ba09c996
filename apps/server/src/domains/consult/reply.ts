import { repliesLeft, whyNoReply, type ConsultQuota } from '@nethos/contract/consult/consult.rights.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { stateAt } from '@nethos/contract/states.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { fileUrl } from '../system/public.ts'
import { noteAct } from '../people/public.ts'
import { missing } from './acting.ts'
import { notifyAnswerers } from './consult.news.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { takeReply, type ReplyRow } from './reply.statement.ts'
import { takeTextReply } from './text-reply.statement.ts'

export const reply: HandlerOf<typeof consultServices.reply> = async ({ input, ctx, refuse }) => {
  const { consultId, replyContent: content, attaIdList: attaIds } = input
  const sendId = input.sendId || null
  const text = attaIds.length === 0 ? await takeTextReply(ctx, { consultId, content, sendId }) : undefined
  if (text) {
    await noteRedFlags(ctx, consultId, content)
    await notify(ctx, consultId, text)
    return asReplyMessage(input, ctx, { ...text, msgType: 'TEXT', saidAt: ctx.now, attaList: [] })
  }
  const send = () => takeReply(ctx, { consultId, content, attaIds, sendId })
  let row = await send()
  // Refused by what another reply has just changed: asked again, the row says why.
  if (row && row.messageId === null && row.filesAreOwn && !whyNoReply(sightOf(row, ctx.now), ctx.now))
    row = await send()
  if (!row) return missing(ctx, consultId)
  const sight = sightOf(row, ctx.now)
  if (row.messageId === null)
    return refuse(whyNoReply(sight, ctx.now) ?? (row.filesAreOwn ? 'no_replies_left' : 'not_found'))
  await noteRedFlags(ctx, consultId, content)
  await notify(ctx, consultId, row)
  return asReplyMessage(input, ctx, {
    messageId: row.messageId,
    msgType: row.msgType!,
    replierName: row.consulterName,
    saidAt: row.saidAt!,
    attaList: row.attachments!.map(one => ({ ...one, url: fileUrl(ctx.runtime, ctx.caller, one.attaId) })),
    repliesLeft: repliesLeft(sight, ctx.now),
  })
}

type ReplyMessage = OutputOf<typeof consultServices.reply>

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

interface Recipients {
  docId: string | null
  teamId: string | null
  personId: string
  ownAccountId: string | null
}

/** Who answers hears of it; whom it is about can read it in his own account. */
async function notify(ctx: Ctx<AccountCaller>, consultId: string, to: Recipients): Promise<void> {
  await notifyAnswerers(ctx, consultId)
  if (to.docId) await ctx.announce({ docId: to.docId }, 'consult', consultId)
  if (to.teamId) await ctx.announce({ teamId: to.teamId }, 'consult', consultId)
  if (to.ownAccountId) {
    const about = { personId: to.personId, recordType: 'consult', recordId: consultId }
    await noteAct(ctx, { action: 'consult.reply', ...about })
  }
}

function sightOf(row: ReplyRow, now: number): ConsultQuota {
  const stored = {
    ...row,
    consultStatus: row.status,
    feeCents: 0,
    supplementContent: '',
    supplementAskedAt: null,
  } as unknown as ConsultQuota
  return { ...stored, consultStatus: stateAt(consultStates, stored.consultStatus, stored, now) }
}
