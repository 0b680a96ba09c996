import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { reportServices } from '@nethos/contract/reports/reports.services.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { issue, personWhoMayAsk } from '../consult/public.ts'
import { offerOf, takePlaceToday } from '../doctors/public.ts'
import { mayActFor } from '../people/public.ts'
import { areOfOnePerson, readableReports } from './readable.ts'
import { findReports, shownRow } from './report.table.ts'
import { consultsOf } from './rights.ts'

type Services = typeof reportServices
const consultType = 'DOCPIC'

/** A consult like any other, with reports that go along: in one transaction, so that none is ever left behind. */
export const startReportConsult: HandlerOf<Services['startReportConsult']> = async ({ input, ctx, refuse: no }) => {
  const { docId, reportIds, ...asked } = input
  const reports = await readableReports(ctx, reportIds)
  if (isRefused(reports)) return reports
  if (!areOfOnePerson(reports)) return no('several_people')
  const { personId } = firstOf(reports)
  const person = await personWhoMayAsk(ctx, personId)
  if (isRefused(person)) return person
  const offer = await offerOf(ctx, docId, consultType)
  if (!offer) return no('not_found')
  if (!offer.isOpen) return no('doctor_closed')
  if (!(await takePlaceToday(ctx, docId))) return no('quota_full')
  const { priceCents, replyLimit } = offer
  const from = { consultSource: 'REPORT', consultSourceId: firstOf(reports).reportId, freeClinicId: null }
  const issued = await issue(
    ctx,
    person,
    { consultType, docId, teamId: null, priceCents, replyLimit },
    { ...asked, ...from },
  )
  if (isRefused(issued)) return issued
  await ctx.db
    .insertInto('consultReport')
    .values(reports.map(({ reportId }) => ({ consultId: issued.consultId, reportId, addedAt: new Date(ctx.now) })))
    .execute()
  const { accountId } = ctx.caller
  for (const { reportId } of reports)
    await ctx.audit({ action: 'report.consult', accountId, personId, recordType: 'report', recordId: reportId })
  return issued
}

export async function reportIdsOf({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<string[]> {
  const { rows } = await sql<{ reportId: string }>`
    select report_id from consult_report where consult_id = ${consultId} order by added_at, report_id`.execute(db)
  return rows.map(row => row.reportId)
}

export const consultReports: HandlerOf<Services['consultReports']> = async ({ input, ctx, refuse: no }) => {
  const { consultId } = input
  const consult = await consultsOf(ctx).where('consultId', '=', consultId).executeTakeFirst()
  if (!consult) return no('not_found')
  const may = await mayActFor(ctx, consult.personId, 'consult')
  if (may !== true) return may
  const found = await findReports(ctx, await reportIdsOf(ctx, consultId))
  return found.map(row => shownRow(row, ctx.now))
}
