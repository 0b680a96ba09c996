import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { QueueEvent } from '../../ports/hospital-examinations.ts'
import { putMessage } from '../messages/public.ts'
import { watchersOf } from '../people/public.ts'
import { examinationOf, columns, type Examination } from './examination.table.ts'
import { expectedWait } from '@nethos/contract/common/expected-wait.ts'

export const queueIdOf = (hosId: string, queueCode: string): string => `${hosId}.${queueCode}`
type EntryStatus = QueueEvent['state']

/** What comes of a number never goes back, except that who has missed his call may be called again. */
const earlier: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  waiting: [],
  called: ['waiting', 'missed'],
  missed: ['waiting', 'called'],
  done: ['waiting', 'called', 'missed'],
}

/** A number and its state, as the hospital says. Said again it changes nothing. */
export async function carryOutEntry(ctx: Ctx, hosId: string, event: QueueEvent, at: number): Promise<void> {
  const queueId = queueIdOf(hosId, event.queueCode)
  await saveQueue(ctx, { queueId, hosId, event })
  const examinationId = event.orderNo ? await idOfOrder(ctx, hosId, event.orderNo) : null
  const when = new Date(at)
  const inserted = await ctx.db
    .insertInto('examinationQueueEntry')
    .values({
      queueId,
      onDay: event.day,
      number: event.number,
      examinationId,
      status: event.state,
      joinedAt: when,
      calledAt: event.state === 'called' ? when : null,
      changedAt: when,
    })
    .onConflict(on => on.columns(['queueId', 'onDay', 'number']).doNothing())
    .returning('entryId')
    .executeTakeFirst()
  if (inserted) return afterChange(ctx, inserted.entryId, queueId, event.state)
  const known = await ctx.db
    .selectFrom('examinationQueueEntry')
    .select('entryId')
    .where('queueId', '=', queueId)
    .where('onDay', '=', event.day)
    .where('number', '=', event.number)
    .executeTakeFirst()
  if (known) await markEntry(ctx, known.entryId, event.state, at)
}

async function saveQueue(
  ctx: Ctx,
  { queueId, hosId, event }: { queueId: string; hosId: string; event: QueueEvent },
): Promise<void> {
  const { queueCode, queueName, deptName, room } = event
  await ctx.db
    .insertInto('examinationQueue')
    .values({ queueId, hosId, queueCode, queueName, deptName, room })
    .onConflict(on =>
      on
        .column('queueId')
        .doUpdateSet({ queueName, deptName, room })
        .where(({ or, eb }) =>
          or([
            eb('examinationQueue.queueName', '<>', queueName),
            eb('examinationQueue.deptName', '<>', deptName),
            eb('examinationQueue.room', '<>', room),
          ]),
        ),
    )
    .execute()
}

