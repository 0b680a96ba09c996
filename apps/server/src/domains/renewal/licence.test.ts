import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { TodayFigure } from '@nethos/contract/today/today.figures.ts'
import { openTestServer } from '../../testing/server.ts'
import { aStaffMember } from '../../testing/people.ts'
import { anAskedPharmacist, aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const { db, runtime } = server
const office = (await aStaffMember(server, 'admin')).session

const endsIn = (docId: string, days: number | null) =>
  db
    .updateTable('doctor')
    .set({ licenceUntil: days === null ? null : addDays(dayOf(runtime.clock.now()), days) })
    .where('docId', '=', docId)
    .execute()
const figure = async (name: TodayFigure, session = office): Promise<number | undefined> =>
  (await server.staff.call('staff.today', {}, session)).obj.figures.find((one: any) => one.figure === name)?.count

test('a doctor whose licence is over prescribes nothing, is offered to nobody, and goes on the day it is renewed', async () => {
  const world = await aRenewalWorld(server)
  const { docId } = world.doctor
  const consultId = await world.applied()
  const offered = async () =>
    (await server.call('nethos.renewal.doctor.list', { gbDeptCode: '03.01' }, world.patient.session)).list.some(
      one => one.docId === docId,
    )
  const card = async () => (await server.call('nethos.doc.detail', { docId })).obj.sysDoc.prescriptionStatus
  const isListed = async () =>
    (await server.call('nethos.doc.list', { Prescription: true, gbDeptCode: '03.01' })).list.some(
      (one: any) => one.docId === docId,
    )
  await endsIn(docId, 0)
  expect([await offered(), await card(), await isListed()], 'the last day still counts').toEqual([true, true, true])
  await endsIn(docId, -1)
  expect([await offered(), await card(), await isListed()]).toEqual([false, false, false])
  expect(await world.prescribe(consultId)).toMatchObject({ code: '04130030' })
  expect((await world.rowOf(consultId)).status).toBe('applied')
  const other = await aRenewalWorld(server)
  const toHim = await other.apply({ docId })
  expect(toHim).toMatchObject({ code: '02130003', msg: '这位医生还没有开通线上续方' })
  await endsIn(docId, 365)
  expect(await world.prescribe(consultId)).toMatchObject({ code: '0' })
})

test('who has lost the right since a patient applied signs nothing', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.applied()
  await db.updateTable('doctor').set({ canPrescribe: false }).where('docId', '=', world.doctor.docId).execute()
  expect((await world.prescribe(consultId)).code).toBe('04130030')
})

test('a pharmacist whose licence is over reviews nothing, neither yes nor no', async () => {
  const world = await aRenewalWorld(server)
  const pharmacist = await anAskedPharmacist(server)
  const consultId = await world.applied()
  await world.prescribe(consultId)
  const review = async (fields: object) => {
    const { session } = pharmacist
    return server.staff.call('staff.prescription.review', { consultId, looked: [], seen: [], ...fields }, session)
  }
  await endsIn(pharmacist.docId, -1)
  for (const fields of [{ isApproved: true }, { isApproved: false, reason: '剂量请核对' }])
    expect(await review(fields)).toMatchObject({ code: '04130031' })
  await endsIn(pharmacist.docId, 0)
  expect((await review({ isApproved: false, reason: '剂量请核对' })).code).toBe('0')
})

test('60 and 30 days before, the office and he himself read it on their first page', async () => {
  const { doctor } = await aRenewalWorld(server)
  const read = async () => [
    await figure('licences_soon'),
    await figure('licences_later'),
    await figure('own_licence_soon', doctor.session),
    await figure('own_licence_later', doctor.session),
  ]
  await db.updateTable('doctor').set({ licenceUntil: null }).execute()
  const rows: [number | null, number[]][] = [
    [null, [0, 0, 0, 0]],
    [61, [0, 0, 0, 0]],
    [60, [0, 1, 0, 1]],
    [31, [0, 1, 0, 1]],
    [30, [1, 0, 1, 0]],
    [-1, [1, 0, 1, 0]],
  ]
  for (const [days, figures] of rows) {
    await endsIn(doctor.docId, days)
    expect(await read(), `${days}`).toEqual(figures)
  }
  const { list } = await server.staff.call('staff.doctor.list', { licence: 'soon' }, office)
  expect(list).toMatchObject([{ docId: doctor.docId, licenceUntil: addDays(dayOf(runtime.clock.now()), -1) }])
  expect((await server.staff.call('staff.doctor.list', { licence: 'later' }, office)).list).toEqual([])
})
