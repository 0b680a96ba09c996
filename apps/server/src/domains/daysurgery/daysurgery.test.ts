import { describe, expect, test } from 'vitest'
import { startOfDay, addDays, dayOf, shortDay } from '@nethos/contract/common/days.ts'
import { aStaffMember, lastTextTo } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aSurgeryWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, family, grant, withdraw, call, hear, plan, report, home, messages, now } = await aSurgeryWorld(server)

const hour = 3_600_000
const atNine = (inDays: number) => startOfDay(addDays(dayOf(now()), inDays)) + 9 * hour
const taskOf = (shown: any, key: string) => shown.tasks.find((one: any) => one.taskKey === key)

test('what the hospital plans appears with its tasks, is told, moved with all its times, and cancelled', async () => {
  const who = await aPatient()
  await hear()
  const at = atNine(6)
  const { surgeryId, surgeryNo } = await plan(who, at, { stopDrugs: [{ drugName: '氯吡格雷', daysBefore: 5 }] })
  const { list } = await call('zheer.yygh.ApiDaySurgeryService.daySurgeryList', who, { compatId: who.personId })
  expect(list).toMatchObject([
    { surgeryId, surgeryName: '腹腔镜胆囊切除术', surgeryDate: dayOf(at), status: 'planned' },
  ])
  const first = await home(who, surgeryId)
  expect(first.stages.map((one: any) => one.title)).toEqual(['术前', '术日', '术后'])
  expect(taskOf(first, 'no-food').scheduledAt).toBe(at - 6 * hour)
  expect(taskOf(first, 'no-drink').scheduledAt).toBe(at - 2 * hour)
  expect(taskOf(first, 'stop-drug-1').scheduledAt).toBe(startOfDay(addDays(dayOf(at), -5)) + 8 * hour)
  expect(await messages(who)).toContain('有新的安排')
  await plan(who, at + 24 * hour, {}, surgeryNo)
  const moved = await home(who, surgeryId)
  expect(taskOf(moved, 'no-food').scheduledAt).toBe(at + 18 * hour)
  expect(moved.preparation.at(-1)).toMatchObject({ at: at + 22 * hour })
  expect(await messages(who)).toContain('时间有变动')
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await hear()
  const off = await home(who, surgeryId)
  expect(off).toMatchObject({ status: 'cancelled', preparation: [] })
  expect(off.tasks.every((one: any) => one.taskStatus !== 'open' && one.taskStatus !== 'waiting')).toBe(true)
  expect(await messages(who)).toContain('安排已取消')
})

test('what the hospital calls off is told by text message too: the day and what to do, not what it is', async () => {
  const who = await aPatient()
  const watching = await family(who)
  await grant(watching)
  await withdraw(watching)
  await hear()
  const at = atNine(5)
  const { surgeryNo } = await plan(who, at, { surgeryName: '腹腔镜胆囊切除术' })
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await hear()
  const text = await lastTextTo(server, who.accountId)
  expect(text).toContain(`原定${shortDay(dayOf(at))}的安排已由医院取消`)
  expect(text).toContain('另定时间请联系科室')
  expect(text).not.toMatch(/胆囊|手术|切除|王秀英/)
  await expect(lastTextTo(server, watching.accountId)).rejects.toThrow('no text message')
})

test('what is called off after its day is over wakes nobody by text message', async () => {
  const who = await aPatient()
  await hear()
  const { surgeryNo } = await plan(who, now() - 26 * hour)
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await hear()
  expect(await messages(who)).toContain('安排已取消')
  await expect(lastTextTo(server, who.accountId)).rejects.toThrow('no text message')
})

