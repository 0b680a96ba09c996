import { sql } from 'kysely'
import type { auditDeskServices } from '@nethos/contract/audit/audit-desk.services.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { accountOfMobile, openMobile } from '../account/public.ts'

/** Nothing where it was somebody of another kind: who is none is not looked for, however many there are. */
const actorIf = (kind: 'staff' | 'account') => sql<string>`case when audit.actor_kind = ${kind} then audit.actor_id end`

/** The audit log for the office. Who looks is written down, too. */
export const listAudit: HandlerOf<typeof auditDeskServices.listAudit> = async ({ input, ctx }) => {
  const { staff, mobile, action, onDay, pageNum, pageSize } = input
  const accountId = mobile ? await accountOfMobile(ctx, mobile) : input.accountId || undefined
  if (mobile && !accountId) return looked({}, { rows: [], pageNum, pageSize, hasNextPage: false })
  const found = await ctx.db
    .selectFrom('audit')
    .leftJoin('staff', on => on.on('staff.staffId', '=', actorIf('staff')))
    .leftJoin('account as actor', on => on.on('actor.accountId', '=', actorIf('account')))
    .leftJoin('account as owner', 'owner.accountId', 'audit.accountId')
    .leftJoin('person', 'person.personId', 'audit.personId')
    .select([
      'audit.auditId',
      'audit.at',
      'audit.actorKind',
      'audit.actorRole',
      'audit.action',
      'audit.accountId',
      'audit.recordType',
      'audit.recordId',
      'audit.requestId',
      'staff.name as staffName',
      'actor.mobileSealed as actorMobile',
      'owner.mobileSealed as ownerMobile',
      'person.name as personName',
    ])
    .$if(staff !== '', query =>
      query.where('audit.actorId', 'in', ({ selectFrom }) =>
        selectFrom('staff')
          .select('staff.staffId')
          .where(({ eb, or }) =>
            or([eb('staff.login', '=', staff), eb(sql`position(${staff}::text in staff.name)`, '>', 0)]),
          ),
      ),
    )
    .$if(accountId !== undefined, query => query.where('audit.accountId', '=', accountId!))
    .$if(Boolean(action), query => query.where('audit.action', '=', action!))
    .$if(onDay !== '', query =>
      query
        .where('audit.at', '>=', new Date(startOfDay(onDay)))
        .where('audit.at', '<', new Date(startOfDay(addDays(onDay, 1)))),
    )
    .orderBy('audit.auditId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const mobileShown = (sealed: Buffer | null) => (sealed ? maskMobile(openMobile(ctx.runtime, sealed)) : '')
  const rows = found.slice(0, pageSize).map(row => ({
    lineId: String(row.auditId),
    at: row.at.getTime(),
    actorKind: row.actorKind as 'staff' | 'account' | 'system',
    actorName: row.actorKind === 'staff' ? (row.staffName ?? '') : mobileShown(row.actorMobile),
    actorRole: row.actorRole,
    action: row.action,
    accountId: row.accountId ?? '',
    accountMobile: mobileShown(row.ownerMobile),
    personName: row.personName ? maskName(row.personName) : '',
    recordType: row.recordType ?? '',
    recordId: row.recordId ?? '',
    requestId: row.requestId,
  }))
  return looked({ accountId }, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}
