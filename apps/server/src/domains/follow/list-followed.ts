import { mustGet, present } from '@nethos/contract/common/present.ts'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { TalkType } from '@nethos/contract/follow/follow.kinds.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { doctorsOf } from '../doctors/public.ts'
import { findFollow } from './follow.table.ts'

export const listFollowed: HandlerOf<typeof followServices.listFollowed> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('doctorFollow')
    .leftJoin('followTalk', 'followTalk.followId', 'doctorFollow.followId')
    .select(['doctorFollow.followId', 'doctorFollow.docId', 'doctorFollow.createdAt', 'patientUnread'])
    .where('doctorFollow.accountId', '=', ctx.caller.accountId)
    .where('doctorFollow.endedAt', 'is', null)
    .orderBy('doctorFollow.createdAt', 'desc')
    .orderBy('doctorFollow.followId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const shown = found.slice(0, pageSize)
  const cards = new Map(
    (
      await doctorsOf(
        ctx,
        shown.map(one => one.docId),
      )
    ).map(card => [card.docId, card]),
  )
  return {
    rows: shown.map(({ followId, docId, createdAt, patientUnread }) => ({
      followId,
      docId,
      sysDoc: mustGet(cards, docId),
      createdAt: createdAt.getTime(),
      unreadCount: patientUnread ?? 0,
    })),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

export const getFollow: HandlerOf<typeof followServices.getFollow> = async ({ input, ctx, refuse }) => {
  const follow = await findFollow(ctx, input.followId ? { followId: input.followId } : { docId: present(input.docId) })
  if (!follow && input.followId) return refuse('not_found')
  const [sysDoc] = await doctorsOf(ctx, [follow?.docId ?? present(input.docId)])
  if (!sysDoc) return refuse('not_found')
  return { followId: follow?.followId ?? null, isFollow: follow?.isFollowing ?? false, sysDoc }
}

const mostTalks = 200

export const listLastMessages: HandlerOf<typeof followServices.listLastMessages> = async ({ ctx }) => {
  const talks = await ctx.db
    .selectFrom('followTalk')
    .innerJoin('doctorFollow', 'doctorFollow.followId', 'followTalk.followId')
    .select(['followTalk.followId', 'followTalk.docId', 'lastType', 'lastText', 'lastAt', 'patientUnread'])
    .where('followTalk.accountId', '=', ctx.caller.accountId)
    .where('doctorFollow.endedAt', 'is', null)
    .orderBy('lastAt', 'desc')
    .orderBy('followTalk.followId')
    .limit(mostTalks)
    .execute()
  const cards = new Map(
    (
      await doctorsOf(
        ctx,
        talks.map(one => one.docId),
      )
    ).map(card => [card.docId, card]),
  )
  return talks.map(({ followId, docId, lastType, lastText, lastAt, patientUnread }) => ({
    followId,
    docId,
    sysDoc: mustGet(cards, docId),
    lastMessage: {
      followId,
      msgType: lastType as TalkType,
      text: lastText,
      createdAt: lastAt.getTime(),
      unreadCount: patientUnread,
    },
  }))
}
