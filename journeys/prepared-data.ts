import { rmSync } from 'node:fs'
import pg from 'pg'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { newFolder, preparedIn, serverOn } from './server-process.ts'

/** Shortly before the hour at which journeys begin: no clock goes back. */
const preparedAt = '09:25'
const beginsAfterMs = 9.5 * 3_600_000
/** Longer than all journeys together. */
const wholeRunMs = 2 * 3_600_000

/** Before all journeys: the demo is set up once, and each server begins with a copy of it. */
export default async function prepare(): Promise<(() => void) | undefined> {
  if (process.env['SANDBOX_FIRST_TIME'] !== undefined || mayTurnDay(Date.now())) return undefined
  const data = newFolder()
  const server = await serverOn(data, { SANDBOX_FIRST_TIME: preparedAt })
  await server.end()
  await forgetClock(data)
  process.env[preparedIn] = data
  return () => rmSync(data, { recursive: true, force: true })
}

/** The sandbox begins at the next 09:30: where that passes during the run, a copy would begin on another day than its data. */
function mayTurnDay(now: number): boolean {
  const untilMs = startOfDay(dayOf(now)) + beginsAfterMs - now
  return untilMs > 0 && untilMs < wholeRunMs
}

/** A server on a copy moves its clock itself, as on an empty folder. */
async function forgetClock(data: string): Promise<void> {
  const database = await startEmbedded(data)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('update clock set offset_seconds = 0')
  await client.end()
  await database.stop()
}
