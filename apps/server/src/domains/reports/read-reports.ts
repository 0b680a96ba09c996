import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { reportTypeNames, type ReportType } from '@nethos/contract/reports/reports.kinds.ts'
import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import type { reportServices } from '@nethos/contract/reports/reports.services.ts'
import { isRefused, looked, refuse, type HandlerOf, type Refused } from '../../calls/handler.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { readAbout } from '../messages/public.ts'
import { wholeList } from './list.statement.ts'
import {
  accessOf,
  countedKinds,
  listedReports,
  noteRead,
  shownRow,
  unreadOf,
  type Chosen,
  type CountedKind,
  type FoundReport,
} from './report.table.ts'
import { shownReport } from './show.ts'
import { myReport, myWholeReport, whoseReports } from './whose.ts'

type Services = typeof reportServices

const sum = (rows: readonly CountedKind[], of: (row: CountedKind) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)

function countOf(type: ReportType, rows: readonly CountedKind[]): { count: number; unread: number } {
  if (type === 'pictures')
    return { count: sum(rows, one => one.pictures), unread: sum(rows, one => one.picturesUnread) }
  if (type === 'pdf') return { count: sum(rows, one => one.pdf), unread: sum(rows, one => one.pdfUnread) }
  const row = rows.find(one => one.kind === (type === 'ecg_pdf' ? 'ecg' : type))
  if (type === 'ecg_pdf') return { count: row?.pdf ?? 0, unread: row?.pdfUnread ?? 0 }
  return { count: row?.count ?? 0, unread: row?.unread ?? 0 }
}

export const reportTypes: HandlerOf<Services['reportTypes']> = async ({ input, ctx }) => {
  const who = await whoseReports(ctx, input.personId)
  if (isRefused(who)) return who
  const kinds = await countedKinds(ctx, who.personId)
  const hospitals = await ctx.db
    .selectFrom('hospitalAccount')
    .innerJoin('hospital', 'hospital.hosId', 'hospitalAccount.hosId')
    .select(['hospital.hosId', 'hosName'])
    .where('accountId', '=', ctx.caller.accountId)
    .where('personId', '=', who.personId)
    .orderBy('boundAt')
    .execute()
  return {
    personId: who.personId,
    personName: who.name,
    hospitals,
    types: reportTypeNames.map(type => ({ type, ...countOf(type, kinds) })),
    pdfKinds: kinds.filter(one => one.pdf > 0).map(({ kind, pdf }) => ({ kind, count: pdf })),
  }
}

export const listReports: HandlerOf<Services['listReports']> = async ({ input, ctx }) => {
  const { pageNum, pageSize, personId } = input
  const window = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 }
  const rowsOf = async (of: string): Promise<ReportRow[]> =>
    isWhole(input)
      ? wholeList(ctx, of, window)
      : (await listedReports(ctx, chosenIn(input, of), window)).map(row => shownRow(row, ctx.now))
  // The list itself knows whose reports the caller may see: why there is none is asked only where there is none.
  let found = personId ? await rowsOf(personId) : []
  if (found.length === 0) {
    const who = await whoseReports(ctx, personId)
    if (isRefused(who)) return who
    if (!personId) found = await rowsOf(who.personId)
  }
  return { rows: found.slice(0, pageSize), pageNum, pageSize, hasNextPage: found.length > pageSize }
}

type ListInput = InputOf<Services['listReports']>

/** Nothing is narrowed down: the list as it is opened. */
const isWhole = ({ type, kind, hosId, fromDay, toDay, state, word }: ListInput): boolean =>
  !type && !kind && !hosId && !fromDay && !toDay && !state && !word

const chosenIn = ({ pageNum: _, pageSize: __, fromDay, toDay, ...chosen }: ListInput, personId: string): Chosen => ({
  ...chosen,
  personId,
  from: fromDay ? startOfDay(fromDay) : undefined,
  to: toDay ? startOfDay(addDays(toDay, 1)) : undefined,
})

/** An earlier version of one that can be read, or was read before the hospital cancelled it. */
const mayRead = (found: FoundReport, now: number): boolean => ['open', 'cancelled'].includes(accessOf(found, now))

export const reportDetail: HandlerOf<Services['reportDetail']> = async ({ input, ctx, refuse: no }) => {
  const whole = await myWholeReport(ctx, input.reportId)
  if (isRefused(whole)) return whole
  const { found, parts } = whole
  const isOpen = mayRead(found, ctx.now) && found.state !== 'cancelled'
  const version = isOpen ? input.reportVersion : undefined
  const shown = await shownReport(ctx, found, { mayRead: isOpen, version, parts })
  const { personId, reportId: recordId } = found
  return shown ? looked({ personId, recordId, isDelegated: parts.isDelegated }, shown) : no('not_found')
}

export const markReportRead: HandlerOf<Services['markReportRead']> = async ({ input, ctx }) => {
  const found = await myReport(ctx, input.reportId)
  if (isRefused(found)) return found
  const { accountId } = ctx.caller
  const { reportId } = found
  if (accessOf(found, ctx.now) === 'open')
    await noteRead(ctx, { kind: 'account', id: accountId }, reportId, input.reportVersion)
  await readAbout(ctx, { accountId, recordType: 'report', recordId: reportId })
  return true
}

/** Why its content cannot be read now. */
export function closedNow(
  found: FoundReport,
  now: number,
): Refused<'report_held' | 'report_to_pay' | 'report_not_issued'> | undefined {
  const access = accessOf(found, now)
  if (access === 'held') return refuse('report_held', { obj: { opensAt: found.heldUntil?.getTime() ?? null } })
  if (access === 'to_pay') return refuse('report_to_pay')
  return access === 'open' ? undefined : refuse('report_not_issued')
}

export const unreadReports: HandlerOf<Services['unreadReports']> = async ({ ctx }) => {
  const { count, newestAt } = await unreadOf(ctx)
  return { count, newestAt: newestAt?.getTime() ?? null }
}
