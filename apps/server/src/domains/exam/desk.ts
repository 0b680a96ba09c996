import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { examDeskServices } from '@nethos/contract/exam/exam-desk.services.ts'
import { examinationTabs } from '@nethos/contract/exam/examination.status.ts'
import type { DeskEntry, DeskQueue } from '@nethos/contract/exam/exam-desk.services.ts'
import { lookedThrough, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { whoseFile } from '../people/public.ts'
import { examinations } from './examination.lifecycle.ts'
import { columns, examinationOf } from './examination.table.ts'
import { callJob } from './job-names.ts'
import { markEntry } from './queue.table.ts'
import { shownRow } from './read.ts'

type Services = typeof examDeskServices

export const deskExaminations: HandlerOf<Services['deskExaminations']> = async ({ input, ctx }) => {
  const { tab, pageNum, pageSize } = input
  const rows = await ctx.db
    .selectFrom('examination')
    .innerJoin('hospital', 'hospital.hosId', 'examination.hosId')
    .innerJoinLateral(whoseFile('examination.hosId', 'examination.recordNumber'), on => on.onTrue())
    .select([...columns, 'hospital.hosName', 'whose.personName', 'whose.personId', 'whose.accountId'])
    .where(examinations.stateNow(ctx.now), 'in', examinationTabs[tab].statuses)
    .orderBy('examination.orderedAt', 'desc')
    .orderBy('examination.examinationId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const shown = rows.map(({ hosName, personName, personId: _p, accountId: _a, ...row }) => ({
    ...shownRow(examinationOf(row), ctx.now),
    hosName,
    personName,
    reason: row.reason,
  }))
  return lookedThrough(
    rows.slice(0, pageSize).map(({ accountId, personId }) => ({ accountId, personId })),
    pageOf(shown, { pageNum, pageSize }),
  )
}

/** A number of the day before is still called in the first hours after midnight; in the morning a new day has begun. */
const lateMs = 4 * 3_600_000
const isOfNow = (now: number) =>
  sql<boolean>`(entry.on_day = ${dayOf(now)} or entry.changed_at > ${new Date(now - lateMs)})`

/** The line as it is today: who waits is counted, who was called last is shown. */
async function queues({ db, now }: Ctx, queueId?: string): Promise<DeskQueue[]> {
  const { rows } = await sql<DeskQueue>`
    select queue.queue_id, queue_name, hos_name, room,
      (select number from examination_queue_entry entry where entry.queue_id = queue.queue_id and called_at is not null
        and ${isOfNow(now)} order by called_at desc limit 1) as called_number,
      (select count(*)::int from examination_queue_entry entry where entry.queue_id = queue.queue_id
        and status = 'waiting' and ${isOfNow(now)}) as waiting
    from examination_queue queue join hospital using (hos_id)
    where ${queueId === undefined ? sql`true` : sql`queue.queue_id = ${queueId}`} order by queue.queue_id limit 100`.execute(
    db,
  )
  return rows
}

export const deskQueues: HandlerOf<Services['deskQueues']> = ({ ctx }) => queues(ctx)

const openEntries = ({ db, now }: Ctx, queueId: string) =>
  db
    .selectFrom('examinationQueueEntry as entry')
    .leftJoin('examination', 'examination.examinationId', 'entry.examinationId')
    .select(['entry.entryId', 'entry.number', 'entry.changedAt', 'examination.itemName'])
    .select(sql<DeskEntry['status']>`entry.status`.as('status'))
    .where('entry.queueId', '=', queueId)
    .where('entry.status', '<>', 'done')
    .where(isOfNow(now))
    .orderBy(sql`entry.status = 'missed'`)
    .orderBy('entry.onDay')
    .orderBy('entry.number')
    .limit(40)

export const deskQueue: HandlerOf<Services['deskQueue']> = async ({ input, ctx }) => {
  const [queue] = await queues(ctx, input.queueId)
  if (!queue) return refuse('not_found')
  const entries = await openEntries(ctx, input.queueId).execute()
  return {
    ...queue,
    entries: entries.map(({ changedAt, itemName, ...entry }) => ({
      ...entry,
      itemName: itemName ?? '',
      at: changedAt.getTime(),
    })),
  }
}

type Step = 'called' | 'missed' | 'done'

async function mark(ctx: Ctx, entryId: string, event: Step): Promise<boolean> {
  const isMarked = await markEntry(ctx, entryId, event, ctx.now)
  if (isMarked) await ctx.enqueue(callJob, { entryId, event })
  return isMarked
}

/** Who is in there has been examined; the next one is called, who has missed his call after all others. */
export const callNext: HandlerOf<Services['callNext']> = async ({ input, ctx }) => {
  const queue = await ctx.db
    .selectFrom('examinationQueue')
    .select('queueId')
    .where('queueId', '=', input.queueId)
    .forUpdate()
    .executeTakeFirst()
  if (!queue) return refuse('not_found')
  const entries = await openEntries(ctx, input.queueId).execute()
  const next = entries.find(one => one.status === 'waiting')
  if (!next) return refuse('nobody_waits')
  for (const { entryId } of entries.filter(one => one.status === 'called')) await mark(ctx, entryId, 'done')
  await mark(ctx, next.entryId, 'called')
  await ctx.audit({ action: 'exam.call', recordType: 'queue_entry', recordId: next.entryId })
  return true
}

/** A step of one number, while it stands as the desk has seen it. */
async function settle(ctx: Ctx, entryId: string, from: 'called' | 'missed', to: Step) {
  const entry = await ctx.db
    .selectFrom('examinationQueueEntry')
    .select('status')
    .where('entryId', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) return refuse('not_found')
  if (entry.status !== from || !(await mark(ctx, entryId, to))) return refuse('entry_moved')
  await ctx.audit({ action: 'exam.call', recordType: 'queue_entry', recordId: entryId })
  return true
}

/** Who is in there stays: two are called until one of them is settled. */
export const callAgain: HandlerOf<Services['callAgain']> = ({ input: { entryId }, ctx }) =>
  settle(ctx, entryId, 'missed', 'called')

export const settleCall: HandlerOf<Services['settleCall']> = ({ input: { entryId, outcome }, ctx }) =>
  settle(ctx, entryId, 'called', outcome)
