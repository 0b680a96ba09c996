import { expect, test } from 'vitest'
import { loadHospital } from '../../demo/load-hospital.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoDuty } from './demo-duty.ts'
import { loadDemoStaff } from '../staff/demo-staff.ts'
import { loadDemoNotices } from '../notify/demo-notices.ts'

const server = await openTestServer()

test('of the demo everybody who answers has a number of his own, and what he has set himself stays', async () => {
  await loadHospital(server.db, server.runtime.clock.now())
  await loadDemoStaff(server)
  await loadDemoNotices(server)
  const { staffId } = await server.db
    .selectFrom('staff')
    .select('staffId')
    .where('login', '=', 'doctor1')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  const mine = async () => (await server.staff.call('staff.notice.get', {}, session)).obj
  const first = await mine()
  expect(first).toMatchObject({ bySms: true, mobile: expect.stringMatching(/^1390000\d{4}$/) })
  await server.staff.call('staff.notice.save', { ...first, bySms: false, mobile: '' }, session)
  await loadDemoNotices(server)
  expect(await mine()).toMatchObject({ bySms: false, mobile: '' })
})

test('of the demo every department with a doctor who logs in has somebody on duty, and keeps its list', async () => {
  const lists = () =>
    server.db.selectFrom('dutyMember').select(['gbDeptCode', 'staffId', 'position']).orderBy('gbDeptCode').execute()
  await loadDemoDuty(server)
  const first = await lists()
  expect(first.length).toBeGreaterThan(0)
  await loadDemoDuty(server)
  expect(await lists()).toEqual(first)
})
