import type { lookServices } from '@nethos/contract/audit/looks.services.ts'
import type { Look } from '@nethos/contract/audit/looks.services.ts'
import { auditActionWords, staffRoleWords } from '@nethos/contract/audit-actions.ts'
import { maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { openMobile } from '../account/public.ts'
import { isOwnPerson, listLookRows, type LookRow } from './look.table.ts'

/** Who looked at my record: what staff and other accounts did, never what the account did itself. */
export const listLooks: HandlerOf<typeof lookServices.listLooks> = async ({
  input: { personId, pageNum, pageSize },
  ctx,
  refuse,
}) => {
  if (personId && !(await isOwnPerson(ctx, personId))) return refuse('not_found')
  const offset = (pageNum - 1) * pageSize
  const found = await listLookRows(ctx, { personId: personId || null, offset, limit: pageSize + 1 })
  return shownPageOf(found, { pageNum, pageSize }, row => shown(ctx.runtime, row))
}

/** The newest ones, all people's, for the archive of one's own data. */
export const listLooksOf = async (
  scope: { db: Db; caller: AccountCaller; runtime: Runtime },
  limit: number,
): Promise<Look[]> =>
  (await listLookRows(scope, { personId: null, offset: 0, limit })).map(row => shown(scope.runtime, row))

const shown = (runtime: Runtime, row: LookRow): Look => ({
  lookId: String(row.auditId),
  at: row.at.getTime(),
  ...whoLooked(runtime, row),
  what: auditActionWords(row.action),
  personId: row.personId ?? '',
  personName: row.personName ?? '',
  consultId: row.isOwn && row.recordType === 'consult' ? (row.recordId ?? '') : '',
})

function whoLooked(runtime: Runtime, row: LookRow): Pick<Look, 'by' | 'actorName' | 'actorRole'> {
  if (row.actorKind === 'staff')
    return {
      by: 'staff',
      actorName: row.staffName ?? '工作人员',
      actorRole: staffRoleWords[row.actorRole] ?? '工作人员',
    }
  if (row.actorKind === 'system') return { by: 'link', actorName: '拿到链接的人', actorRole: '分享链接' }
  return { by: 'relative', actorName: relativeOf(runtime, row), actorRole: '家人账号' }
}

/** 李*（138****0001）: enough to know a relative again, and no more. */
const relativeOf = (runtime: Runtime, { relativeName, relativeMobileSealed }: LookRow): string => {
  const mobile = relativeMobileSealed ? maskMobile(openMobile(runtime, relativeMobileSealed)) : ''
  const name = relativeName ? maskName(relativeName) : '家人'
  return mobile ? `${name}（${mobile}）` : name
}
