import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { anInpatientWorld } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aPatient, call, desk, happens, messages, now, registered } = await anInpatientWorld(server)
const hour = 3_600_000
const rule = { isOpen: true, opens: '15:00', closes: '17:00', minutes: 60, perPatient: 2, wardPlaces: 3 }

async function onWard(deptCode = 'cardiology') {
  const one = await registered(deptCode)
  await happens('arrive', one.noteNo)
  return one
}
type Stay = Awaited<ReturnType<typeof onWard>>
const ask = async ({ who, applyNumber }: Stay) =>
  (await call('nethos.admission.visit.list', who, { applyNumber })).obj as any
const visit = async ({ who, applyNumber }: Stay, startsAt: number, visitorName: string, on = server) =>
  on.call(
    'nethos.admission.visit.register',
    { applyNumber, startsAt, visitorName, relation: 'child' },
    await server.sessionOf({ accountId: who.accountId }),
  )
const wardIdOf = async ({ applyNumber }: Stay): Promise<string> =>
  (
    await server.db
      .selectFrom('admission')
      .innerJoin('wardBed', 'wardBed.bedId', 'admission.bedId')
      .select('wardId')
      .where('admissionId', '=', applyNumber)
      .executeTakeFirstOrThrow()
  ).wardId
const tomorrowAt = (at: number) => startOfDay(addDays(dayOf(now()), 1)) + at * hour

test('a ward that has not opened registers nobody; what its desk sets holds at once', async () => {
  const stay = await onWard()
  expect(await ask(stay)).toMatchObject({ isOpen: false, times: [] })
  expect((await visit(stay, tomorrowAt(15), '李梅')).code).toBe('02090007')
  const wardId = await wardIdOf(stay)
  expect((await desk('staff.admission.visiting.list', {})).list).toContainEqual(
    expect.objectContaining({ wardId, isOpen: false }),
  )
  const wrong = await desk('staff.admission.visiting.set', { wardId, rule: { ...rule, closes: '14:00' } })
  expect(wrong.msg).toBe('结束时间应晚于开始时间')
  expect(await desk('staff.admission.visiting.set', { wardId, rule })).toMatchObject({ code: '0' })
  const { isOpen, times } = await ask(stay)
  expect(isOpen).toBe(true)
  expect(times).toContainEqual({ startsAt: tomorrowAt(15), endsAt: tomorrowAt(16), left: 2 })
  expect((await visit(stay, tomorrowAt(14), '李梅')).code).toBe('02090007')
})

test('no more come to a patient, or to the ward, than may: however many ask at once, at whichever server', async () => {
  const [first, second] = [await onWard(), await onWard()]
  const wardId = await wardIdOf(first)
  await desk('staff.admission.visiting.set', { wardId, rule })
  const names = ['甲', '乙', '丙', '丁']
  const answers = await Promise.all(
    names.flatMap((name, at) => [
      visit(first, tomorrowAt(16), name, at % 2 ? other : server),
      visit(second, tomorrowAt(16), name, at % 2 ? server : other),
    ]),
  )
  const codes = answers.map(one => one.code)
  expect(codes.filter(one => one === '0')).toHaveLength(3)
  expect(codes.filter(one => one !== '0' && one !== '02090008')).toEqual([])
  for (const stay of [first, second])
    expect((await ask(stay)).visits.filter((one: any) => one.visitStatus === 'registered').length).toBeLessThanOrEqual(
      2,
    )
})

test('cancelled it is free again; the desk sees who comes, confirms, or refuses with a reason that is told', async () => {
  const stay = await onWard('surgery')
  const wardId = await wardIdOf(stay)
  await desk('staff.admission.visiting.set', { wardId, rule: { ...rule, wardPlaces: 50 } })
  for (const name of ['李梅', '王强']) await visit(stay, tomorrowAt(15), name)
  expect((await visit(stay, tomorrowAt(15), '赵敏')).code).toBe('02090008')
  const [one, two] = (await ask(stay)).visits
  const stranger = await aPatient()
  expect((await call('nethos.admission.visit.cancel', stranger, { visitId: one.visitId })).code).not.toBe('0')
  expect(await call('nethos.admission.visit.cancel', stay.who, { visitId: one.visitId })).toMatchObject({ code: '0' })
  expect((await call('nethos.admission.visit.cancel', stay.who, { visitId: one.visitId })).code).toBe('02090001')
  expect((await visit(stay, tomorrowAt(15), '赵敏')).code).toBe('0')
  const onDay = dayOf(tomorrowAt(15))
  const { list } = await desk('staff.admission.visit.list', { onDay, pageSize: 50 })
  const seen = list.filter(
    (row: any) => ['王强', '李梅', '赵敏'].includes(row.visitorName) && row.personName === '王秀英',
  )
  expect(seen.length).toBeGreaterThanOrEqual(3)
  const third = (await ask(stay)).visits.find((row: any) => row.visitorName === '赵敏')
  expect(await desk('staff.admission.visit.confirm', { visitId: two.visitId })).toMatchObject({ code: '0' })
  expect(await desk('staff.admission.visit.confirm', { visitId: two.visitId })).toMatchObject({ code: '07090006' })
  await desk('staff.admission.visit.refuse', { visitId: third.visitId, reason: '病房正在消毒' })
  const after = (await ask(stay)).visits
  expect(after.find((row: any) => row.visitId === two.visitId)).toMatchObject({ visitStatus: 'came', canCancel: false })
  expect(after.find((row: any) => row.visitId === third.visitId)).toMatchObject({
    visitStatus: 'refused',
    reason: '病房正在消毒',
  })
  expect(await messages(stay.who)).toContain('一次探视病区没有同意')
})

test('who does not come is not waited for, and who is not in has no visitors', async () => {
  const stay = await onWard('orthopaedics')
  await desk('staff.admission.visiting.set', { wardId: await wardIdOf(stay), rule: { ...rule, wardPlaces: 50 } })
  await visit(stay, tomorrowAt(15), '李梅')
  await server.advance(Math.ceil((tomorrowAt(16) - now()) / 1000) + 60)
  await server.runner.idle()
  expect((await ask(stay)).visits).toMatchObject([{ visitorName: '李梅', visitStatus: 'missed' }])
  await happens('discharge', stay.noteNo)
  expect((await visit(stay, tomorrowAt(15), '李梅')).code).toBe('02090005')
})
