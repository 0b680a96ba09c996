import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { anInpatientWorld } from '../inpatient/testbed.ts'
import { aSurgeryWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, family, grant, home, now, plan } = await aSurgeryWorld(server)
const { registered } = await anInpatientWorld(server)
const atNine = (inDays: number) => startOfDay(addDays(dayOf(now()), inDays)) + 9 * 3_600_000

test('opened by the person alone, the operation that lies nearest is shown, whole', async () => {
  const who = await aPatient()
  const nearest = (by = who) => call('nethos.daysurgery.nearest', by, { compatId: who.personId })
  expect((await nearest()).code).toBe('00010440')
  const [later, sooner] = [await plan(who, atNine(9)), await plan(who, atNine(4))]
  expect((await nearest()).obj).toEqual(await home(who, sooner.surgeryId))
  await server.sandbox('hospital/surgery.cancel', { surgeryNo: sooner.surgeryNo })
  await server.advance(16)
  await server.runner.idle()
  expect((await nearest()).obj.surgeryId).toBe(later.surgeryId)
  expect((await nearest(await aPatient())).code).toBe('01030301')
})

test('who waits reads who will operate; of an operation that is over or of another nobody is named', async () => {
  const who = await aPatient()
  const planned = (by = who) => call('nethos.daysurgery.team.planned', by, { compatId: who.personId })
  expect((await planned()).list).toEqual([])
  const { surgeryNo } = await plan(who, atNine(5))
  expect((await planned()).list.map((one: any) => one.roleLabel)).toContain('主刀医生')
  expect((await planned(await aPatient())).code).toBe('01030301')
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await server.advance(16)
  await server.runner.idle()
  expect((await planned()).list).toEqual([])
})

test('the notices of an admission are its own and those of what is to be done for it, the account’s alone', async () => {
  const { who, applyNumber } = await registered('surgery')
  const other = await registered('surgery')
  const watching = await family(who)
  const notices = async (by: { accountId: string } = who) =>
    (await call('nethos.daysurgery.admission.message.list', by, { admissionId: applyNumber })).list as any[]
  expect((await notices()).map(one => one.title)).toContain('请办理住院登记')
  for (let halfDays = 0; halfDays < 8; halfDays++) {
    await server.advance(12 * 3600)
    await server.runner.runTimers()
  }
  const reminded = await server.db
    .selectFrom('message')
    .select('messageId')
    .where('accountId', '=', who.accountId)
    .where('recordType', '=', 'pathway_task')
    .execute()
  expect(reminded.length).toBeGreaterThan(0)
  const ids = (await notices()).map(one => one.messageId)
  for (const { messageId } of reminded) expect(ids).toContain(messageId)
  expect(await notices(other.who)).toEqual([])
  await grant(watching)
  expect(await notices(watching)).toEqual([])
})