async function idOfOrder({ db }: Ctx, hosId: string, orderNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('examination')
    .select('examinationId')
    .where('hosId', '=', hosId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst()
  return row?.examinationId ?? null
}

/** False: it is so already, or further. */
export async function markEntry(ctx: Ctx, entryId: string, state: EntryStatus, at: number): Promise<boolean> {
  const when = new Date(at)
  const row = await ctx.db
    .updateTable('examinationQueueEntry')
    .set({ status: state, changedAt: when, ...(state === 'called' && { calledAt: when }) })
    .where('entryId', '=', entryId)
    .where('status', 'in', [...earlier[state], 'none'])
    .returning('queueId')
    .executeTakeFirst()
  if (row) await afterChange(ctx, entryId, row.queueId, state)
  return row !== undefined
}

/** Who is called or has missed it is told; everybody who waits in the line sees it move, and hears when it is time to go. */
async function afterChange(ctx: Ctx, entryId: string, queueId: string, state: EntryStatus): Promise<void> {
  await ctx.announce('operators', 'examination_queue', queueId)
  if (state === 'called' || state === 'missed')
    await notifyOwner(ctx, entryId, state === 'called' ? 'exam_called' : 'exam_passed')
  for (const { entryId: waiting, examination } of await oursWaiting(ctx, queueId, entryId)) {
    for (const { accountId } of await watchersOf(ctx, examination)) await ctx.announce({ accountId }, 'queue', waiting)
    await notifyToLeave(ctx, waiting)
  }
}

/** Our own in this line, and whose number it was about. */
async function oursWaiting({ db }: Ctx, queueId: string, entryId: string) {
  const rows = await db
    .selectFrom('examinationQueueEntry as entry')
    .innerJoin('examination', 'examination.examinationId', 'entry.examinationId')
    .select(['entry.entryId', ...columns])
    .where('entry.queueId', '=', queueId)
    .where(({ or, eb }) => or([eb('entry.status', '=', 'waiting'), eb('entry.entryId', '=', entryId)]))
    .execute()
  return rows.map(({ entryId: id, ...row }) => ({ entryId: id, examination: examinationOf(row) }))
}

async function examinationOfEntry(
  { db }: Ctx,
  entryId: string,
): Promise<{ examination: Examination; room: string } | undefined> {
  const row = await db
    .selectFrom('examinationQueueEntry as entry')
    .innerJoin('examination', 'examination.examinationId', 'entry.examinationId')
    .innerJoin('examinationQueue as queue', 'queue.queueId', 'entry.queueId')
    .select(['queue.room', ...columns])
    .where('entry.entryId', '=', entryId)
    .executeTakeFirst()
  if (!row) return undefined
  const { room, ...rest } = row
  return { examination: examinationOf(rest), room }
}

async function notifyOwner(
  ctx: Ctx,
  entryId: string,
  type: 'exam_called' | 'exam_passed' | 'exam_leave',
): Promise<void> {
  const found = await examinationOfEntry(ctx, entryId)
  if (!found) return
  const { examination, room } = found
  for (const { accountId, personId, personName: person } of await watchersOf(ctx, examination))
    await putMessage(ctx, {
      accountId,
      type,
      values: { person, item: examination.itemName, room },
      link: examPages.queueHome.to({ compatId: personId }),
      about: { recordType: 'queue_entry', recordId: entryId },
    })
}

export interface PlaceInLine {
  before: number
  wait: { from: number; to: number } | undefined
}

/** How many are called before him, and how long that takes by the calls of the last hours. */
export async function placeInLine(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  entry: { queueId: string; onDay: string; number: number },
): Promise<PlaceInLine> {
  const { rows } = await sql<{ before: number; calls: Date[] | null }>`
    select
      (select count(*)::int from examination_queue_entry where queue_id = ${entry.queueId} and on_day = ${entry.onDay}
        and status = 'waiting' and number < ${entry.number}) as before,
      (select array_agg(called_at) from examination_queue_entry where queue_id = ${entry.queueId}
        and called_at > ${new Date(now - 3 * 3_600_000)}) as calls`.execute(db)
  const { before, calls } = firstOf(rows)
  return {
    before,
    wait: expectedWait(
      (calls ?? []).map(at => at.getTime()),
      before,
      now,
    ),
  }
}

/** It is time to go when the earliest that he may be called is as near as his way; told once. */
export const isTimeToLeave = ({ before, wait }: PlaceInLine, leaveMinutes: number): boolean =>
  wait ? wait.from <= leaveMinutes : before <= 3

async function notifyToLeave(ctx: Ctx, entryId: string): Promise<void> {
  const entry = await ctx.db
    .selectFrom('examinationQueueEntry')
    .select(['queueId', sql<string>`on_day::text`.as('onDay'), 'number', 'leaveMinutes'])
    .where('entryId', '=', entryId)
    .where('status', '=', 'waiting')
    .where('leaveToldAt', 'is', null)
    .executeTakeFirst()
  if (!entry || !isTimeToLeave(await placeInLine(ctx, entry), entry.leaveMinutes)) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('examinationQueueEntry')
    .set({ leaveToldAt: new Date(ctx.now) })
    .where('entryId', '=', entryId)
    .where('leaveToldAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await notifyOwner(ctx, entryId, 'exam_leave')
}
