import { mustGet } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Job, JobContext } from '../../jobs/job.ts'
import type { SupervisionPlatform, SupervisionReceipt, SupervisionReport } from '../../ports/supervision.ts'
import type { ReportedRecord, ReportScope, Supervised, SupervisedState } from '../../registry/supervised.ts'
import { digestOf, textOf } from './body.ts'
import { closeByAcceptance } from './difference.table.ts'
import { sendJob } from './job-names.ts'
import { lockLine, markAccepted, markRefused, nextWaiting, type Report } from './report.table.ts'

const batch = 50
/** Longer than a batch takes at worst: the platform's deadline and the bodies. */
const holdMs = 2 * 60_000
const minuteMs = 60_000
const longestPauseMs = 60 * minuteMs

export type BodyOf = (scope: ReportScope, report: Report) => Promise<ReportedRecord | undefined>

/** Sends what waits, in order. One process at a time: `sending_until` is its lease, and a dead one's runs out. */
export const sendReports = (bodyOf: BodyOf): Job => ({
  name: sendJob,
  async run(_data, on) {
    const platform = on.runtime.supervision
    if (!platform || !(await takeLine(on))) return
    try {
      while (await sendBatch(on, platform, bodyOf)) await extend(on)
      await giveLineBack(on)
    } catch (error) {
      await pause(on, error as Error)
    }
  },
})

const takeLine = ({ transact }: JobContext): Promise<boolean> =>
  transact(async ({ db, now }) => {
    const line = await lockLine(db)
    if (line.sendingUntil && line.sendingUntil.getTime() > now) return false
    if (line.nextTryAt && line.nextTryAt.getTime() > now) return false
    await db
      .updateTable('supervisionLine')
      .set({ sendingUntil: new Date(now + holdMs) })
      .execute()
    return true
  })

const extend = ({ db, now }: JobContext) =>
  db
    .updateTable('supervisionLine')
    .set({ sendingUntil: new Date(now() + holdMs) })
    .execute()

const giveLineBack = ({ db }: JobContext) =>
  db
    .updateTable('supervisionLine')
    .set({ sendingUntil: null, nextTryAt: null, failures: 0, trouble: '', troubleSince: null })
    .execute()

/** Tried again after 1, 2, 4 … at most 60 minutes; the page shows since when. */
const pause = ({ transact }: JobContext, error: Error) =>
  transact(async ({ db, now }) => {
    const { failures, troubleSince } = await lockLine(db)
    const pauseMs = Math.min(2 ** failures * minuteMs, longestPauseMs)
    await db
      .updateTable('supervisionLine')
      .set({
        sendingUntil: null,
        nextTryAt: new Date(now + pauseMs),
        failures: failures + 1,
        trouble: `${error.name}: ${error.message}`.slice(0, 300),
        troubleSince: troubleSince ?? new Date(now),
      })
      .execute()
  })

/** False when nothing waits any more. */
async function sendBatch(on: JobContext, platform: SupervisionPlatform, bodyOf: BodyOf): Promise<boolean> {
  const waiting = await nextWaiting(on.db, batch)
  if (waiting.length === 0) return false
  const reportedAt = new Date(on.now())
  const scope: ReportScope = { db: on.db, runtime: on.runtime, now: on.now() }
  const prepared = await Promise.all(waiting.map(report => prepare(scope, report, reportedAt, bodyOf)))
  const sent = prepared.filter(one => 'message' in one)
  const receipts = new Map<string, SupervisionReceipt>()
  if (sent.length > 0)
    for (const receipt of await platform.report(sent.map(one => one.message))) receipts.set(receipt.reportId, receipt)
  await on.transact(async ctx => {
    for (const one of prepared)
      if ('trouble' in one) await markRefused(ctx, one.report.reportId, { digest: '', reportedAt }, one.trouble)
    for (const { report, record, message } of sent) {
      const facts = { digest: message.digest, reportedAt }
      const receipt = mustGet(receipts, report.reportId)
      if (receipt.outcome === 'refused') {
        await markRefused(ctx, report.reportId, facts, receipt.reason.slice(0, 300))
        continue
      }
      await markAccepted(ctx, report.reportId, facts, receipt.receiptNo)
      await closeByAcceptance(ctx, report.reportId)
      if (record.accountId)
        await ctx.audit({
          action: 'supervision.report',
          accountId: record.accountId,
          ...(record.personId && { personId: record.personId }),
          recordType: report.kind,
          recordId: report.recordId,
        })
    }
  })
  return true
}

type Prepared =
  | { report: Report; record: ReportedRecord; message: SupervisionReport }
  | { report: Report; trouble: string }

/** A record that cannot be put together holds up nothing but itself; a database that is away holds up all. */
async function prepare(scope: ReportScope, report: Report, reportedAt: Date, bodyOf: BodyOf): Promise<Prepared> {
  try {
    const record = await bodyOf(scope, report)
    if (!record) return { report, trouble: '这条记录在本院已不存在' }
    return { report, record, message: messageOf(report, record, reportedAt) }
  } catch (error) {
    await sql`select 1`.execute(scope.db)
    return { report, trouble: `本院整理这条记录时出错（${(error as Error).name}），请联系系统管理员` }
  }
}

function messageOf(report: Report, { body }: ReportedRecord, reportedAt: Date): SupervisionReport {
  const text = textOf(body)
  return {
    reportId: report.reportId,
    sequence: report.sequence,
    kind: report.kind as SupervisionReport['kind'],
    recordId: report.recordId,
    version: report.version,
    occurredAt: report.occurredAt.getTime(),
    reportedAt: reportedAt.getTime(),
    digest: digestOf(text),
    body: text,
  }
}

/** Where the body of a report comes from, by its kind. */
export function bodiesOf(records: readonly Supervised[], states: readonly SupervisedState[]): BodyOf {
  const byKind = new Map<string, Supervised>(records.map(one => [one.kind, one]))
  const statesByKind = new Map<string, SupervisedState>(states.map(one => [one.kind, one]))
  // A batch has one scope: the states of a kind are read once in it, however many reports are of them.
  const read = new WeakMap<ReportScope, Map<SupervisedState, ReturnType<SupervisedState['current']>>>()
  const currentOf = (scope: ReportScope, state: SupervisedState) => {
    const known = read.get(scope) ?? new Map<SupervisedState, ReturnType<SupervisedState['current']>>()
    read.set(scope, known)
    const current = known.get(state) ?? state.current(scope)
    known.set(state, current)
    return current
  }
  return async (scope, { kind, recordId }) => {
    const state = statesByKind.get(kind)
    if (state) return (await currentOf(scope, state)).find(one => one.recordId === recordId)
    return byKind.get(kind)?.bodyOf(scope, recordId)
  }
}
