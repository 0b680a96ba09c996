import { firstOf, present } from '@nethos/contract/common/present.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { supervisionDeskServices } from '@nethos/contract/supervision/supervision-desk.services.ts'
import type { ReportDifference, ReportKind, ReportState } from '@nethos/contract/supervision/supervision.kinds.ts'
import { sql } from 'kysely'
import { whenGiven } from '../../database/when-given.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { closeDifferenceBy } from './difference.table.ts'
import { oldestWaitingAt, waitAgain } from './report.table.ts'

type Services = typeof supervisionDeskServices

export const supervisionOverview: HandlerOf<Services['supervisionOverview']> = async ({ ctx: { db, runtime } }) => {
  const line = await db.selectFrom('supervisionLine').selectAll().executeTakeFirstOrThrow()
  const { rows } = await sql<{
    waiting: number
    refused: number
    differences: number
    lastAcceptedAt: Date | null
  }>`
    select
      (select count(*)::int from supervision_report where state = 'waiting') as waiting,
      (select count(*)::int from supervision_report where state = 'refused') as refused,
      (select count(*)::int from supervision_difference where closed_at is null) as differences,
      (select max(reported_at) from supervision_report where state = 'accepted') as last_accepted_at`.execute(db)
  const { lastAcceptedAt, ...counts } = firstOf(rows)
  return {
    ...counts,
    isConnected: runtime.supervision !== undefined,
    oldestWaitingAt: (await oldestWaitingAt(db))?.getTime() ?? null,
    lastAcceptedAt: lastAcceptedAt?.getTime() ?? null,
    trouble: line.trouble,
    troubleSince: line.troubleSince?.getTime() ?? null,
  }
}

export const listReports: HandlerOf<Services['listReports']> = async ({ input, ctx: { db } }) => {
  const { reportState, kind, onDay, pageNum, pageSize } = input
  const found = await db
    .selectFrom('supervisionReport')
    .selectAll()
    .$call(whenGiven(reportState, (query, reportState) => query.where('state', '=', reportState)))
    .$call(whenGiven(kind, (query, kind) => query.where('kind', '=', kind)))
    .$if(onDay !== '', query =>
      query
        .where('occurredAt', '>=', new Date(startOfDay(onDay)))
        .where('occurredAt', '<', new Date(startOfDay(addDays(onDay, 1)))),
    )
    .orderBy('sequence', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, input, row => ({
    reportId: row.reportId,
    sequence: row.sequence,
    kind: row.kind as ReportKind,
    recordId: row.recordId,
    version: row.version,
    reportState: row.state as ReportState,
    occurredAt: row.occurredAt.getTime(),
    reportedAt: row.reportedAt?.getTime() ?? null,
    receiptNo: row.receiptNo,
    reason: row.refusedBecause,
  }))
}

export const retryReport: HandlerOf<Services['retryReport']> = async ({ input: { reportId }, ctx, refuse }) => {
  if (!(await waitAgain(ctx, reportId, 'refused'))) return refuse('not_found')
  await ctx.audit({ action: 'supervision.report.retry', recordType: 'supervision report', recordId: reportId })
  return true
}

export const listChecks: HandlerOf<Services['listChecks']> = async ({ input, ctx: { db } }) => {
  const found = await db
    .selectFrom('supervisionCheck')
    .select(({ selectFrom }) => [
      'onDay',
      'ours',
      'theirs',
      'checkedAt',
      selectFrom('supervisionDifference as d')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('d.onDay', '=', 'supervisionCheck.onDay')
        .as('differences'),
      selectFrom('supervisionDifference as d')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('d.onDay', '=', 'supervisionCheck.onDay')
        .where('d.closedAt', 'is', null)
        .as('open'),
    ])
    .where('checkedAt', 'is not', null)
    .orderBy('onDay', 'desc')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize + 1)
    .execute()
  return shownPageOf(found, input, ({ checkedAt, differences, open, ...row }) => ({
    ...row,
    differences: differences ?? 0,
    open: open ?? 0,
    checkedAt: present(checkedAt).getTime(),
  }))
}

export const listDifferences: HandlerOf<Services['listDifferences']> = async ({ input, ctx: { db } }) => {
  const found = await db
    .selectFrom('supervisionDifference as d')
    .leftJoin('supervisionReport as r', 'r.reportId', 'd.reportId')
    .leftJoin('staff', 'staff.staffId', 'd.closedBy')
    .selectAll('d')
    .select(['r.kind as reportKind', 'r.recordId', 'r.state as reportState', 'staff.name as staffName'])
    .$if(input.onDay !== '', query => query.where('d.onDay', '=', input.onDay))
    .orderBy(({ eb }) => eb('d.closedAt', 'is', null), 'desc')
    .orderBy('d.onDay', 'desc')
    .orderBy('d.differenceId', 'desc')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize + 1)
    .execute()
  return shownPageOf(found, input, row => ({
    differenceId: row.differenceId,
    onDay: row.onDay,
    difference: row.kind as ReportDifference,
    reportId: row.reportId,
    kind: row.reportKind as ReportKind | null,
    recordId: row.recordId ?? '',
    reportState: row.reportState as ReportState | null,
    foundAt: row.foundAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
    closedBy: row.staffName ?? '',
    note: row.note,
  }))
}

export const closeDifference: HandlerOf<Services['closeDifference']> = async ({ input, ctx, refuse }) => {
  const { differenceId, note } = input
  const reportId = await closeDifferenceBy(ctx, differenceId, { staffId: ctx.caller.staffId, note })
  if (reportId === undefined) return refuse('not_found')
  await ctx.audit({
    action: 'supervision.difference.close',
    recordType: 'supervision difference',
    recordId: differenceId,
  })
  return true
}
