import { repliesLeft, whyNoReply, type ConsultSight } from '@nethos/contract/consult/consult.rights.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { stateAt } from '@nethos/contract/states.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { fileUrl } from '../system/public.ts'
import { takeReply, type ReplyRow } from './reply.statement.ts'

export const reply: HandlerOf<typeof consultServices.reply> = async ({ input, ctx, refuse }) => {
  const send = () =>
    takeReply(ctx, {
      consultId: input.consultId,
      content: input.replyContent,
      attaIds: input.attaIdList,
      sendId: input.sendId || null,
    })
  let row = await send()
  // Refused by what another reply has just changed: asked again, the row says why.
  if (row && row.messageId === null && row.filesAreOwn && !whyNoReply(sightOf(row, ctx.now), ctx.now))
    row = await send()
  if (!row) return refuse('not_found')
  const sight = sightOf(row, ctx.now)
  if (row.messageId === null)
    return refuse(whyNoReply(sight, ctx.now) ?? (row.filesAreOwn ? 'no_replies_left' : 'not_found'))
  if (row.docId) await ctx.announce({ docId: row.docId }, 'consult', input.consultId)
  if (row.teamId) await ctx.announce({ teamId: row.teamId }, 'consult', input.consultId)
  const attaList = row.attachments!.map(one => ({ ...one, url: fileUrl(ctx.house, ctx.caller, one.attaId) }))
  return {
    messageId: row.messageId,
    msgLevel: 'NORMAL',
    msgType: row.msgType!,
    replyContent: input.replyContent,
    replierType: 'PAT',
    replierId: ctx.caller.accountId,
    replierName: row.consulterName,
    senderIdentity: '患者',
    saidAt: row.saidAt!,
    hasAtta: attaList.length > 0,
    attaList,
    repliesLeft: repliesLeft(sight, ctx.now),
  }
}

function sightOf(row: ReplyRow, now: number): ConsultSight {
  const stored = {
    ...row,
    consultStatus: row.status,
    feeCents: 0,
    supplementContent: '',
    supplementAskedAt: null,
  } as unknown as ConsultSight
  return { ...stored, consultStatus: stateAt(consultStates, stored.consultStatus, stored, now) }
}
