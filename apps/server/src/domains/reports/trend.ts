import type { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import type { reportServices } from '@nethos/contract/reports/reports.services.ts'
import type { TrendPoint } from '@nethos/contract/reports/report.schemas.ts'
import { isIssued } from '@nethos/contract/reports/reports.kinds.ts'
import type { AccountCaller, StaffCaller } from '../../calls/caller.ts'
import { isRefused, looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { inCharge } from './desk.ts'
import { labAt } from './lab/lab.ts'
import { partsOf } from './parts.table.ts'
import { closedNow } from './read-reports.ts'
import type { FoundReport } from './report.table.ts'
import { trendOf } from './trend.table.ts'
import { myReport } from './whose.ts'

/** The results of one item of a report over the years; nothing where the report has no such item. */
async function pointsOf(
  ctx: Ctx<AccountCaller | StaffCaller>,
  found: FoundReport,
  itemIndex: number,
): Promise<TrendPoint[] | undefined> {
  const { versions, labStamp } = await partsOf(ctx, found)
  const sent = versions[0]?.content.items[itemIndex]
  if (!sent) return undefined
  const lab = await labAt(ctx, labStamp)
  const item = lab.withCode(found.hosId, sent)
  const codes = lab.codesOf(item.loinc)
  const points = await trendOf(ctx, found, { ...item, codes, ownCodes: lab.ownCodesOf(codes) })
  return points.map(({ gender, hosId, ...one }) => ({
    ...one,
    item: lab.withCode(hosId, one.item),
    takenAt: one.takenAt.getTime(),
    gender: gender === 'M' || gender === 'F' ? gender : ('' as const),
  }))
}

export const reportTrend: HandlerOf<(typeof reportServices)['reportTrend']> = async ({ input, ctx, refuse: no }) => {
  const found = await myReport(ctx, input.reportId)
  if (isRefused(found)) return found
  const closed = closedNow(found, ctx.now)
  if (closed) return closed
  const points = await pointsOf(ctx, found, input.itemIndex)
  if (!points) return no('not_found')
  return looked({ personId: found.personId, recordId: found.reportId }, points)
}

export const deskTrend: HandlerOf<(typeof reportDeskServices)['deskTrend']> = async ({ input, ctx, refuse: no }) => {
  const found = await inCharge(ctx, input.reportId)
  if (!found) return no('not_found')
  if (!isIssued(found.state)) return no('report_not_issued')
  const points = await pointsOf(ctx, found, input.itemIndex)
  if (!points) return no('not_found')
  const { personId, accountId, reportId } = found
  return looked({ accountId, personId, recordId: reportId }, points)
}
