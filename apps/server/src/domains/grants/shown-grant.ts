import type { GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Grant } from '@nethos/contract/grants/grants.schemas.ts'
import { statusOf, type GrantRow } from './grant.table.ts'

/** As it stands now. */
export const shownGrant = (row: GrantRow, now: number): Grant => ({
  grantId: row.grantId,
  grantStatus: statusOf(row, now),
  scopes: row.scopes as GrantScope[],
  days: row.days,
  askedAt: row.askedAt.getTime(),
  askedUntil: row.askedUntil.getTime(),
  endsAt: row.endsAt?.getTime() ?? null,
})
