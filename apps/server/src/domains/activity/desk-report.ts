import type { annualReportDeskServices } from '@nethos/contract/activity/annual-report.services.ts'
import { endReportSessions } from '../../calls/caller.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { findDoctor } from '../doctors/public.ts'
import { reportMobiles, saveMobileOf } from './report-mobile.table.ts'

export const listReportMobiles: HandlerOf<typeof annualReportDeskServices.listReportMobiles> = async ({ input, ctx }) =>
  pageOf(await reportMobiles(ctx, { ...input, keyword: input.keyword.trim() }), input)

export const saveReportMobile: HandlerOf<typeof annualReportDeskServices.saveReportMobile> = async ({
  input: { docId, mobile },
  ctx,
  refuse,
}) => {
  if (!(await findDoctor(ctx, docId))) return refuse('not_found')
  if (!(await saveMobileOf(ctx, { docId, mobile, changedBy: ctx.caller.staffId }))) return refuse('mobile_taken')
  await endReportSessions(ctx.db, docId)
  await ctx.audit({ action: 'annual_report.mobile', recordType: 'doctor', recordId: docId })
  return true
}
