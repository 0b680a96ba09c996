import { addDays, dayAndTime, startOfDay } from '@nethos/contract/common/days.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import { isIssued, type ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import type { givenReportServices } from '@nethos/contract/reports/reports-given.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { boundAt } from '../hospital-account/public.ts'
import { closedNow } from './read-reports.ts'
import { listedReports, shownRow, type Chosen, type FoundReport } from './report.table.ts'
import { shownReport } from './show.ts'
import { myReport, whoseReports } from './whose.ts'

type Services = typeof givenReportServices
type Mine = Ctx<AccountCaller>
const most = 200

/** Of somebody who is bound at this hospital, or anywhere when none is named. */
async function listed(
  ctx: Mine,
  { personId, hosId, ...chosen }: Omit<Chosen, 'personId'> & { personId?: string | null | undefined },
): Promise<ReportRow[] | Refused<'not_found' | 'grant_closed' | 'report_no_id_card' | 'not_bound'>> {
  const who = await whoseReports(ctx, personId)
  if (isRefused(who)) return who
  const bound = await boundAt(ctx, who.personId, hosId)
  if (!bound) return refuse('not_bound')
  const of = { ...chosen, personId: who.personId, ...(hosId && { hosId: bound.hosId }) }
  return (await listedReports(ctx, of, { offset: 0, limit: most })).map(row => shownRow(row, ctx.now))
}

const statusOf = ({ state }: ReportRow) => (isIssued(state) ? '已出' : state === 'cancelled' ? '已作废' : '未出')
const dateOf = (row: ReportRow): string => (isIssued(row.state) ? dayAndTime(row.datedAt) : '')

export const listInspections: HandlerOf<Services['listInspections']> = async ({ input, ctx }) => {
  const { startDate, endDate, ...chosen } = input
  const rows = await listed(ctx, {
    ...chosen,
    from: startDate ? startOfDay(startDate) : undefined,
    to: endDate ? startOfDay(addDays(endDate, 1)) : undefined,
  })
  if (isRefused(rows)) return rows
  return rows.map(row => ({
    reportId: row.reportId,
    reportType: row.kind,
    reportName: row.reportName,
    applyDate: dayAndTime(row.datedAt),
    reportDate: dateOf(row),
    status: statusOf(row),
  }))
}

const ofKinds =
  (kinds: readonly ReportKind[]): HandlerOf<Services['listLabReports']> =>
  async ({ input: { personId, hosId }, ctx }) => {
    const rows = await listed(ctx, { personId, hosId })
    if (isRefused(rows)) return rows
    return rows
      .filter(row => kinds.includes(row.kind))
      .map(row => ({
        reportId: row.reportId,
        reportName: row.reportName,
        reportDate: dateOf(row),
        status: statusOf(row),
      }))
  }
export const listLabReports = ofKinds(['lab'])
export const listCheckReports: HandlerOf<Services['listCheckReports']> = ofKinds([
  'imaging',
  'endoscopy',
  'pathology',
  'ecg',
])

/** The report's content, if it can be read now and belongs to whom the call names. */
async function opened(
  ctx: Mine,
  { reportId, personId }: { reportId: string; personId?: string | null | undefined },
): Promise<
  | { found: FoundReport; shown: NonNullable<Awaited<ReturnType<typeof shownReport>>> }
  | Refused<'not_found' | 'grant_closed' | 'report_held' | 'report_to_pay' | 'report_not_issued'>
> {
  const found = await myReport(ctx, reportId)
  if (isRefused(found)) return found
  if (personId && personId !== found.personId) return refuse('not_found')
  const closed = closedNow(found, ctx.now)
  if (closed) return closed
  const shown = await shownReport(ctx, found, { mayRead: true })
  return shown ? { found, shown } : refuse('not_found')
}

const subject = ({ personId, reportId }: FoundReport) => ({ personId, recordId: reportId })

const marks: Readonly<Record<LabItem['flag'], string>> = {
  '': '',
  low: '↓',
  critical_low: '↓',
  high: '↑',
  critical_high: '↑',
  abnormal: '*',
}

export const inspection: HandlerOf<Services['inspection']> = async ({ input, ctx }) => {
  const open = await opened(ctx, input)
  if (isRefused(open)) return open
  const { found, shown } = open
  const { items = [], findings = '', conclusion = '' } = shown.content ?? {}
  return looked(subject(found), {
    reportName: shown.reportName,
    items: items.map(item => ({
      itemName: item.name,
      result: item.value === null ? item.text : `${item.comparator}${item.value}`,
      unit: item.unit,
      reference: item.range.text,
      flag: marks[item.flag],
    })),
    conclusion: [findings, conclusion].filter(Boolean).join('\n'),
    reportDate: shown.issuedAt === null ? '' : dayAndTime(shown.issuedAt),
  })
}

export const listImages: HandlerOf<Services['listImages']> = async ({ input, ctx }) => {
  const open = await opened(ctx, input)
  if (isRefused(open)) return open
  const pictures = (open.shown.content?.series ?? []).flatMap(({ seriesName, pictures: all }) =>
    all.map(({ imageUrl, thumbUrl }) => ({ imageUrl, thumbUrl, seriesName })),
  )
  return looked(subject(open.found), pictures)
}

export const findPdf: HandlerOf<Services['findPdf']> = async ({ input, ctx, refuse: no }) => {
  const open = await opened(ctx, input)
  if (isRefused(open)) return open
  const [pdf] = open.shown.content?.documents ?? []
  return pdf ? looked(subject(open.found), { pdfUrl: pdf.url }) : no('report_no_pdf')
}
