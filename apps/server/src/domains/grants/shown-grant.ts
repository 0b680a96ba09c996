import type { GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Grant } from '@nethos/contract/grants/grants.schemas.ts'
import { grants } from './grant.lifecycle.ts'
import type { GrantRow } from './grant.table.ts'

/** As it stands now. */
export const shownGrant = (row: GrantRow, now: number): Grant => ({
  grantId: row.grantId,
  grantStatus: grants.asOf(row, now).status,
  scopes: row.scopes as GrantScope[],
  days: row.days,
  askedAt: row.askedAt,
  askedUntil: row.askedUntil,
  endsAt: row.endsAt,
})
