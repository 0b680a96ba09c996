import { expect, test } from 'vitest'
import { aPatient } from '../consult/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { forgetDrafts } from './draft.ts'
import { filledIn } from '../../security/account-world.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
type Patient = Awaited<ReturnType<typeof aPatient>>
const call = async (verb: string, input: object, { accountId }: Patient) =>
  server.call(`nethos.programme.${verb}`, input, await server.sessionOf({ accountId }))
const save = (patient: Patient, changes: object = {}) =>
  call(
    'draft.save',
    { code: 'kfzx', edition: 0, offerCode: 'home-plan', personId: patient.personId, answers: filledIn, ...changes },
    patient,
  )
const draftOf = async (patient: Patient, code = 'kfzx') => (await call('draft.detail', { code }, patient)).obj

test('what was filled in is found on another device, the last of it, and nobody else finds it', async () => {
  const [patient, stranger] = [await aPatient(server), await aPatient(server)]
  expect(await draftOf(patient)).toBeNull()
  expect(await save(patient, { personId: '', offerCode: '', answers: {} })).toMatchObject({ obj: true })
  expect(await draftOf(patient)).toMatchObject({ edition: 0, personId: '', offerCode: '', answers: {} })
  await save(patient)
  expect(await draftOf(patient)).toEqual({
    edition: 0,
    offerCode: 'home-plan',
    personId: patient.personId,
    answers: filledIn,
    savedAt: expect.any(Number),
  })
  expect(await draftOf(stranger)).toBeNull()
  expect(await draftOf(patient, 'ibd')).toBeNull()
  expect(await save(stranger, { personId: patient.personId })).toMatchObject({ msg: '记录不存在' })
})

test('what was typed earlier and arrives later does not replace what was typed after it', async () => {
  const patient = await aPatient(server)
  const at = server.runtime.clock.now()
  const typed = (words: string, typedAt: number) => save(patient, { answers: { illness: words }, typedAt })
  await typed('左肩和颈部', at - 1_000)
  expect(await typed('左肩', at - 1_500)).toMatchObject({ obj: true })
  expect(await draftOf(patient)).toMatchObject({ answers: { illness: '左肩和颈部' }, savedAt: at - 1_000 })
  await typed('颈部', at - 999)
  expect(await draftOf(patient)).toMatchObject({ answers: { illness: '颈部' } })
  // A phone whose clock is ahead does not shut out the next one.
  await typed('后背', at + 3_600_000)
  await server.advance(3_600)
  await typed('腰', at + 3_600_000)
  expect(await draftOf(patient)).toMatchObject({ answers: { illness: '腰' }, savedAt: at + 3_600_000 })
})

test('sent, it stands in the application and is no draft any more; what will not do is kept', async () => {
  const patient = await aPatient(server)
  await save(patient)
  const sent = { code: 'kfzx', edition: 0, offerCode: 'home-plan', personId: patient.personId, answers: filledIn }
  expect(await call('apply', sent, patient)).toMatchObject({ msg: '请先阅读用户协议' })
  expect(await draftOf(patient)).not.toBeNull()
  expect(await call('apply', { ...sent, isAgreed: true, isPromised: true }, patient)).toMatchObject({ code: '0' })
  expect(await draftOf(patient)).toBeNull()
})

test('is taken of what can be applied for, and not without an end', async () => {
  const patient = await aPatient(server)
  expect(await save(patient, { code: 'none' })).toMatchObject({ code: '02070001' })
  const answers = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, '很'.repeat(2000)]))
  expect(await save(patient, { answers })).toMatchObject({ msg: '填写的内容太多，请缩短后再保存' })
})

test('is forgotten after ninety days, and with the account that is closed', async () => {
  const patient = await aPatient(server)
  await save(patient)
  await server.advance(89 * 86_400)
  expect(await draftOf(patient)).not.toBeNull()
  await server.advance(2 * 86_400)
  expect(await draftOf(patient)).toBeNull()
  const other = await aPatient(server)
  await save(other)
  await forgetDrafts(server, other.accountId)
  expect(await draftOf(other)).toBeNull()
})
