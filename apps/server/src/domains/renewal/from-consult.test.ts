import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
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

test('of a woman nothing is signed before she or the doctor has said whether she is with child: the order asks, the doctor amends, pharmacist and head show it', async () => {
  const her = await aRenewalWorld(server)
  await server.db
    .updateTable('person')
    .set({ gender: 'F', birthOn: '1996-01-15' })
    .where('personId', '=', her.patient.personId)
    .execute()
  await aConsult(server.db, {
    accountId: her.patient.accountId,
    personId: her.patient.personId,
    docId: her.doctor.docId,
    now: server.runtime.clock.now(),
  })
  expect((await her.apply({ fertilityPlan: undefined })).msg).toBe('请选择生育情况')
  const ordered = await her.applied({ fertilityPlan: 'none' })
  const drugs = [{ ...her.line(await her.drugId('缬沙坦胶囊')), amount: 80 }]
  const pregnantFrom = addDays(dayOf(server.runtime.clock.now()), -7 * 8)
  const facts = {
    creatinine: null,
    hasContraception: false,
    isAllergySettled: false,
    fertilityPlan: 'pregnant',
    pregnantFrom,
  }
  const checked = async (given?: object) =>
    (
      await her.desk('staff.renewal.prescription.check', { consultId: ordered, drugs, facts: given })
    ).obj.warnings.filter((one: { kind: string; level: string }) => one.kind === 'pregnancy' && one.level === 'stop')
  expect(await checked()).toEqual([])
  expect(await checked(facts)).toMatchObject([{ sentence: expect.stringContaining('妊娠期禁用') }])
  expect(await her.prescribe(ordered, { drugs, facts })).toMatchObject({ code: '04130009' })

  const safe = {
    diagnosis: '急性咽炎',
    drugs: [
      {
        ...her.line(await her.drugId('阿莫西林胶囊')),
        amount: 0.5,
        unit: 'g',
        frequency: 'tid',
        days: 7,
      },
    ],
  }
  const first = await her.prescribe(ordered, { ...safe, facts })
  const overrides = (first.obj?.warnings ?? []).map((one: { key: string }) => ({
    key: one.key,
    reason: '已与患者核实',
  }))
  if (first.code !== '0') expect((await her.prescribe(ordered, { ...safe, facts, overrides })).code).toBe('0')
  const { obj } = await her.desk('staff.prescription.detail', { consultId: ordered }, her.pharmacist.session)
  expect(obj.facts).toMatchObject({ fertilityPlan: 'pregnant', pregnantFrom })
  expect(obj.head.fertilityPlan).toMatchObject({ label: '妊娠期，孕8周', isCaution: true })
  // The patient's own words stand beside it as they were.
  expect(obj.renewal.fertilityPlan).toBe('none')
})
