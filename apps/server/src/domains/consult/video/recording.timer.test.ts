import pg from 'pg'
import { expect, test } from 'vitest'
import { recordingYears } from '@nethos/contract/consult/video/recording.rules.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld } from '../testbed.ts'
import { aMeeting, aRecording } from './testbed.ts'

const server = await openTestServer()
const { pool } = server
const tables = ['video_recording', 'video_recording_part']

/** As if all were so old: only who owns the tables may say so. */
async function age(span: string): Promise<void> {
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  try {
    for (const table of tables)
      await owner.query(`
        alter table ${table} disable trigger user;
        update ${table} set created_at = now() - interval '${span}';
        alter table ${table} enable trigger user`)
  } finally {
    await owner.end()
  }
}

const rows = async (): Promise<number[]> =>
  Promise.all(tables.map(async table => (await pool.query(`select from ${table}`)).rowCount ?? 0))

test('what is recorded stays for its years, and goes with its bytes when they are over', async () => {
  const { consult } = await aConsultWorld(server)
  const consultId = await consult({})
  await aMeeting(server, consultId)
  const key = await aRecording(server, consultId)
  const hour = () => server.advance(3600)
  await hour()
  expect(await rows()).toEqual([1, 1])
  await age(`${recordingYears} years - 2 days`)
  await hour()
  expect(await rows()).toEqual([1, 1])
  expect(await server.runtime.files.get(key)).toBeDefined()
  await age(`${recordingYears} years 2 days`)
  await hour()
  expect(await rows()).toEqual([0, 0])
  await server.runner.idle()
  await expect(server.runtime.files.get(key)).rejects.toThrow()
})
