import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import type { CameIn } from '../../ports/hospital-messages.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { sealedBody } from './sealed.ts'

export interface WaitingMessage {
  messageId: string
  hosId: string
  bodySealed: Buffer
}

/** Kept once, however often it comes; true when it is new. */
export async function saveMessage(
  db: Db,
  runtime: Runtime,
  { hosId, sentFrom, bytes, read }: CameIn,
): Promise<boolean> {
  const made = await db
    .insertInto('interfaceMessage')
    .values({
      hosId,
      digest: keyedHash(runtime.keys.lookup, bytes),
      controlId: printable(read.controlId),
      kind: printable(read.kind),
      sentFrom,
      bodySealed: runtime.sealer.sealBytes(bytes, sealedBody),
      cameAt: new Date(runtime.clock.now()),
    })
    .onConflict(on => on.columns(['hosId', 'digest']).doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return made !== undefined
}

/** PostgreSQL keeps no NUL, and nobody reads control characters. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '')

/** One message of a hospital at a time, over all processes: facts come to stand in the order of their numbers. */
export const holdHospital = async (db: Db, hosId: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`interface ${hosId}`}, 0))`.execute(db))

export async function nextWaiting(db: Db, hosId: string): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`select message_id, hos_id, body_sealed from interface_message
    where hos_id = ${hosId} and read_at is null and fault = '' order by position limit 1 for update`.execute(db)
  return rows[0]
}

export const markRead = async (db: Db, messageId: string, { fault, now }: { fault: string; now: number }) =>
  void (await sql`update interface_message set read_at = ${fault === '' ? new Date(now) : null}, fault = ${printable(fault)}
    where message_id = ${messageId}`.execute(db))

export async function hospitalsWaiting(db: Db): Promise<string[]> {
  const { rows } = await sql<{ hosId: string }>`select distinct hos_id from interface_message
    where read_at is null and fault = ''`.execute(db)
  return rows.map(row => row.hosId)
}

/** What was read, or set aside, and the facts of people whose file nobody here has bound. */
export async function forget(db: Db, before: { message: number; fact: number }): Promise<void> {
  await sql`delete from interface_message where came_at < ${new Date(before.message)}
    and (read_at is not null or settled_at is not null)`.execute(db)
  await sql`delete from interface_fact fact where came_at < ${new Date(before.fact)} and not exists (
    select from hospital_account account
    where account.hos_id = fact.hos_id and account.record_number = fact.record_number)`.execute(db)
}
