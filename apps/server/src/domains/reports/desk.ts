import { sql } from 'kysely'
import { isIssued } from '@nethos/contract/reports/reports.kinds.ts'
import type { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { mayTouch } from '../consult/public.ts'
import { noticesSeen } from '../notify/public.ts'
import { rowsOfHuman } from '../people/public.ts'
import { reportIdsOf } from './consult-reports.ts'
import { findReports, isHeld, noteRead, reportsOfHuman, shownRow, type FoundReport } from './report.table.ts'
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
  const consult = await consultsOf(ctx).where('consultId', '=', consultId).executeTakeFirst()
  if (!consult) return no('not_found')
  const { personId, accountId } = consult
  const attached = new Set(await reportIdsOf(ctx, consultId))
  const window = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 }
  const found = await reportsOfHuman(ctx, personId, window)
  const listed = found.slice(0, pageSize)
  const rows = listed.map(row => ({
    ...shownRow(forStaff(row), ctx.now),
    isAttached: attached.has(row.reportId),
    isHeld: isIssued(row.state) && isHeld(row, ctx.now),
  }))
  const answer = { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
  // A row of his in another account has its own line, too.
  const rowsShown = new Map([{ accountId, personId }, ...listed].map(one => [one.personId, one.accountId]))
  return looked(
    [...rowsShown].map(([shownId, ownerId]) => ({ accountId: ownerId, personId: shownId, recordId: consultId })),
    answer,
  )
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

const isAsked = async (ctx: Staff, personId: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('consult')
    .select('consultId')
    .where(mayTouch(ctx))
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .limit(1)
    .executeTakeFirst()) !== undefined

export const openReport: HandlerOf<Services['openReport']> = async ({ input, ctx, refuse: no }) => {
  const found = await inCharge(ctx, input.reportId)
  // Who only seconds a prescription has not spoken with the patient.
  if (!found || !(await isAsked(ctx, found.personId))) return no('not_found')
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
