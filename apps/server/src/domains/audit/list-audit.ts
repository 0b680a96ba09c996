import { sql } from 'kysely'
import type { auditDeskServices } from '@nethos/contract/audit/audit-desk.services.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { whenGiven } from '../../database/when-given.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { accountOfMobile, openMobile } from '../account/public.ts'

/** Nothing where it was somebody of another kind: who is none is not looked for, however many there are. */
const actorIf = (kind: 'staff' | 'account') => sql<string>`case when audit.actor_kind = ${kind} then audit.actor_id end`

type Filter = Pick<InputOf<typeof auditDeskServices.listAudit>, 'staff' | 'action' | 'onDay'> & {
  accountId: string | undefined
}

/** The lines that the filter leaves, newest first, with the names of who acted and whose record it is. */
const linesOf = (db: Db, { staff, accountId, action, onDay }: Filter) =>
  db
    .selectFrom('audit')
    .leftJoin('staff', on => on.on('staff.staffId', '=', actorIf('staff')))
    .leftJoin('account as actor', on => on.on('actor.accountId', '=', actorIf('account')))
    .leftJoin('account as owner', 'owner.accountId', 'audit.accountId')
    .leftJoin('person', 'person.personId', 'audit.personId')
    .select(['audit.auditId', 'audit.at', 'audit.actorKind', 'audit.actorRole', 'audit.action', 'audit.accountId'])
    .select(['audit.recordType', 'audit.recordId', 'audit.requestId'])
    .select(['staff.name as staffName', 'person.name as personName'])
    .select(['actor.mobileSealed as actorMobile', 'owner.mobileSealed as ownerMobile'])
    .$if(staff !== '', query =>
      query.where('audit.actorId', 'in', ({ selectFrom }) =>
        selectFrom('staff')
          .select('staff.staffId')
          .where(({ eb, or }) =>
            or([eb('staff.login', '=', staff), eb(sql`position(${staff}::text in staff.name)`, '>', 0)]),
          ),
      ),
    )
    .$call(whenGiven(accountId, (query, accountId) => query.where('audit.accountId', '=', accountId)))
    .$call(whenGiven(action, (query, action) => query.where('audit.action', '=', action)))
    .$if(onDay !== '', query =>
      query
        .where('audit.at', '>=', new Date(startOfDay(onDay)))
        .where('audit.at', '<', new Date(startOfDay(addDays(onDay, 1)))),
    )
    .orderBy('audit.auditId', 'desc')

type Line = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number]

function shownLine({ runtime }: Pick<Ctx, 'runtime'>, row: Line) {
  const mobileShown = (sealed: Buffer | null) => (sealed ? maskMobile(openMobile(runtime, sealed)) : '')
  return {
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
  }
}

/** The audit log for the office. Who looks is written down, too. */
export const listAudit: HandlerOf<typeof auditDeskServices.listAudit> = async ({ input, ctx }) => {
  const { staff, mobile, action, onDay, pageNum, pageSize } = input
  const accountId = mobile ? await accountOfMobile(ctx, mobile) : input.accountId || undefined
  if (mobile && !accountId) return looked({}, { rows: [], pageNum, pageSize, hasNextPage: false })
  const found = await linesOf(ctx.db, { staff, accountId, action, onDay })
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(row => shownLine(ctx, row))
  return looked({ accountId }, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}
