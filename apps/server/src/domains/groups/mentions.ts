import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import type { Mention } from './message.table.ts'

export interface Called {
  mentions: Mention[]
  /** The members among them. */
  members: { memberId: string; accountId: string; isQuiet: boolean }[]
}

/** Who of the group is meant by these ids; of others nothing is left. */
export async function calledIn(
  { db }: Pick<Ctx, 'db'>,
  groupId: string,
  ids: readonly string[],
  except: string,
): Promise<Called> {
  const others = [...new Set(ids)].filter(id => id !== except)
  if (others.length === 0) return { mentions: [], members: [] }
  const members = await db
    .selectFrom('groupMember')
    .select(['memberId', 'accountId', 'isQuiet', 'nickname'])
    .where('groupId', '=', groupId)
    .where('status', '=', 'joined')
    .where('memberId', 'in', others)
    .execute()
  const doctors = await db
    .selectFrom('groupDoctor')
    .innerJoin('doctor', 'doctor.docId', 'groupDoctor.docId')
    .select(['doctor.docId as id', 'docName as name'])
    .where('groupId', '=', groupId)
    .where('doctor.docId', 'in', others)
    .execute()
  return { mentions: [...members.map(one => ({ id: one.memberId, name: one.nickname })), ...doctors], members }
}

/** Who was called reads so in his list of groups, and in his box unless he wants it quiet. */
export async function noteMentions(
  ctx: Ctx,
  group: { groupId: string; groupName: string },
  { members }: Called,
  seq: number,
): Promise<void> {
  if (members.length === 0) return
  const ids = members.map(one => one.memberId)
  await ctx.db.updateTable('groupMember').set({ mentionedSeq: seq }).where('memberId', 'in', ids).execute()
  for (const { accountId, isQuiet } of members)
    if (!isQuiet)
      await putMessage(ctx, {
        accountId,
        type: 'group_mentioned',
        values: { group: group.groupName },
        link: groupPages.chat.to({ groupId: group.groupId }),
        about: { recordType: 'group', recordId: group.groupId },
      })
}
