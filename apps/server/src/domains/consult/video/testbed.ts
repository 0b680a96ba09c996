import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { TestServer } from '../../../testing/server.ts'

let times = 0

/** The doctor sells video. */
export async function aVideoOffer(
  { db }: TestServer,
  docId: string,
  { priceCents = 6000, consultType = 'VIDEO' }: { priceCents?: number; consultType?: 'VIDEO' | 'DOCVIDEO' } = {},
): Promise<void> {
  await db.insertInto('doctorOffer').values({ docId, consultType, priceCents, replyLimit: 0, isOpen: true }).execute()
}

/** A free time of the doctor's, on another day than all before. */
export async function aVideoTime({ db, runtime }: TestServer, docId: string, beginsAt?: number): Promise<string> {
  const now = runtime.clock.now()
  const from = beginsAt ?? startOfDay(addDays(dayOf(now), 1)) + ++times * 20 * 60_000
  const { timeId } = await db
    .insertInto('videoTime')
    .values({ docId, beginsAt: new Date(from), endsAt: new Date(from + 15 * 60_000), createdAt: new Date(now) })
    .returning('timeId')
    .executeTakeFirstOrThrow()
  return timeId
}

/** What a doctor's page records: the beginning of a WebM, and some seconds. */
export const recordedPart = {
  name: 'part',
  type: 'video/webm',
  bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]),
}

/** The fields beside it. Each call is another take, unless it says which. */
export const aPart = (changes: Record<string, string> = {}): Record<string, string> => ({
  takeId: randomUUID(),
  side: 'patient',
  mediaType: 'video/webm',
  beganAt: '1790000000000',
  partNo: '0',
  milliseconds: '10000',
  ...changes,
})

/** The room of a video consult, open now, with both in it by a page called 'page'; the patient has agreed to being recorded. */
export async function aMeeting({ db, runtime }: TestServer, consultId: string): Promise<void> {
  const now = runtime.clock.now()
  await db
    .insertInto('videoRoom')
    .values({
      consultId,
      beginsAt: new Date(now - 60_000),
      endsAt: new Date(now + 600_000),
      textCents: 0,
      recordingAgreedAt: new Date(now),
      patientEntry: 'page',
      patientAt: new Date(now),
      doctorEntry: 'page',
      doctorAt: new Date(now),
    })
    .execute()
}

/** One part of what the patient said in that room; the key under which its bytes lie. */
export async function aRecording({ db, runtime }: TestServer, consultId: string): Promise<string> {
  const take = { takeId: randomUUID(), side: 'patient' }
  const storageKey = randomUUID()
  await runtime.files.put(storageKey, recordedPart.bytes)
  await db
    .insertInto('videoRecording')
    .values({ ...take, consultId, mediaType: 'video/webm', beganAt: new Date() })
    .execute()
  await db
    .insertInto('videoRecordingPart')
    .values({ ...take, partNo: 0, milliseconds: 10_000, byteSize: recordedPart.bytes.length, storageKey })
    .execute()
  return storageKey
}
