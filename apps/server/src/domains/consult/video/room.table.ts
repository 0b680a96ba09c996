import { sql, type Selectable } from 'kysely'
import type { LineKind } from '@nethos/contract/common/video-line.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { VideoRoom as RoomRow } from '../../../database/types.gen.ts'

export type Side = 'patient' | 'doctor'

export interface Room {
  consultId: string
  beginsAt: number
  endsAt: number
  textCents: number
  kind: LineKind
  patientEntry: string | null
  patientAt: number | null
  patientKind: LineKind
  doctorEntry: string | null
  doctorAt: number | null
  doctorKind: LineKind
  countedAt: number | null
  videoSeconds: number
  audioSeconds: number
  textSeconds: number
  doctorWaitedSeconds: number
  patientCameAt: number | null
  /** When the patient agreed to being recorded, and when a part last came. */
  recordingAgreedAt: number | null
  recordedAt: number | null
}

const at = (date: Date | null): number | null => date?.getTime() ?? null
const roomOf = (row: Selectable<RoomRow>): Room => ({
  ...row,
  kind: row.kind as LineKind,
  patientKind: row.patientKind as LineKind,
  doctorKind: row.doctorKind as LineKind,
  beginsAt: row.beginsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  patientAt: at(row.patientAt),
  doctorAt: at(row.doctorAt),
  countedAt: at(row.countedAt),
  patientCameAt: at(row.patientCameAt),
  recordingAgreedAt: at(row.recordingAgreedAt),
  recordedAt: at(row.recordedAt),
})

export async function addRoom(
  { db }: Ctx,
  consultId: string,
  { beginsAt, endsAt, textCents }: { beginsAt: number; endsAt: number; textCents: number },
): Promise<void> {
  await db
    .insertInto('videoRoom')
    .values({ consultId, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt), textCents })
    .execute()
}

/** The room of a consult that the caller was found to have part in. */
export async function findRoom({ db }: Ctx, consultId: string): Promise<Room | undefined> {
  const row = await db.selectFrom('videoRoom').selectAll().where('consultId', '=', consultId).executeTakeFirst()
  return row && roomOf(row)
}

/** Held by this transaction: both sides tell at once. */
export async function takeRoom({ db }: Ctx, consultId: string): Promise<Room | undefined> {
  const row = await db
    .selectFrom('videoRoom')
    .selectAll()
    .where('consultId', '=', consultId)
    .forUpdate()
    .executeTakeFirst()
  return row && roomOf(row)
}

export async function saveRoom({ db }: Ctx, room: Room): Promise<void> {
  const date = (instant: number | null) => (instant === null ? null : new Date(instant))
  // recordedAt is written by whoever saves a part, at the same time.
  const { consultId, beginsAt: _from, endsAt: _to, textCents: _text, recordedAt: _recorded, ...changed } = room
  const { patientAt, doctorAt, countedAt, patientCameAt, recordingAgreedAt, ...rest } = changed
  await db
    .updateTable('videoRoom')
    .set({
      ...rest,
      patientAt: date(patientAt),
      doctorAt: date(doctorAt),
      countedAt: date(countedAt),
      patientCameAt: date(patientCameAt),
      recordingAgreedAt: date(recordingAgreedAt),
    })
    .where('consultId', '=', consultId)
    .execute()
}

export async function saveDelivered({ db }: Ctx, consultId: string, delivered: LineKind): Promise<void> {
  await db.updateTable('videoRoom').set({ delivered }).where('consultId', '=', consultId).execute()
}

const mostWaiting = 400

/** False: so much was never fetched that something is wrong. */
export async function addSignal({ db, now }: Ctx, consultId: string, side: Side, body: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into video_signal (consult_id, side, body, created_at)
    select ${consultId}, ${side}, ${body}, ${new Date(now)}
    where (select count(*) from video_signal where consult_id = ${consultId} and side = ${side}) < ${mostWaiting}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export const signalsOf = ({ db }: Ctx, consultId: string, side: Side, after: number) =>
  db
    .selectFrom('videoSignal')
    .select(['seq', 'body'])
    .where('consultId', '=', consultId)
    .where('side', '=', side)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(100)
    .execute()

/** What a page that is not there any more has said is of no use, and has addresses in it. Without a side: of both. */
export async function forgetSignals({ db }: Ctx, consultId: string, side?: Side): Promise<void> {
  let gone = db.deleteFrom('videoSignal').where('consultId', '=', consultId)
  if (side) gone = gone.where('side', '=', side)
  await gone.execute()
}