test('an operation that was called off and is planned again has its tasks again, the drugs to stop among them', async () => {
  const who = await aPatient()
  await hear()
  const at = atNine(9)
  const stopDrugs = [{ drugName: '氯吡格雷', daysBefore: 5 }]
  const { surgeryId, surgeryNo } = await plan(who, at, { stopDrugs })
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await hear()
  await plan(who, at + 24 * hour, { stopDrugs }, surgeryNo)
  const again = await home(who, surgeryId)
  expect(again.status).toBe('planned')
  expect(taskOf(again, 'stop-drug-1')).toMatchObject({ scheduledAt: startOfDay(addDays(dayOf(at), -4)) + 8 * hour })
  expect(again.preparation.some((line: any) => JSON.stringify(line).includes('氯吡格雷'))).toBe(true)
})

test('events late and in the wrong order lead to the furthest state, with the times at which they happened', async () => {
  const who = await aPatient()
  await hear()
  const { surgeryId, surgeryNo } = await plan(who, now() + hour)
  const at = now()
  await report(surgeryNo, 'surgery_begun', at + 5 * 60_000)
  await report(surgeryNo, 'called_in', at)
  await report(surgeryNo, 'called_in', at)
  const { obj } = await call('zheer.yygh.ApiDaySurgeryService.surgeryInfo', who, { surgeryId })
  expect(obj.status).toBe('operating')
  expect(obj.steps.map((one: any) => [one.event, one.at, one.isCurrent])).toEqual([
    ['called_in', at, false],
    ['anaesthesia_begun', null, false],
    ['surgery_begun', at + 5 * 60_000, true],
    ['surgery_ended', null, false],
    ['left_room', null, false],
  ])
  expect((await messages(who)).filter(title => title === '有新的进展')).toHaveLength(2)
  expect(taskOf(await home(who, surgeryId), 'surgery-begun')).toMatchObject({
    taskStatus: 'done',
    doneAt: at + 5 * 60_000,
  })
})

test('nobody sees another’s operation, its team or its messages', async () => {
  const [who, stranger] = [await aPatient(), await aPatient()]
  await hear()
  const { surgeryId } = await plan(who, atNine(3))
  for (const service of [
    'zheer.yygh.ApiDaySurgeryService.surgeryInfo',
    'zheer.yygh.ApiDaySurgeryService.surgeryInfo.v2',
    'smarthos.daysurgery.team.list',
    'nethos.daysurgery.message.list',
  ])
    expect(await call(service, stranger, { surgeryId })).toMatchObject({ code: '00010440' })
  expect((await call('zheer.yygh.ApiDaySurgeryService.surgeryList', stranger)).list).toEqual([])
})

test('the family looks on while the grant lasts; withdrawn in the midst, nothing more is told or shown', async () => {
  const who = await aPatient()
  const watching = await family(who)
  await grant(watching)
  await hear()
  const { surgeryId, surgeryNo } = await plan(who, now() + hour)
  await report(surgeryNo, 'called_in')
  expect(await messages(watching)).toContain('有新的进展')
  const shown = await home(watching, surgeryId)
  expect(shown.isKeeper).toBe(false)
  expect(shown.tasks.some((one: any) => one.canComplete)).toBe(false)
  const before = (await messages(watching)).length
  await withdraw(watching)
  await report(surgeryNo, 'surgery_begun')
  await report(surgeryNo, 'surgery_ended')
  expect(await messages(watching)).toHaveLength(before)
  const refused = await call('zheer.yygh.ApiDaySurgeryService.surgeryInfo', watching, { surgeryId })
  expect(refused.code).not.toBe('0')
  expect((await messages(who)).filter(title => title === '有新的进展')).toHaveLength(3)
})

