import { sql } from 'kysely'
import { isIssued } from '@nethos/contract/reports/reports.kinds.ts'
import type { SystemCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { HospitalReport } from '../../../ports/hospital-results.ts'
import { filesJob, studiesJob, type OneReport } from '../job-names.ts'
import { giveBackCancelled } from '../pay-report.ts'
import { notifyHeld, notifyOpen } from '../notify.ts'
import { isFileBound, saveUnmatched } from './arrivals.table.ts'

type System = Ctx<SystemCaller>
const dayMs = 86_400_000
/** Whoever binds his file finds what he has; he is not told of what was issued long ago. */
const newsMs = 7 * dayMs

interface StoredReport {
  reportId: string
  version: number
  heldUntil: Date | null
  openedAt: Date | null
}

const headOf = (hosId: string, report: HospitalReport, { now, runtime }: System) => ({
  recordNumber: report.recordNumber,
  version: report.version,
  kind: report.kind,
  reportName: report.reportName,
  state: report.state,
  departmentName: report.departmentName,
  datedAt: new Date(report.issuedAt ?? report.takenAt ?? report.orderedAt ?? now),
  issuedAt: report.issuedAt === undefined ? null : new Date(report.issuedAt),
  hasPictures:
    report.content.series.some(one => one.pictures.length > 0) ||
    (runtime.pictures.speaksFor(hosId) && (report.content.studies ?? []).length > 0),
  hasPdf: report.content.documents.length > 0,
  feeCents: report.feeCents,
})

/** The row, held by this transaction: made now, or as it stood. */
async function findStored(
  ctx: System,
  hosId: string,
  report: HospitalReport,
): Promise<StoredReport & { isNew: boolean }> {
  const { db, now } = ctx
  const made = await db
    .insertInto('hospitalReport')
    .values({ hosId, reportCode: report.reportCode, arrivedAt: new Date(now), ...headOf(hosId, report, ctx) })
    .onConflict(on => on.columns(['hosId', 'reportCode']).doNothing())
    .returning('reportId')
    .executeTakeFirst()
  if (made) return { reportId: made.reportId, version: report.version, heldUntil: null, openedAt: null, isNew: true }
  const row = await db
    .selectFrom('hospitalReport')
    .select(['reportId', 'version', 'heldUntil', 'openedAt'])
    .where('hosId', '=', hosId)
    .where('reportCode', '=', report.reportCode)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, version: Number(row.version), isNew: false }
}

