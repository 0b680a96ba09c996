import { sql } from 'kysely'
import type { RecordingMediaType } from '@nethos/contract/consult/video/recording.rules.ts'
import type { RecordingTake } from '@nethos/contract/consult/video/recording.services.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Side } from './room.table.ts'

type On = Pick<Ctx, 'db'>

export interface RecordingPart {
  takeId: string
  side: Side
  consultId: string
  mediaType: RecordingMediaType
  beganAt: number
  partNo: number
  milliseconds: number
}

export const hasPart = async ({ db }: On, { takeId, side, partNo }: RecordingPart): Promise<boolean> =>
  (await db
    .selectFrom('videoRecordingPart')
    .select('partNo')
    .where('takeId', '=', takeId)
    .where('side', '=', side)
    .where('partNo', '=', partNo)
    .executeTakeFirst()) !== undefined

/** The take that a part belongs to, once; false when one of that name is of another consult. */
export async function addTake({ db }: On, part: RecordingPart): Promise<boolean> {
  const { takeId, side, consultId, mediaType, beganAt } = part
  await db
    .insertInto('videoRecording')
    .values({ takeId, side, consultId, mediaType, beganAt: new Date(beganAt) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('videoRecording')
    .select('consultId')
    .where('takeId', '=', takeId)
    .where('side', '=', side)
    .executeTakeFirst()
  return row?.consultId === consultId
}

/** False: it was there already, and the bytes just kept are nobody's. */
export async function addPart(
  { db, now }: Ctx,
  { takeId, side, consultId, partNo, milliseconds }: RecordingPart,
  { byteSize, storageKey }: { byteSize: number; storageKey: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('videoRecordingPart')
    .values({ takeId, side, partNo, milliseconds, byteSize, storageKey })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  await db
    .updateTable('videoRoom')
    .set({ recordedAt: new Date(now) })
    .where('consultId', '=', consultId)
    .execute()
  return numInsertedOrUpdatedRows === 1n
}

export async function takesOf({ db }: On, consultId: string): Promise<RecordingTake[]> {
  const rows = await db
    .selectFrom('videoRecording as one')
    .innerJoin('videoRecordingPart as part', join =>
      join.onRef('part.takeId', '=', 'one.takeId').onRef('part.side', '=', 'one.side'),
    )
    .select(['one.takeId', 'one.side', 'one.mediaType', 'one.beganAt'])
    .select(eb => [
      sql<number>`(sum(part.milliseconds) / 1000)::int`.as('seconds'),
      sql<number>`sum(part.byte_size)::float8`.as('byteSize'),
      sql<number>`${eb.fn.max('part.partNo')} + 1`.as('parts'),
    ])
    .where('one.consultId', '=', consultId)
    .groupBy(['one.takeId', 'one.side', 'one.mediaType', 'one.beganAt'])
    .orderBy('one.beganAt')
    .orderBy('one.takeId')
    .orderBy('one.side', 'desc')
    .execute()
  const takes = new Map<string, RecordingTake>()
  for (const { takeId, side, mediaType, beganAt, seconds, byteSize, parts } of rows) {
    const take = takes.get(takeId) ?? { takeId, beganAt: beganAt.getTime(), sides: [] }
    take.sides.push({ side: side as Side, mediaType: mediaType as RecordingMediaType, seconds, byteSize, parts })
    takes.set(takeId, take)
  }
  return [...takes.values()]
}

/** Where the bytes of a part lie, if it is one of this consult's. */
export async function partKeyOf(
  { db }: On,
  { consultId, takeId, side, partNo }: { consultId: string; takeId: string; side: Side; partNo: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('videoRecordingPart as part')
    .innerJoin('videoRecording as one', join =>
      join.onRef('part.takeId', '=', 'one.takeId').onRef('part.side', '=', 'one.side'),
    )
    .select('part.storageKey')
    .where('one.consultId', '=', consultId)
    .where('part.takeId', '=', takeId)
    .where('part.side', '=', side)
    .where('part.partNo', '=', partNo)
    .executeTakeFirst()
  return row?.storageKey
}
