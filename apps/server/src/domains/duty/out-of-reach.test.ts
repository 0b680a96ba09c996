import { expect, test } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { TodayFigure } from '@nethos/contract/today/today.figures.ts'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from '../consult/testbed.ts'

const server = await openTestServer()
const admin = (await aStaffMember(server, 'admin')).session
const call = (service: string, sent: object, session: Session) => server.staff.call(service, sent, session)
const figure = async (name: TodayFigure, session: Session): Promise<number | undefined> =>
  (await call('staff.today', {}, session)).obj.figures.find((one: { figure: string }) => one.figure === name)?.count

test('whom nobody could wake reads it on his first page, and the office how many those are', async () => {
  const before = (await figure('doctors_out_of_reach', admin))!
  const doctor = await aDoctor(server)
  expect(await figure('out_of_reach', doctor.session)).toBe(1)
  expect(await figure('doctors_out_of_reach', admin)).toBe(before + 1)
  await call('staff.notice.save', { ...usualNotice, mobile: '13600000001' }, doctor.session)
  expect(await figure('out_of_reach', doctor.session)).toBe(0)
  expect(await figure('doctors_out_of_reach', admin)).toBe(before)
})

test('the office reads where nobody is on duty, and that the emergency desk has no number', async () => {
  const doctor = await aDoctor(server)
  expect(await figure('departments_without_duty', admin)).toBe(1)
  await call('staff.duty.save', { gbDeptCode: '03.01', staffIdList: [doctor.staffId] }, admin)
  expect(await figure('departments_without_duty', admin)).toBe(0)
  expect(await figure('desk_without_number', admin)).toBe(1)
  const param = { key: 'emergency.desk.mobile', value: '13900000120', seen: '' }
  expect((await call('staff.system.param.change', param, admin)).code).toBe('0')
  expect(await figure('desk_without_number', admin)).toBe(0)
})
