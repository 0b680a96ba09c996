import { expect, test } from 'vitest'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsult, type SampleConsult } from '../consult/consult.samples.ts'
import { aDoctor } from '../consult/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aRenewalWorld(server)
const { patient, doctor } = world
const aTalk = (sample: Partial<SampleConsult> = {}) =>
  aConsult(server.db, {
    accountId: patient.accountId,
    personId: patient.personId,
    docId: doctor.docId,
    now: server.runtime.clock.now(),
    ...sample,
  })
const consultId = await aTalk()
const offer = (of: string, session = doctor.session, sendId?: string) =>
  server.staff.call(
    'staff.consult.prescription.offer',
    { consultId: of, content: '苯磺酸氨氯地平片5mg，每日一次', sendId },
    session,
  )
const eventsOf = async (consultId: string) =>
  (await server.staff.call('staff.consult.detail', { consultId }, doctor.session)).obj.events

test('out of an ordinary consult a doctor leads to a prescription: a card in the talk, the patient’s own order, the same desks', async () => {
  expect(await eventsOf(consultId)).toContain('prescription')
  expect((await offer(consultId)).code).toBe('0')
  const { rows } = await server.pool.query(`select action from audit where record_id = $1 and action like '%offer'`, [
    consultId,
  ])
  expect(rows).toEqual([{ action: 'consult.prescription.offer' }])
  const { messageList } = (await server.call('nethos.consult.info.detail', { consultId }, patient.session)).obj
  const card = JSON.parse(messageList.find((one: { msgType: string }) => one.msgType === 'CARD_MESSAGE').replyContent)
  expect(card).toMatchObject({ title: '申请处方', desc: expect.stringContaining('苯磺酸氨氯地平片5mg，每日一次') })
  const way = new URL(card.urlParam, server.origin)
  expect(way.pathname).toBe(renewalPages.departments.at)
  expect(Object.fromEntries(way.searchParams)).toMatchObject({ compatId: patient.personId, docId: doctor.docId })

  const gbDeptCode = way.searchParams.get('deptCode')
  const { list } = await server.call('nethos.renewal.doctor.list', { gbDeptCode }, patient.session)
  expect(list.map((one: { docId: string }) => one.docId)).toContain(doctor.docId)
  // From here it is a renewal: proof of the diagnosis, the doctor's desk, the pharmacist, the bill.
  const ordered = await world.paid()
  const { obj } = await server.call('nethos.renewal.detail', { consultId: ordered }, patient.session)
  expect(obj.status).toBe('paid')
  // The order names the talk, at both desks.
  for (const [service, session] of [
    ['staff.renewal.detail', doctor.session],
    ['staff.prescription.detail', world.pharmacist.session],
  ] as const) {
    const seen = await server.staff.call(service, { consultId: ordered }, session)
    expect(seen).toMatchObject({ code: '0', obj: { talk: { consultId } } })
  }
})

test('only who may prescribe offers it, in a consult of his own that is going, and not twice by one tap', async () => {
  const tapped = [await offer(consultId, doctor.session, 'tap-1'), await offer(consultId, doctor.session, 'tap-1')]
  expect(new Set(tapped.map(one => one.obj.messageId)).size).toBe(1)
  const stranger = await aDoctor(server)
  expect((await offer(consultId, stranger.session)).code).toBe('00010440')
  const ended = await aTalk({ status: 'finished' })
  expect((await offer(ended)).msg).toBe('只能在进行中的图文、团队或视频咨询中请患者申请处方')
  expect(await eventsOf(ended)).not.toContain('prescription')
  await server.db.updateTable('doctor').set({ canPrescribe: false }).where('docId', '=', doctor.docId).execute()
  expect((await offer(consultId)).msg).toBe('您没有开具处方的权限')
  expect(await eventsOf(consultId)).not.toContain('prescription')
})
