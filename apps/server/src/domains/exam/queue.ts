import type { InputOf } from '@nethos/contract/service.ts'
import { sql } from 'kysely'
import type { examServices } from '@nethos/contract/exam/exam.services.ts'
import type { QueuePlace } from '@nethos/contract/exam/exam.schemas.ts'
import { looked, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { mayActFor } from '../people/public.ts'
import { isTimeToLeave, placeInLine } from './queue.table.ts'

type Services = typeof examServices

/** What one does now; the words of a missed call say where to go. */
export const entryTexts: Readonly<Record<QueuePlace['status'], string>> = {
  waiting: '请留意叫号，手机锁屏时也会发消息提醒您。',
  called: '已经叫到您，请现在进去。',
  missed: '您已过号。请到检查室门口的分诊台说明，由工作人员重新安排，不用重新预约。',
  done: '已完成。',
}

/** One of the person's numbers of today, by the file that the account has bound. */
const entriesOf = ({ db, caller, now }: Ctx<AccountCaller>, personId: string, hosId?: string | null) => {
  const query = db
    .selectFrom('examinationQueueEntry as entry')
    .innerJoin('examination', 'examination.examinationId', 'entry.examinationId')
    .innerJoin('examinationQueue as queue', 'queue.queueId', 'entry.queueId')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'examination.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'examination.recordNumber'),
    )
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('hospitalAccount.personId', '=', personId)
    .where('entry.changedAt', '>', new Date(now - 12 * 3_600_000))
  return hosId ? query.where('examination.hosId', '=', hosId) : query
}

export const queuePlaces: HandlerOf<Services['queuePlaces']> = async ({ input, ctx }) => {
  const may = await mayActFor(ctx, input.personId, 'book')
  if (may !== true) return may
  const rows = await openEntries(ctx, input)
  const places: QueuePlace[] = []
  for (const { queueId, onDay, changedAt, ...row } of rows) {
    const line = await placeInLine(ctx, { queueId, onDay, number: row.number })
    const isWaiting = row.status === 'waiting'
    places.push({
      ...row,
      statusText: entryTexts[row.status],
      before: isWaiting ? line.before : 0,
      wait: isWaiting ? (line.wait ?? null) : null,
      shouldLeave: isWaiting && isTimeToLeave(line, row.leaveMinutes),
      changedAt: changedAt.getTime(),
    })
  }
  return looked({ personId: input.personId, recordId: input.personId }, places)
}

const openEntries = (ctx: Parameters<typeof entriesOf>[0], input: InputOf<Services['queuePlaces']>) =>
  entriesOf(ctx, input.personId, input.hosId)
    .select([
      'entry.entryId',
      'entry.queueId',
      'entry.number',
      'entry.leaveMinutes',
      'entry.changedAt',
      'queue.queueName',
      'queue.deptName',
      'queue.room',
      'examination.itemName',
    ])
    .select(eb => [
      sql<string>`entry.on_day::text`.as('onDay'),
      sql<QueuePlace['status']>`entry.status`.as('status'),
      eb
        .selectFrom('examinationQueueEntry as other')
        .select('other.number')
        .whereRef('other.queueId', '=', 'entry.queueId')
        .whereRef('other.onDay', '=', 'entry.onDay')
        .where('other.calledAt', 'is not', null)
        .orderBy('other.calledAt', 'desc')
        .limit(1)
        .as('calledNumber'),
    ])
    .where('entry.status', '<>', 'done')
    .orderBy('entry.joinedAt')
    .limit(20)
    .execute()

export const setLeave: HandlerOf<Services['setLeave']> = async ({ input, ctx }) => {
  const may = await mayActFor(ctx, input.personId, 'book')
  if (may !== true) return may
  const entry = await entriesOf(ctx, input.personId)
    .select('entry.entryId')
    .where('entry.entryId', '=', input.entryId)
    .executeTakeFirst()
  if (!entry) return refuse('not_found')
  await ctx.db
    .updateTable('examinationQueueEntry')
    .set({ leaveMinutes: input.leaveMinutes, leaveToldAt: null })
    .where('entryId', '=', entry.entryId)
    .execute()
  return true
}
