import { sql, type RawBuilder } from 'kysely'
import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { ReportAccess, ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import {
  isIssued,
  type HospitalReportState,
  type ReportKind,
  type ReportType,
} from '@nethos/contract/reports/reports.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import { filesOf, filled, isIssuedText, isPaid, isReleased, unreadByText } from './rights.ts'

/** A report as a row, with what it takes to say whether it can be read. */
export interface FoundReport {
  reportId: string
  accountId: string
  personId: string
  kind: ReportKind
  reportName: string
  hosId: string
  hosName: string
  recordNumber: string
  departmentName: string
  state: HospitalReportState
  version: number
  datedAt: Date
  heldUntil: Date | null
  openedAt: Date | null
  feeCents: number
  isPaid: boolean
  isUnread: boolean
  hasPictures: boolean
  hasPdf: boolean
}

type On = Pick<Ctx, 'db' | 'caller' | 'now'>

const isUnread = ({ caller, now }: On): RawBuilder<boolean> =>
  caller.kind === 'account'
    ? filled<boolean>(unreadByText('@account', '@now'), { account: caller.accountId, now: new Date(now) })
    : sql<boolean>`false`

const columns = (on: On) => sql`
  report.report_id, file.account_id, person.person_id, report.kind, report.report_name, report.hos_id, hospital.hos_name,
  report.record_number, report.department_name, report.state, report.version, report.dated_at, report.held_until,
  report.opened_at, report.fee_cents, ${isPaid} as is_paid, ${isUnread(on)} as is_unread, report.has_pictures, report.has_pdf`

const from = (on: On) =>
  sql`from hospital_report report join hospital on hospital.hos_id = report.hos_id ${filesOf(on)}`

export const isHeld = ({ heldUntil, openedAt }: Pick<FoundReport, 'heldUntil' | 'openedAt'>, now: number): boolean =>
  heldUntil !== null && heldUntil.getTime() > now && openedAt === null

type AccessFacts = Pick<FoundReport, 'state' | 'heldUntil' | 'openedAt' | 'isPaid'>

export function accessOf(report: AccessFacts, now: number): ReportAccess {
  if (report.state === 'cancelled') return 'cancelled'
  if (!isIssued(report.state)) return 'pending'
  if (isHeld(report, now)) return 'held'
  return report.isPaid ? 'open' : 'to_pay'
}

/** What the rules let be seen of a row: of one that is held that it is there, and when it opens. */
export function shownFacts(report: AccessFacts & Pick<FoundReport, 'hasPictures' | 'hasPdf'>, now: number) {
  const access = accessOf(report, now)
  const held = access === 'held'
  return {
    state: held ? ('final' as const) : report.state,
    access,
    opensAt: held ? (report.heldUntil?.getTime() ?? null) : null,
    hasPictures: !held && report.hasPictures,
    hasPdf: !held && report.hasPdf,
  }
}

/** A row as its reader may see it. */
export function shownRow(report: FoundReport, now: number): ReportRow {
  const {
    accountId: _,
    recordNumber: __,
    version: ___,
    heldUntil: ____,
    openedAt: _____,
    isPaid: ______,
    ...row
  } = report
  return { ...row, datedAt: row.datedAt.getTime(), ...shownFacts(report, now) }
}

export interface Chosen {
  personId: string
  type?: ReportType | '' | null | undefined
  kind?: ReportKind | '' | null | undefined
  hosId?: string | null | undefined
  /** Epoch ms: from the first to before the second. */
  from?: number | undefined
  to?: number | undefined
  state?: 'issued' | 'pending' | '' | null | undefined
  word?: string | undefined
}

const ofType = (type: ReportType, now: number): RawBuilder<boolean> => {
  if (type === 'pictures') return sql<boolean>`(report.has_pictures and ${isReleased(now)})`
  if (type === 'pdf') return sql<boolean>`(report.has_pdf and ${isReleased(now)})`
  if (type === 'ecg_pdf') return sql<boolean>`(report.kind = 'ecg' and report.has_pdf and ${isReleased(now)})`
  return sql<boolean>`report.kind = ${type}`
}

function fits({ personId, type, kind, hosId, from: first, to, state, word }: Chosen, now: number): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`person.person_id = ${personId}`,
    ...(type ? [ofType(type, now)] : []),
    ...(kind ? [sql<boolean>`report.kind = ${kind}`] : []),
    ...(hosId ? [sql<boolean>`report.hos_id = ${hosId}`] : []),
    ...(first === undefined ? [] : [sql<boolean>`report.dated_at >= ${new Date(first)}`]),
    ...(to === undefined ? [] : [sql<boolean>`report.dated_at < ${new Date(to)}`]),
    ...(state === 'issued' ? [sql.raw<boolean>(isIssuedText)] : []),
    ...(state === 'pending' ? [sql<boolean>`report.state = 'registered'`] : []),
    ...(word ? [sql<boolean>`strpos(lower(report.report_name), lower(${word})) > 0`] : []),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** Unread first, then newest; none of a person who has taken his say back, or has no ID number. */
export async function listedReports(
  on: On,
  chosen: Chosen,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundReport[]> {
  const { rows } = await sql<FoundReport>`
    select ${columns(on)} ${from(on)} where ${fits(chosen, on.now)}
    order by is_unread desc, report.dated_at desc, report.report_id desc offset ${offset} limit ${limit}`.execute(on.db)
  return rows
}

/**
 * Of this human being, in whatever account somebody looks after him, newest first: each report once, in the file of this row
 * where it stands there. For who treats him.
 */
export async function reportsOfHuman(
  on: On,
  personId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundReport[]> {
  const { rows } = await sql<FoundReport>`
    select * from (
      select distinct on (report.report_id) ${columns(on)} ${from(on)} where person.person_id in ${rowsOfHuman(on, personId)}
      order by report.report_id, person.person_id = ${personId} desc, person.person_id) found
    order by dated_at desc, report_id desc offset ${offset} limit ${limit}`.execute(on.db)
  return rows
}

/** The caller's own, by id; of a doctor whatever is in the files that he may look into (desk.ts asks which). */
export async function findReports(on: On, reportIds: readonly string[]): Promise<FoundReport[]> {
  const { rows } = await foundBy(on, reportIds).execute(on.db)
  return rows
}

export const foundBy = (on: On, reportIds: readonly string[]): RawBuilder<FoundReport> => sql<FoundReport>`
  select distinct on (report.report_id) ${columns(on)} ${from(on)}
  where report.report_id = any(${reportIds}::text[]) order by report.report_id, person.is_self desc, person.person_id`

export const findReport = async (on: On, reportId: string): Promise<FoundReport | undefined> =>
  (await findReports(on, [reportId]))[0]

export interface CountedKind {
  kind: ReportKind
  count: number
  unread: number
  pictures: number
  pdf: number
  pdfUnread: number
  picturesUnread: number
}

export async function countedKinds(on: On, personId: string): Promise<CountedKind[]> {
  const { rows } = await sql<CountedKind>`
    select kind, count(*)::int as count, count(*) filter (where is_unread)::int as unread,
      count(*) filter (where has_pictures and is_open)::int as pictures,
      count(*) filter (where has_pictures and is_open and is_unread)::int as pictures_unread,
      count(*) filter (where has_pdf and is_open)::int as pdf,
      count(*) filter (where has_pdf and is_open and is_unread)::int as pdf_unread
    from (select ${columns(on)}, ${isReleased(on.now)} as is_open ${from(on)} where person.person_id = ${personId}) listed
    group by kind`.execute(on.db)
  return rows
}

export async function unreadOf(on: On): Promise<{ count: number; newestAt: Date | null }> {
  const { rows } = await sql<{ count: number; newestAt: Date | null }>`
    select count(distinct report_id)::int as count, max(dated_at) as newest_at
    from (select ${columns(on)} ${from(on)}) listed where is_unread`.execute(on.db)
  return rows[0] ?? { count: 0, newestAt: null }
}

export interface VersionRow {
  version: number
  state: HospitalReportState
  reportName: string
  orderedAt: Date | null
  takenAt: Date | null
  issuedAt: Date | null
  departmentName: string
  orderedBy: string
  reportedBy: string
  checkedBy: string
  content: ReportContent
  wasRead: boolean
}

export async function noteRead(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  reader: { kind: 'account' | 'staff'; id: string },
  reportId: string,
  version: number,
): Promise<void> {
  await sql`insert into report_read (report_id, reader_kind, reader_id, version, read_at)
    select report_id, ${reader.kind}, ${reader.id}, version, ${new Date(now)} from report_version
    where report_id = ${reportId} and version = ${version}
    on conflict do nothing`.execute(db)
}

export interface FileRow {
  fileCode: string
  attaId: string | null
  fileName: string | null
  kind: 'picture' | 'pdf'
}