test('what is told of an operation, from the plan to the day after it, says nothing of what it is', async () => {
  const who = await aPatient()
  await hear()
  const at = atNine(7)
  const stopDrugs = [{ drugName: '氯吡格雷', daysBefore: 5 }]
  const { surgeryNo } = await plan(who, at, { surgeryName: '腹腔镜胆囊切除术', stopDrugs })
  await plan(who, at + hour, { surgeryName: '腹腔镜胆囊切除术', stopDrugs }, surgeryNo)
  for (let days = 0; days < 14; days++) {
    await server.advance(12 * 3600)
    await server.runner.runTimers()
  }
  for (const event of ['arrived', 'anaesthesia_begun', 'surgery_ended', 'went_home']) await report(surgeryNo, event)
  await server.advance(26 * 3600)
  await server.runner.runTimers()
  const { rows } = await server.pool.query(
    `select message_type as type, title || content as words from message
     where account_id = $1 and message_type ~ '^(surgery|pathway)'`,
    [who.accountId],
  )
  const types = new Set(rows.map(({ type }) => type))
  for (const type of ['pathway_moved', 'pathway_cannot_wait', 'pathway_task_late']) expect(types).toContain(type)
  for (const { words } of rows) expect(words).not.toMatch(/胆囊|麻醉|手术|切除|术[前后]|伤口|格雷/)
})

test('who takes the patient home is named once his number is one, and the task is done with it', async () => {
  const who = await aPatient()
  await hear()
  const { surgeryId } = await plan(who, atNine(4))
  const name = (fields: object) => call('nethos.daysurgery.companion.name', who, { surgeryId, ...fields })
  const son = { companionName: '李强', companionRelationship: '儿子', companionMobile: '13900000000' }
  expect((await name({ ...son, companionMobile: '139' })).code).not.toBe('0')
  expect(await name(son)).toMatchObject({ obj: true })
  const shown = await home(who, surgeryId)
  expect(shown).toMatchObject({ companionName: '李强', companionMobileMasked: expect.stringContaining('*') })
  expect(taskOf(shown, 'companion').taskStatus).toBe('done')
})

test('the desk sees who is late, and says what the hospital’s system has not said, once and in true time', async () => {
  const who = await aPatient()
  await hear()
  const { surgeryId } = await plan(who, now() + hour)
  const { session } = await aStaffMember(server, 'nurse')
  const desk = (service: string, input: object) => server.staff.call(service, input, session)
  const row = async () =>
    (await desk('staff.daysurgery.list', { onDay: dayOf(now() + hour) })).list.find(
      (one: any) => one.surgeryId === surgeryId,
    )
  expect(await row()).toMatchObject({
    isLate: true,
    personName: '王秀英',
    teamText: expect.stringContaining('主刀医生'),
  })
  const facts = { surgeryId, event: 'arrived', at: now() - 600_000 }
  expect(await desk('staff.daysurgery.event', { ...facts, at: now() + hour })).toMatchObject({ code: '07330002' })
  expect(await desk('staff.daysurgery.event', facts)).toMatchObject({ code: '0' })
  expect(await desk('staff.daysurgery.event', facts)).toMatchObject({ code: '07330001' })
  expect(await row()).toMatchObject({ isLate: false, statusLabel: '已到院' })
  expect(taskOf(await home(who, surgeryId), 'arrived')).toMatchObject({ taskStatus: 'done', doneAt: facts.at })
})

