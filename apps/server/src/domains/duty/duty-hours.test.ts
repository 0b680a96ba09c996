import { expect, test } from 'vitest'
import { startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from '../consult/testbed.ts'
import { onDuty } from './duty.table.ts'

const server = await openTestServer()
const at = (hours: number, minutes = 0) => startOfDay('2026-11-23') + (hours * 60 + minutes) * 60_000

test('whose hours it is are called, over midnight too; where it is nobody’s turn, all of the list', async () => {
  const operator = await aStaffMember(server, 'operator')
  const [early, late, always] = [await aDoctor(server), await aDoctor(server), await aDoctor(server)]
  const save = (hours: object[], staffIdList = [early.staffId, late.staffId]) =>
    server.staff.call('staff.duty.save', { gbDeptCode: '03.01', staffIdList, hours }, operator.session)
  const turns = [
    { staffId: early.staffId, from: '08:00', until: '17:30' },
    { staffId: late.staffId, from: '20:00', until: '08:00' },
  ]
  expect((await save(turns)).code).toBe('0')
  const called = (now: number) => onDuty({ db: server.db, now }, '03.01')
  expect(await called(at(8))).toEqual([early.staffId])
  expect(await called(at(17, 29))).toEqual([early.staffId])
  expect(await called(at(23, 59))).toEqual([late.staffId])
  expect(await called(at(7, 59))).toEqual([late.staffId])
  expect(await called(at(17, 30)), 'nobody’s hours').toEqual([early.staffId, late.staffId])
  expect((await save(turns, [early.staffId, always.staffId])).code).toBe('0')
  expect(await called(at(3)), 'who has no hours is on duty all day').toEqual([always.staffId])

  const { list } = await server.staff.call('staff.duty.list', {}, operator.session)
  const members = list.find((one: { gbDeptCode: string }) => one.gbDeptCode === '03.01').members
  expect(members).toMatchObject([
    { staffId: early.staffId, from: '08:00', until: '17:30' },
    { staffId: always.staffId, from: '00:00', until: '24:00', isNow: true },
  ])
  const bad = { staffId: early.staffId, from: '08:00', until: '08:00' }
  expect((await save([bad])).msg).toBe('开始和结束时间不能相同')
  expect((await save([{ ...bad, until: '25:00' }])).msg).toBe('时间格式不正确')
})
