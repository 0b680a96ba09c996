import type { Ctx } from '../../../calls/handler.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { askJob, listJob, type OneHospital } from '../sync/line.jobs.ts'

/** Whether the desk may write there: why not, or undefined. */
export async function closedTo(
  { db, runtime }: Pick<Ctx, 'db' | 'runtime'>,
  hosId: string,
): Promise<'not_found' | 'not_kept_here' | undefined> {
  if (!(await isHospital(db, hosId))) return 'not_found'
  return runtime.hospital.isLocal(hosId) ? undefined : 'not_kept_here'
}

export const isHospital = async (db: Ctx['db'], hosId: string): Promise<boolean> =>
  (await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()) !== undefined

/** Who changed it is written down, and our copy follows at once: `what` says whether single news tell it, or a whole listing. */
export async function changed(
  ctx: Ctx<StaffCaller>,
  hosId: string,
  { action, recordId, what }: { action: AuditAction; recordId: string; what: 'news' | 'whole' },
): Promise<void> {
  await ctx.audit({ action, recordType: 'clinic', recordId: `${hosId}.${recordId}` })
  await ctx.enqueue(what === 'news' ? askJob : listJob, { hosId } satisfies OneHospital)
}
