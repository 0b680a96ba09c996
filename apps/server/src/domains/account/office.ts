import { maskMobile } from '@nethos/contract/common/masking.ts'
import type { AccountState } from '@nethos/contract/patients/patient-desk.services.ts'
import type { Ctx } from '../../calls/handler.ts'
import { openMobile } from './account.table.ts'
import { lockedUntil } from './login-failure.table.ts'

/** An account as the office sees it. */
interface OfficeAccount {
  accountId: string
  /** Masked; empty when it is closed. */
  mobile: string
  accountState: AccountState
  createdAt: number
  lockedUntil: number | null
  closingDueAt: number | null
  closedAt: number | null
}

/** Those of the ids that there are, oldest first. */
export async function accountsForOffice(ctx: Ctx, accountIds: readonly string[]): Promise<OfficeAccount[]> {
  if (accountIds.length === 0) return []
  const rows = await ctx.db
    .selectFrom('account')
    .select(['accountId', 'mobileSealed', 'createdAt', 'closingDueAt', 'closedAt'])
    .where('accountId', 'in', accountIds)
    .orderBy('createdAt')
    .execute()
  if (rows.length === 0) return []
  const mobiles = rows.map(row => (row.closedAt ? '' : openMobile(ctx.runtime, row.mobileSealed)))
  const locks = await lockedUntil(
    ctx,
    mobiles.map(name => ({ side: 'patient', name })),
  )
  return rows.map(({ accountId, createdAt, closingDueAt, closedAt }, at) => {
    const locked = locks[at] ?? null
    return {
      accountId,
      mobile: maskMobile(mobiles[at] ?? ''),
      accountState: closedAt ? 'closed' : closingDueAt ? 'closing' : locked ? 'locked' : 'open',
      createdAt: createdAt.getTime(),
      lockedUntil: locked,
      closingDueAt: closedAt ? null : (closingDueAt?.getTime() ?? null),
      closedAt: closedAt?.getTime() ?? null,
    }
  })
}
