import { sql } from 'kysely'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { notifyStaff } from '../notify/public.ts'
import { ownFiles } from '../system/public.ts'
import { findFollow, talkPage } from './follow.table.ts'
import { noteRedFlags } from './red-flags.ts'
import { addMessage, forgetUnread, messagesBefore, shownMessage, typeOf } from './talk.table.ts'

export const listTalk: HandlerOf<typeof followServices.listTalk> = async ({ input, ctx, refuse }) => {
  const { followId, beforeId, pageNum, pageSize } = input
  if (!(await findFollow(ctx, { followId }))) return refuse('not_found')
  const offset = (pageNum - 1) * pageSize
  const found = await messagesBefore(ctx, followId, { beforeId, offset, count: pageSize })
  return shownPageOf(found, { pageNum, pageSize }, row => shownMessage(ctx, row))
}

export const sendMessage: HandlerOf<typeof followServices.sendMessage> = async ({ input, ctx, refuse }) => {
  const { text, attaIdList, seconds, sendId } = input
  const follow = await findFollow(ctx, { followId: input.followId })
  if (!follow) return refuse('not_found')
  if (!follow.isFollowing) return refuse('not_following')
  if (!follow.doctorIsActive) return refuse('doctor_left')
  const files = await ownFiles(ctx, attaIdList, ['picture', 'pdf', 'audio'])
  if (!files) return refuse('not_found')
  const msgType = typeOf(files)
  if (msgType === 'AUDIO' && (files.length > 1 || text !== '')) return refuse('voice_alone')
  const { row, isNew } = await addMessage(
    ctx,
    follow,
    {
      msgType,
      content: text,
      files,
      seconds: msgType === 'AUDIO' ? seconds : 0,
      talker: 'PAT',
      talkerId: ctx.caller.accountId,
      talkerName: follow.patientName || '患者',
      sendId: sendId || null,
    },
    'staffUnread',
  )
  if (isNew) {
    await noteRedFlags(ctx, follow, text)
    await ctx.announce({ docId: follow.docId }, 'follow', follow.followId)
    await notifyStaff(ctx, sql`select ${follow.docId}`, { kind: 'new', link: talkPage(follow.followId) })
    // Another device of the same account shows it too.
    await ctx.announce({ accountId: follow.accountId }, 'follow', follow.followId)
  }
  return shownMessage(ctx, row)
}

export const readTalk: HandlerOf<typeof followServices.readTalk> = async ({ input, ctx, refuse }) => {
  if (!(await findFollow(ctx, input))) return refuse('not_found')
  await forgetUnread(ctx, input.followId, 'patientUnread')
  return true
}
