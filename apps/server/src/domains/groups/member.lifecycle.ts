import type { Selectable } from 'kysely'
import { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { memberStates, type MemberStatus } from '@nethos/contract/groups/groups.status.ts'
import type { GroupMember } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'

type Row = Selectable<GroupMember>
type Instant = 'mutedUntil' | 'joinedAt' | 'endedAt'
export interface MemberRow extends Omit<Row, Instant | 'status'> {
  readonly status: MemberStatus
  readonly mutedUntil: number | null
  readonly joinedAt: number
  readonly endedAt: number | null
}

export const memberOf = (row: Row): MemberRow => ({
  ...row,
  status: row.status as MemberStatus,
  mutedUntil: row.mutedUntil?.getTime() ?? null,
  joinedAt: row.joinedAt.getTime(),
  endedAt: row.endedAt?.getTime() ?? null,
})

export const members = lifecycleOf({
  table: 'groupMember',
  id: 'memberId',
  states: memberStates,
  starts: ['joined'],
  history: 'groupMemberMove',
  due: [],
  columns: 'all',
  read: memberOf,
  instants: ['mutedUntil', 'joinedAt', 'endedAt'],
  services: { leave: groupServices.leaveGroup },
})
