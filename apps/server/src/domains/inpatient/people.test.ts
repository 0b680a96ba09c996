import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anAdmission } from './inpatient.samples.ts'
import { anInpatientWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, happens, now, registered } = await anInpatientWorld(server)
const people = async (who: { accountId: string }) => (await call('nethos.admission.people', who as never)).list

test('each of the account’s people with the file and how it stands; who has no note waits for nothing', async () => {
  const [{ who }, other] = [await registered('cardiology'), await aPatient()]
  expect(await people(who)).toMatchObject([
    { compatName: '王秀英', bingah: who.recordNumber, stayLabel: '出院', statusLabel: '等待床位' },
  ])
  expect(await people(other)).toMatchObject([{ bingah: other.recordNumber, applyNumber: '', statusLabel: '' }])
})

test('who is on a ward is so, though a doctor has written the next note already', async () => {
  const { who, noteNo, applyNumber } = await registered('orthopaedics')
  await happens('arrive', noteNo)
  await happens('note', `${noteNo}-next`, { recordNumber: who.recordNumber, deptCode: 'surgery' })
  expect(await people(who)).toMatchObject([{ applyNumber, isInHospital: true, stayLabel: '在院' }])
  const { obj } = await call('nethos.admission.detail', who, { compatId: who.personId })
  expect(obj.admission).toMatchObject({ applyNumber, zYYYZT: '4' })
  await happens('discharge', noteNo)
  expect(await people(who)).toMatchObject([{ isInHospital: false, statusLabel: '待登记' }])
})

test('a step that is named is opened and read, of whichever of his stays it is', async () => {
  const { who, noteNo } = await registered('cardiology')
  const steps = (fields: object) => call('smarthos.system.process.detail.list', who, fields)
  const [{ processId }] = (await steps({ compatId: who.personId })).list
  await happens('note', `${noteNo}-urgent`, { recordNumber: who.recordNumber, deptCode: 'surgery' })
  await happens('arrive', `${noteNo}-urgent`)
  expect(await people(who)).toMatchObject([{ isInHospital: true }])
  expect((await steps({ processId })).list).toMatchObject([{ processId, isRead: false }])
  expect(await call('smarthos.system.process.read', who, { processId })).toMatchObject({ code: '0' })
  expect((await steps({ processId })).list).toMatchObject([{ processId, isRead: true }])
})

test('a stay at the second hospital at which he has a file is shown, with that hospital and its number', async () => {
  const who = await aPatient()
  await server.db
    .insertInto('hospital')
    .values({ hosId: 'h2', hosName: '宁禾大学附属第二医院', areaName: '宁禾市江北区', position: 2 })
    .execute()
  await server.db
    .insertInto('hospitalAccount')
    .values({ ...who, hosId: 'h2', recordNumber: 'C88', boundAt: new Date(now() + 1000) })
    .execute()
  const admissionId = await anAdmission(server, who, 'waiting')
  await server.db
    .updateTable('admission')
    .set({ hosId: 'h2', recordNumber: 'C88' })
    .where('admissionId', '=', admissionId)
    .execute()
  expect(await people(who)).toMatchObject([
    { applyNumber: admissionId, bingah: 'C88', hosName: '宁禾大学附属第二医院', statusLabel: '等待床位' },
  ])
})

test('while he waits the ward of his department is named, with its place and telephone, for there is one alone', async () => {
  const { who } = await registered('cardiology')
  const { obj } = await call('nethos.admission.detail', who, { compatId: who.personId })
  expect(obj.admission).toMatchObject({ wardName: '', wardPlace: '住院楼6层', wardPhone: '0571-88000301' })
  await server.db
    .insertInto('ward')
    .values({
      wardId: 'h1.more',
      hosId: 'h1',
      wardCode: 'more',
      wardName: '心血管内科二病区',
      deptCode: 'cardiology',
      freedLately: 1,
    })
    .execute()
  const two = await call('nethos.admission.detail', who, { compatId: who.personId })
  expect(two.obj.admission).toMatchObject({ wardPlace: '', wardPhone: '' })
})
