import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import type { Job } from '../../jobs/job.ts'
import { putMessage } from '../messages/public.ts'

export const announcedJob = 'group.announced'
/** So many boxes in one transaction. */
const atOnce = 50

/** Every member of now who does not want it quiet finds the announcement in his box. Run again, it stays one unread message. */
export const noteAnnouncement: Job<{ groupId: string }> = {
  name: announcedJob,
  async run({ groupId }, { db, transact }) {
    const group = await db
      .selectFrom('patientGroup')
      .select('groupName')
      .where('groupId', '=', groupId)
      .executeTakeFirst()
    if (!group) return
    const members = await db
      .selectFrom('groupMember')
      .select('accountId')
      .where('groupId', '=', groupId)
      .where('status', '=', 'joined')
      .where('isQuiet', '=', false)
      .orderBy('memberId')
      .execute()
    for (let at = 0; at < members.length; at += atOnce)
      await transact(async ctx => {
        for (const { accountId } of members.slice(at, at + atOnce))
          await putMessage(ctx, {
            accountId,
            type: 'group_announced',
            values: { group: group.groupName },
            link: groupPages.chat.to({ groupId }),
            about: { recordType: 'group', recordId: groupId },
          })
      })
  },
}
