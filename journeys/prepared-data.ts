import { rmSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/database/embedded.ts'
import { newFolder, preparedIn, serverOn } from './server-process.ts'

/** Shortly before the hour at which journeys begin: no clock goes back. */
const preparedAt = '09:25'

/** Before all journeys: the demo is set up once, and each server begins with a copy of it. */
export default async function prepare(): Promise<() => void> {
  const data = newFolder()
  const remove = () => rmSync(data, { recursive: true, force: true })
  const given = process.env['SANDBOX_FIRST_TIME']
  if (given === undefined) {
    const server = await serverOn(data, { SANDBOX_FIRST_TIME: preparedAt })
    await server.end()
    await forgetClock(data)
    process.env[preparedIn] = data
  }
  return remove
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