/** Whether some version of it was issued to us before: what was open stays open. */
async function wasIssued({ db }: System, reportId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from report_version where report_id = ${reportId} limit 1`.execute(db)
  return rows.length > 0
}

async function saveVersion({ db, now }: System, reportId: string, report: HospitalReport): Promise<boolean> {
  const at = (instant: number | undefined) => (instant === undefined ? null : new Date(instant))
  const saved = await db
    .insertInto('reportVersion')
    .values({
      reportId,
      version: report.version,
      recordNumber: report.recordNumber,
      reportName: report.reportName,
      state: report.state,
      orderedAt: at(report.orderedAt),
      takenAt: at(report.takenAt),
      issuedAt: at(report.issuedAt),
      departmentName: report.departmentName,
      orderedBy: report.orderedBy,
      reportedBy: report.reportedBy,
      checkedBy: report.checkedBy,
      content: JSON.stringify(report.content),
      arrivedAt: new Date(now),
    })
    .onConflict(on => on.doNothing())
    .returning('reportId')
    .executeTakeFirst()
  return saved !== undefined
}

/** Until when the hospital's rule for this kind holds it back; null: not at all. Counted from when it was issued. */
async function holdOf({ db, now }: System, hosId: string, report: HospitalReport): Promise<Date | null> {
  const rule = await db
    .selectFrom('reportHold')
    .select('days')
    .where('hosId', '=', hosId)
    .where('kind', '=', report.kind)
    .executeTakeFirst()
  const until = Math.min(report.issuedAt ?? now, now) + (rule?.days ?? 0) * dayMs
  return rule && until > now ? new Date(until) : null
}

async function saveFiles({ db, enqueue }: System, reportId: string, { content }: HospitalReport): Promise<void> {
  const files = [
    ...content.series.flatMap(one => one.pictures).map(one => ({ fileCode: one.fileCode, kind: 'picture' })),
    ...content.documents.map(one => ({ fileCode: one.fileCode, kind: 'pdf' })),
  ]
  if (files.length === 0) return
  await db
    .insertInto('reportFile')
    .values(files.map(one => ({ reportId, ...one })))
    .onConflict(on => on.doNothing())
    .execute()
  await enqueue(filesJob, { reportId } satisfies OneReport)
}

/** Which studies it names; what is in them the archive is asked by a job. */
async function saveStudies(
  { db, now, runtime, enqueue }: System,
  hosId: string,
  reportId: string,
  { content }: HospitalReport,
): Promise<void> {
  const { studies = [] } = content
  if (studies.length === 0 || !runtime.pictures.speaksFor(hosId)) return
  await db
    .insertInto('reportStudy')
    .values(studies.map(one => ({ reportId, ...one, namedAt: new Date(now) })))
    .onConflict(on => on.doNothing())
    .execute()
  await enqueue(studiesJob, { reportId } satisfies OneReport)
}

/** On top: the row says what the hospital says now. Who was told of the version before is told of this one. */
async function putOnTop(ctx: System, hosId: string, reportId: string, report: HospitalReport): Promise<void> {
  await ctx.db
    .updateTable('hospitalReport')
    .set(headOf(hosId, report, ctx))
    .where('reportId', '=', reportId)
    .execute()
}

/**
 * Keeps a report, in whatever order its versions come and however often: each version once, the highest on top. What names a
 * file that nobody here has bound is not kept, its number alone.
 */
export async function saveReport(ctx: System, hosId: string, report: HospitalReport): Promise<void> {
  const isBound = await isFileBound(ctx.db, hosId, report.recordNumber)
  if (!isBound && !(await isKnown(ctx, hosId, report.reportCode))) return saveUnmatched(ctx, hosId, report)
  const { reportId, version, heldUntil, openedAt, isNew } = await findStored(ctx, hosId, report)
  const isIssuedNow = isIssued(report.state)
  const hadOne = isIssuedNow && (await wasIssued(ctx, reportId))
  if (isIssuedNow) {
    if (!(await saveVersion(ctx, reportId, report))) return
    await saveFiles(ctx, reportId, report)
    await saveStudies(ctx, hosId, reportId, report)
  }
  const isOnTop = isNew || report.version > version
  if (!isOnTop) return
  if (!isNew) await putOnTop(ctx, hosId, reportId, report)
  if (!isNew && report.state === 'cancelled') await giveBackCancelled(ctx, reportId)
  const hold = isIssuedNow && !hadOne ? await holdOf(ctx, hosId, report) : heldUntil
  if (hold && !heldUntil)
    await ctx.db.updateTable('hospitalReport').set({ heldUntil: hold }).where('reportId', '=', reportId).execute()
  const isOld = isNew && report.issuedAt !== undefined && report.issuedAt < ctx.now - newsMs
  if (isOld || report.state === 'registered') await markNotified(ctx, reportId)
  else if (hold && hold.getTime() > ctx.now && !openedAt) await (hadOne ? undefined : notifyHeld(ctx, reportId))
  else await notifyOpen(ctx, reportId)
}

const markNotified = async ({ db }: System, reportId: string): Promise<void> =>
  void (await sql`update hospital_report set told_version = version where report_id = ${reportId}`.execute(db))

async function isKnown({ db }: System, hosId: string, reportCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('hospitalReport')
    .select('reportId')
    .where('hosId', '=', hosId)
    .where('reportCode', '=', reportCode)
    .executeTakeFirst()
  return row !== undefined
}
