import { present } from '@nethos/contract/common/present.ts'
import { triageFlags } from '@nethos/contract/triage/triage-flags.ts'
import { sql, type Selectable } from 'kysely'
import type { TalkType } from '@nethos/contract/follow/follow.kinds.ts'
import type { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { FollowTalk } from '../../database/types.gen.ts'
import { followOfRow, followsOf, type Follow } from './follow.table.ts'

type Follower = OutputOf<typeof followDeskServices.listFollowers>['rows'][number]
type Talk = Pick<Selectable<FollowTalk>, 'lastType' | 'lastText' | 'lastAt' | 'staffUnread' | 'redFlags' | 'flaggedAt'>

export const shownFollower = (follow: Follow, talk: Talk | undefined): Follower => ({
  followId: follow.followId,
  patientName: follow.patientName,
  patientGender: follow.patientGender,
  patientAge: follow.patientAge,
  isFollowing: follow.isFollowing,
  followedAt: follow.followedAt,
  lastMessage: talk
    ? {
        followId: follow.followId,
        msgType: talk.lastType as TalkType,
        text: talk.lastText,
        createdAt: talk.lastAt.getTime(),
        unreadCount: talk.staffUnread,
      }
    : null,
  redFlags: triageFlags.filter(flag => talk?.redFlags.includes(flag)),
  isUrgent: talk !== undefined && talk.flaggedAt !== null,
})

export const talkOf = ({ db }: Ctx, followId: string): Promise<Talk | undefined> =>
  db
    .selectFrom('followTalk')
    .select(['lastType', 'lastText', 'lastAt', 'staffUnread', 'redFlags', 'flaggedAt'])
    .where('followId', '=', followId)
    .executeTakeFirst()

/** One row more than a page, to tell whether there is a next one. */
export async function followersPage(
  ctx: Ctx<StaffCaller>,
  { tab, pageNum, pageSize }: InputOf<typeof followDeskServices.listFollowers>,
): Promise<{ follow: Follow; shown: Follower }[]> {
  const { docId } = ctx.caller
  if (docId === null) return []
  let query = followsOf(ctx)
    .leftJoin('followTalk', 'followTalk.followId', 'doctorFollow.followId')
    .select(['lastType', 'lastText', 'lastAt', 'staffUnread', 'redFlags', 'flaggedAt'])
  if (tab === 'all') query = query.where('doctorFollow.endedAt', 'is', null).orderBy('doctorFollow.createdAt', 'desc')
  else {
    query = query
      .where('followTalk.docId', '=', docId)
      .orderBy(sql`follow_talk.flagged_at is null`)
      .orderBy('followTalk.lastAt', 'desc')
    if (tab === 'unread') query = query.where('followTalk.staffUnread', '>', 0)
  }
  const rows = await query
    .orderBy('doctorFollow.followId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return rows.map(row => {
    const follow = followOfRow(row, ctx.now)
    const talk =
      row.lastAt === null
        ? undefined
        : {
            lastType: present(row.lastType),
            lastText: present(row.lastText),
            lastAt: row.lastAt,
            staffUnread: present(row.staffUnread),
            redFlags: present(row.redFlags),
            flaggedAt: row.flaggedAt,
          }
    return { follow, shown: shownFollower(follow, talk) }
  })
}