describe('the insurance of an operation', () => {
  const payNoOf = async (policyId: string): Promise<string> =>
    (await server.db.selectFrom('payment').select('payNo').where('bizId', '=', policyId).executeTakeFirstOrThrow())
      .payNo
  const begin = async (inDays = 3) => {
    const who = await aPatient()
    await hear()
    const { surgeryId, surgeryNo } = await plan(who, atNine(inDays))
    const insure = () => call('nethos.daysurgery.insurance.insure', who, { surgeryId })
    const shown = async () => (await call('nethos.daysurgery.insurance', who, { surgeryId })).obj
    const pay = async (policyId: string) => {
      await call('nethos.daysurgery.insurance.pay', who, { policyId, payChannel: 'WECHAT' })
      await server.sandbox(`payments/${await payNoOf(policyId)}/succeed`)
      await server.advance(1)
      await server.runner.idle()
    }
    return { who, surgeryId, surgeryNo, insure, shown, pay }
  }

  test('is offered, paid, insured once, and given back when the hospital calls the operation off', async () => {
    const { surgeryNo, insure, shown, pay } = await begin()
    expect(await shown()).toMatchObject({ product: { premiumCents: 4_800 }, policy: null, canInsure: true })
    const { policyId } = (await insure()).obj
    expect((await insure()).code).toBe('02330003')
    await pay(policyId)
    expect((await shown()).policy).toMatchObject({ status: 'insured', policyNo: expect.stringMatching(/^PDS/) })
    await server.sandbox('hospital/surgery.cancel', { surgeryNo })
    await hear()
    expect((await shown()).policy).toMatchObject({ status: 'withdrawn' })
    await server.runner.idle()
    const { rows } = await server.pool.query(
      'select is_withdrawn from demo_hospital.insurer_policy where our_no = $1',
      [policyId],
    )
    expect(rows).toEqual([{ is_withdrawn: true }])
    const refunds = await server.pool.query('select state from refund where pay_no = $1', [await payNoOf(policyId)])
    expect(refunds.rows).toHaveLength(1)
  })

  const bookOf = async (policyId: string) =>
    (
      await server.pool.query(
        'select starts_at as "startsAt", is_withdrawn as "isWithdrawn" from demo_hospital.insurer_policy where our_no = $1',
        [policyId],
      )
    ).rows[0]

  test('follows an operation that is moved: the insurer hears the new time, until two hours before it it may be withdrawn', async () => {
    const { who, surgeryNo, insure, shown, pay } = await begin(1)
    const { policyId } = (await insure()).obj
    const { state } = (await call('nethos.daysurgery.insurance.pay.query', who, { policyId })).obj
    expect(state).not.toBe('paid')
    await pay(policyId)
    expect((await call('nethos.daysurgery.insurance.pay.query', who, { policyId })).obj.state).toBe('paid')
    const moved = atNine(5)
    await plan(who, moved, {}, surgeryNo)
    await server.runner.idle()
    expect(await bookOf(policyId)).toEqual({ startsAt: new Date(moved), isWithdrawn: false })
    await server.advance(2 * 24 * 3600)
    expect((await shown()).policy).toMatchObject({ status: 'insured', canCancel: true })
    const withdraw = (by = who) => call('nethos.daysurgery.insurance.cancel', by, { policyId })
    expect((await withdraw(await aPatient())).code).not.toBe('0')
    expect(await withdraw()).toMatchObject({ obj: true })
    await server.runner.idle()
    expect(await bookOf(policyId)).toMatchObject({ isWithdrawn: true })
    const refunds = await server.pool.query('select 1 from refund where pay_no = $1', [await payNoOf(policyId)])
    expect(refunds.rows).toHaveLength(1)
    expect((await withdraw()).code).toBe('02330001')
  })

  test('a time that the insurer does not take ends the cover with its words, and the premium goes back', async () => {
    const { who, surgeryNo, insure, shown, pay } = await begin(2)
    const { policyId } = (await insure()).obj
    await pay(policyId)
    await plan(who, now() + 200 * 24 * hour, {}, surgeryNo)
    await server.runner.idle()
    expect((await shown()).policy).toMatchObject({ status: 'withdrawn', reason: expect.stringContaining('180天') })
    const refunds = await server.pool.query('select 1 from refund where pay_no = $1', [await payNoOf(policyId)])
    expect(refunds.rows).toHaveLength(1)
  })

  test('is not paid in time, and is over; two hours before the operation nothing is insured any more', async () => {
    const { insure, shown } = await begin()
    await insure()
    await server.advance(31 * 60)
    expect((await shown()).policy).toMatchObject({ status: 'expired' })
    const who = await aPatient()
    await hear()
    const { surgeryId } = await plan(who, now() + hour)
    expect(await call('nethos.daysurgery.insurance.insure', who, { surgeryId })).toMatchObject({ code: '02330001' })
  })
})
