import { sql } from 'kysely'
import type { ExaminationSlot as Shown } from '@nethos/contract/exam/exam.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { ExaminationSlot } from '../../ports/hospital-examinations.ts'

export const slotIdOf = (hosId: string, slotCode: string): string => `${hosId}.${slotCode}`

/** What the hospital says of its times; what is older than what is known changes nothing. */
export async function saveSlots(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  slots: readonly ExaminationSlot[],
): Promise<void> {
  if (slots.length === 0) return
  await sql`
    insert into examination_slot (slot_id, hos_id, slot_code, resource_code, starts_at, ends_at, places_left, version)
    select ${hosId} || '.' || code, ${hosId}, code, resource, starts, ends, places, version
    from unnest(${slots.map(one => one.slotCode)}::text[], ${slots.map(one => one.resourceCode)}::text[],
      ${slots.map(one => new Date(one.startsAt))}::timestamptz[], ${slots.map(one => new Date(one.endsAt))}::timestamptz[],
      ${slots.map(one => one.left ?? null)}::int[], ${slots.map(one => one.version)}::bigint[]) as given (code, resource, starts, ends, places, version)
    on conflict (slot_id) do update set resource_code = excluded.resource_code, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, places_left = excluded.places_left, version = excluded.version
    where examination_slot.version < excluded.version`.execute(db)
}

interface Known {
  slotId: string
  slotCode: string
  resourceCode: string
  startsAt: Date
  endsAt: Date
}

/** Takes a place before the hospital is asked: nobody else is promised the same. Undefined: none is left, or it is past. */
export async function takePlace(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { slotId, hosId, resourceCode }: { slotId: string; hosId: string; resourceCode: string },
): Promise<Known | undefined> {
  return db
    .updateTable('examinationSlot')
    .set(({ eb }) => ({ pending: eb('pending', '+', 1) }))
    .where('slotId', '=', slotId)
    .where('hosId', '=', hosId)
    .where('resourceCode', '=', resourceCode)
    .where('startsAt', '>', new Date(now))
    .where(({ eb }) => eb.or([eb('placesLeft', 'is', null), eb('placesLeft', '>', eb.ref('pending'))]))
    .returning(['slotId', 'slotCode', 'resourceCode', 'startsAt', 'endsAt'])
    .executeTakeFirst()
}

/** The hospital has answered, or will not: what stands there now counts. */
export async function releasePlace({ db }: Pick<Ctx, 'db'>, slotId: string): Promise<void> {
  await db
    .updateTable('examinationSlot')
    .set({ pending: sql<number>`greatest(pending - 1, 0)` })
    .where('slotId', '=', slotId)
    .execute()
}

/** The hospital has said that nothing is left there. Whatever it lists next counts again, a copy of the same age too. */
export async function markFull({ db }: Pick<Ctx, 'db'>, slotId: string): Promise<void> {
  await db
    .updateTable('examinationSlot')
    .set(({ eb }) => ({ placesLeft: 0, version: eb('version', '-', 1) }))
    .where('slotId', '=', slotId)
    .execute()
}

export const slotOf = ({ db }: Pick<Ctx, 'db'>, slotId: string): Promise<Known | undefined> =>
  db
    .selectFrom('examinationSlot')
    .select(['slotId', 'slotCode', 'resourceCode', 'startsAt', 'endsAt'])
    .where('slotId', '=', slotId)
    .executeTakeFirst()

export type RoomSlot = Shown & { resourceCode: string }

/** The times of some rooms from now on. */
export async function slotsOfRooms(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  hosId: string,
  resourceCodes: readonly string[],
  from = now,
): Promise<RoomSlot[]> {
  if (resourceCodes.length === 0) return []
  const rows = await db
    .selectFrom('examinationSlot')
    .select(['slotId', 'resourceCode', 'startsAt', 'endsAt', 'placesLeft', 'pending'])
    .where('hosId', '=', hosId)
    .where('resourceCode', 'in', resourceCodes)
    .where('startsAt', '>', new Date(from))
    .orderBy('startsAt')
    .orderBy('slotId')
    .limit(3_000)
    .execute()
  return rows.map(({ slotId, resourceCode, startsAt, endsAt, placesLeft, pending }) => ({
    slotId,
    resourceCode,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    left: placesLeft === null ? null : Math.max(placesLeft - pending, 0),
  }))
}
