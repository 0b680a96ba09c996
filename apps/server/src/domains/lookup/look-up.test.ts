import { expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { aDoctor, aTeam } from '../doctors/doctors.samples.ts'
import { aTill } from '../payment/testbed.ts'

const server = await openTestServer()
const find = async (word: string, session: Session) => server.staff.call('staff.lookup', { word }, session)

test('a doctor finds his own patients’ consults by a part of the name, a colleague does not', async () => {
  const [mine, other] = [await aConsultWorld(server), await aConsultWorld(server)]
  const consultId = await mine.consult({ consulterName: '欧阳晓岚', status: 'going' })
  const { list } = await find('阳晓', mine.doctor.session)
  expect(list).toEqual([expect.objectContaining({ kind: 'consult', id: consultId, title: '欧阳晓岚 · 图文咨询' })])
  expect((await find(consultId, mine.doctor.session)).list).toHaveLength(1)
  expect((await find('阳晓', other.doctor.session)).list).toEqual([])
  const lines = await server.db
    .selectFrom('audit')
    .select(['actorId', 'action', 'personId'])
    .where('accountId', '=', mine.patient.accountId)
    .execute()
  expect(lines).toContainEqual({
    actorId: mine.doctor.staffId,
    action: 'lookup.list',
    personId: mine.patient.personId,
  })
  expect(lines.every(line => line.actorId === mine.doctor.staffId)).toBe(true)
})

test('the office finds orders by their number, masked, and no consults', async () => {
  const till = await aTill(server)
  const order = await till.paid('WECHAT', { feeCents: 2_300 })
  await server.db.updateTable('payment').set({ personName: '司马玉书' }).where('payNo', '=', order.payNo).execute()
  const { session } = await aStaffMember(server, 'operator')
  const { list } = await find(order.payNo, session)
  expect(list).toEqual([expect.objectContaining({ kind: 'order', id: order.payNo })])
  expect(list[0].title).toContain('司*书')
  expect(list[0].title).toContain('23.00')
  expect((await find('马玉', session)).list.map((one: { kind: string }) => one.kind)).toEqual(['order'])
})

test('one sign is too little, signs of patterns are letters, and nobody looks without a login', async () => {
  const { session } = await aStaffMember(server, 'operator')
  expect(await find('王', session)).toMatchObject({ msg: '请至少输入2个字' })
  expect((await find('%%', session)).list).toEqual([])
  expect(await server.staff.call('staff.lookup', { word: '王秀英' })).toMatchObject({ http: 401 })
})

test('may be asked sixty times a minute', async () => {
  const { session } = await aStaffMember(server, 'operator')
  const codes: string[] = []
  for (let time = 0; time < 61; time++) codes.push((await find('没有这个人', session)).code)
  expect(codes.slice(0, 60).every(code => code === '0')).toBe(true)
  expect(codes[60]).not.toBe('0')
})

test('the office finds doctors and teams by a part of the name or its pinyin, hidden ones last; a doctor does not', async () => {
  await aDoctor(server.db, { docId: 'shown', docName: '沈知远', pinyin: 'shenzhiyuan', initials: 'szy' })
  await aDoctor(server.db, { docId: 'away', docName: '沈知一', pinyin: 'shenzhiyi', initials: 'szy', isActive: false })
  await aTeam(server.db, { teamId: 'szy', teamName: '神智研究团队', pinyin: 'shenzhiyanjiu', initials: 'szyj' })
  const { session } = await aStaffMember(server, 'operator')
  const idsOf = async (word: string, who: Session, kind: string) =>
    (await find(word, who)).list.filter((one: any) => one.kind === kind).map((one: any) => one.id)
  for (const word of ['沈知', 'szy', 'ShenZhi'])
    expect(await idsOf(word, session, 'doctor'), word).toEqual(['shown', 'away'])
  expect((await find('沈知一', session)).list).toEqual([
    { kind: 'doctor', id: 'away', title: '沈知一 · 主任医师', note: '内科 · 南山云医院 · 已隐藏' },
  ])
  expect(await idsOf('szy', session, 'team')).toEqual(['szy'])
  expect(await idsOf('智研', session, 'team')).toEqual(['szy'])
  const world = await aConsultWorld(server)
  expect((await find('沈知', world.doctor.session)).list).toEqual([])
})
