import { beforeAll, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { openClinics } from './testbed.ts'

const server = await openTestServer()
const { db } = server
let clinics: Awaited<ReturnType<typeof openClinics>>
beforeAll(async () => void (clinics = await openClinics(server)))

async function aStaff(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: `line ${role}`, passwordHash: '', name: '周敏', role, createdAt: new Date() })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return server.sessionOf({ staffId })
}

test('the office sees how each line stands, and fetches everything anew', async () => {
  const operator = await aStaff('operator')
  const lines = async () => (await server.staff.call('staff.hospital.line.list', {}, operator)).list
  const [first, second] = await lines()
  expect(first).toMatchObject({
    hosId: 'h1',
    hosName: '宁禾大学附属第一医院',
    isConnected: true,
    trouble: '',
    openCount: 0,
    listedAt: expect.any(Number),
    answeredAt: expect.any(Number),
  })
  expect(first.freeCount).toBeGreaterThan(500)
  expect(second).toMatchObject({ hosId: 'h2', numberCount: 0, freeCount: 0 })

  const id = clinics.sessionId()
  await db.updateTable('clinicSession').set({ room: '别处', version: 0 }).where('sessionId', '=', id).execute()
  expect(await server.staff.call('staff.hospital.line.fetch', { hosId: 'h1' }, operator)).toMatchObject({ code: '0' })
  await server.runner.idle()
  const { room } = await db
    .selectFrom('clinicSession')
    .select('room')
    .where('sessionId', '=', id)
    .executeTakeFirstOrThrow()
  expect(room).toBe('203诊室')
  const written = await db.selectFrom('audit').select('recordId').where('action', '=', 'hospital.line.fetch').execute()
  expect(written).toEqual([{ recordId: 'h1' }])

  await server.sandbox('hospital/line.cut')
  await clinics.ask()
  expect((await lines())[0]).toMatchObject({ trouble: '医院系统没有应答' })
  await server.sandbox('hospital/line.mend')
})

test('a hospital that there is not, and one without registration, cannot be fetched; nor by a doctor', async () => {
  const admin = await aStaff('admin')
  const fetchOf = (hosId: unknown, session = admin) =>
    server.staff.call('staff.hospital.line.fetch', { hosId }, session)
  expect((await fetchOf('h9')).msg).toBe('记录不存在')
  expect((await fetchOf(7)).http).toBe(400)
  const { booking } = server.runtime.hospital
  const { speaksFor } = booking
  Object.assign(booking, { speaksFor: (hosId: string) => hosId !== 'h2' })
  expect((await fetchOf('h2')).msg).toBe('这家医院还没有接入挂号系统')
  Object.assign(booking, { speaksFor })
  expect((await fetchOf('h1', await aStaff('doctor'))).code).toBe('00010441')
})
