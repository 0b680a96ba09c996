import { sql } from 'kysely'
import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Paid and not yet over, or waiting to be paid; by what it is at this moment, whether its timer has run or not. */
export const underWay: AccountHooks['underWay'] = async ({ db, now }, accountId) => {
  const { rows } = await sql<{ status: 'unpaid' | 'going'; count: number }>`
    select status, count(*)::int as count from (
      select case when due_at <= ${new Date(now)} then due_status else status end as status
      from consult where account_id = ${accountId} and status in ('unpaid', 'going')
    ) as found where status in ('unpaid', 'going') group by status`.execute(db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
