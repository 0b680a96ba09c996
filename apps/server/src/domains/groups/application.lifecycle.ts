import type { Selectable } from 'kysely'
import { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { applicationStates, type ApplicationStatus } from '@nethos/contract/groups/groups.status.ts'
import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { GroupApplication } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { putMessage } from '../messages/public.ts'
import { announceDesk } from './group.table.ts'

type Row = Selectable<GroupApplication>
export interface ApplicationRow extends Omit<Row, 'status' | 'waitsUntil' | 'answeredAt'> {
  readonly status: ApplicationStatus
  readonly waitsUntil: number
  readonly answeredAt: number | null
}

export const applicationOf = (row: Row): ApplicationRow => ({
  ...row,
  status: row.status as ApplicationStatus,
  waitsUntil: row.waitsUntil.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? null,
})

export const applications = lifecycleOf({
  table: 'groupApplication',
  id: 'applicationId',
  states: applicationStates,
  starts: ['applied'],
  history: 'groupApplicationMove',
  due: ['dueAt'],
  columns: 'all',
  read: applicationOf,
  instants: ['waitsUntil', 'answeredAt'],
  services: { withdraw: groupServices.withdrawApplication },
})

export const applicationTimer = applications.timer('group application', {
  async lapse(ctx, row) {
    const moved = await applications.transition(ctx, row, 'lapse', 'clock')
    if (moved) {
      await noteAnswer(ctx, row, 'group_lapsed', {})
      await announceDesk(ctx, row.groupId)
    }
    return moved
  },
})

/** What has become of an application, into the applicant's box. */
export async function noteAnswer(
  ctx: Ctx,
  { groupId, accountId }: Pick<ApplicationRow, 'groupId' | 'accountId'>,
  type: 'group_approved' | 'group_declined' | 'group_lapsed',
  { reason = '' }: { reason?: string },
): Promise<void> {
  const { groupName: group } = await ctx.db
    .selectFrom('patientGroup')
    .select('groupName')
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow()
  const link = type === 'group_approved' ? groupPages.chat.to({ groupId }) : groupPages.applied.to({ groupId })
  const about = { recordType: 'group', recordId: groupId }
  if (type === 'group_declined') await putMessage(ctx, { accountId, type, values: { group, reason }, link, about })
  else await putMessage(ctx, { accountId, type, values: { group }, link, about })
  await ctx.announce({ accountId }, 'group', groupId)
}
