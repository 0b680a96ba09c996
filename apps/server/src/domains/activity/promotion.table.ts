import { sql } from 'kysely'
import type { promotionDeskServices } from '@nethos/contract/activity/promotion-desk.services.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'

export type Brought = OutputOf<typeof promotionDeskServices.promotionFigures>['rows'][number]
type Asked = InputOf<typeof promotionDeskServices.promotionFigures>

/** Each account that came by a code, once: by a doctor's, by a friend's, or by that of an activity which it took part in as it was made. */
const came = sql`
  select 'doctor' as source, code, doc_name as promoter_name,
    coalesce(nullif(dept_name, ''), gb_dept_name) as dept_name, account_id, registered_at
  from promotion join promote_code using (doc_id) join doctor using (doc_id) join department using (gb_dept_code)
  union all
  select 'friend', '', '', '', invited_account_id, registered_at from invitation
  union all
  select 'activity', promote_code, name, '', account_id, at
  from coupon_receipt join coupon_activity using (activity_id) join account using (account_id)
  where at = account.created_at
    and not exists (select from invitation where invited_account_id = account_id)`

const shown = {
  code: sql`source, code, promoter_name, dept_name`,
  department: sql`null as source, '' as code, '' as promoter_name, dept_name`,
  month: sql`null as source, '' as code, '' as promoter_name, '' as dept_name`,
} as const
const keys = {
  code: sql`, source, code, promoter_name, dept_name`,
  department: sql`, dept_name`,
  month: sql``,
} as const

const shanghaiMonth = sql`to_char(registered_at at time zone 'Asia/Shanghai', 'YYYY-MM')`
/** The first instant of a month, or of the one after it. */
const startOf = (month: string, after: number) =>
  sql`((${`${month}-01`}::date + make_interval(months => ${after})) at time zone 'Asia/Shanghai')`

/** Who has brought how many in these months; counted from the rows each time. */
export async function promotionsOf(
  { db }: Pick<Ctx, 'db'>,
  { fromMonth, untilMonth, groupedBy }: Asked,
): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select ${shanghaiMonth} as month, ${shown[groupedBy]}, count(*)::int as registered,
      count(*) filter (where is_realname)::int as verified
    from (${came}) as came left join person on person.account_id = came.account_id and is_self
    where registered_at >= ${startOf(fromMonth, 0)} and registered_at < ${startOf(untilMonth, 1)}
    group by 1 ${keys[groupedBy]}
    order by month desc, registered desc, dept_name, promoter_name, code`.execute(db)
  return rows
}
