import { sql } from 'kysely'
import { isIssued } from '@nethos/contract/reports/reports.kinds.ts'
import type { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { noticesSeen } from '../notify/public.ts'
import { reportIdsOf } from './consult-reports.ts'
import { findReports, isHeld, listedReports, noteRead, shownRow, type FoundReport } from './report.table.ts'
import { consultsOf, maySeeReport } from './rights.ts'
import { shownReport } from './show.ts'
import { deskPage, notifyOpen } from './notify.ts'
import { theSystem } from '../../calls/caller.ts'

type Services = typeof reportDeskServices
type Staff = Ctx<StaffCaller>

/** Nothing is held back from who looks after the patient; whether the patient sees it yet is said beside it. */
const forStaff = (found: FoundReport): FoundReport => ({ ...found, heldUntil: null, isPaid: true })

export const deskReports: HandlerOf<Services['deskReports']> = async ({ input, ctx, refuse: no }) => {
  const { consultId, pageNum, pageSize } = input
  const consult = await consultsOf(ctx.db, ctx.caller).where('consultId', '=', consultId).executeTakeFirst()
  if (!consult) return no('not_found')
  const { personId, accountId } = consult
  const attached = new Set(await reportIdsOf(ctx, consultId))
  const window = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 }
  const found = await listedReports(ctx, { personId }, window)
  const rows = found.slice(0, pageSize).map(row => ({
    ...shownRow(forStaff(row), ctx.now),
    isAttached: attached.has(row.reportId),
    isHeld: isIssued(row.state) && isHeld(row, ctx.now),
  }))
  const answer = { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
  return looked({ accountId, personId, recordId: consultId }, answer)
}

/** A report of somebody who has asked this doctor. */
export async function inCharge(ctx: Staff, reportId: string): Promise<FoundReport | undefined> {
  const may = await maySeeReport(ctx.db, ctx.caller, reportId, ctx.now)
  if (!may) return undefined
  const [found] = await findReports(ctx, [reportId])
  return found && { ...found, personId: may.personId, accountId: await accountOf(ctx, may.personId, found.accountId) }
}

const accountOf = async ({ db }: Staff, personId: string, otherwise: string): Promise<string> =>
  (await db.selectFrom('person').select('accountId').where('personId', '=', personId).executeTakeFirst())?.accountId ??
  otherwise

export const deskReport: HandlerOf<Services['deskReport']> = async ({ input, ctx, refuse: no }) => {
  const found = await inCharge(ctx, input.reportId)
  if (!found) return no('not_found')
  if (!isIssued(found.state)) return no('report_not_issued')
  const shown = await shownReport(ctx, forStaff(found), { mayRead: true })
  if (!shown) return no('not_found')
  const { personId, accountId, reportId } = found
  return looked({ accountId, personId, recordId: reportId }, { ...shown, isHeld: isHeld(found, ctx.now) })
}

export const readDeskReport: HandlerOf<Services['readDeskReport']> = async ({ input, ctx, refuse: no }) => {
  const found = await inCharge(ctx, input.reportId)
  if (!found) return no('not_found')
  await noteRead(ctx, { kind: 'staff', id: ctx.caller.staffId }, found.reportId, input.reportVersion)
  await noticesSeen(ctx, ctx.caller.staffId, { link: deskPage(found.reportId) })
  return true
}

export const openReport: HandlerOf<Services['openReport']> = async ({ input, ctx, refuse: no }) => {
  const found = await inCharge(ctx, input.reportId)
  if (!found) return no('not_found')
  const { reportId, personId, accountId } = found
  const { rows } =
    await sql`update hospital_report set opened_at = ${new Date(ctx.now)}, opened_by = ${ctx.caller.staffId}
    where report_id = ${reportId} and opened_at is null and held_until > ${new Date(ctx.now)} returning report_id`.execute(
      ctx.db,
    )
  if (rows.length === 0) return true
  await ctx.audit({ action: 'report.open', accountId, personId, recordType: 'report', recordId: reportId })
  await notifyOpen({ ...ctx, caller: theSystem }, reportId)
  return true
}
