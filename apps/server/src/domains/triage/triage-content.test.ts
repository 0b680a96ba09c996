import { describe, expect, test } from 'vitest'
import { aConsultWorld, aPatient } from '../consult/testbed.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const [writer, reviewer] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'admin')]
const world = await aConsultWorld(server, { priceCents: 0 })
const as = (who: typeof writer) => (verb: string, input: object) =>
  server.staff.call(`staff.triage.${verb}`, input, who.session)
const [write, review] = [as(writer), as(reviewer)]
const seenAt = async () => (await write('desk', {})).obj.draft.writtenAt as number
const ask = async (consultContent: string) => {
  const patient = await aPatient(server)
  const input = { docId: world.doctor.docId, consultContent }
  const { obj } = await server.call('nethos.consult.info.docpic.issue.v2', input, patient.session)
  const detail = await server.call('nethos.consult.info.detail', { consultId: obj.consultId }, patient.session)
  return { consultId: obj.consultId as string, redFlags: detail.obj.consult.redFlags as string[] }
}
const change = {
  words: { palpitation: { added: ['心里打鼓'] } },
  rules: { heart_rate: { when: ['palpitation'], advice: '请坐下休息。' } },
}
const draft = (words: object = change) => ({ seenAt: null, change: words, note: '加一个说法' })

describe('a change of the rules', () => {
  test('is seen by two before pages and server read by it, and an earlier one comes back the same way', async () => {
    expect((await ask('心里打鼓')).redFlags).toEqual([])
    expect(await write('save', draft())).toMatchObject({ code: '0' })
    expect(await write('submit', {})).toMatchObject({ obj: true })
    expect(await write('save', { ...draft(), seenAt: await seenAt() })).toMatchObject({ code: '07020002' })
    expect(await write('publish', { seenAt: await seenAt() })).toMatchObject({ code: '07020001' })
    expect(await review('publish', { seenAt: 1 })).toMatchObject({ code: '07020002' })
    expect((await ask('心里打鼓')).redFlags).toEqual([])
    expect(await review('publish', { seenAt: await seenAt() })).toMatchObject({ obj: { edition: 1 } })
    expect((await ask('心里打鼓')).redFlags).toEqual(['heart_rate'])
    expect((await server.call('nethos.triage.published', {})).obj).toEqual({ edition: 1, change })

    const { history, draft: none } = (await review('desk', {})).obj
    expect([none, history.length, history[0].note]).toEqual([null, 1, '加一个说法'])
    await review('save', draft({ words: {}, rules: {} }))
    await review('submit', {})
    expect(await write('publish', { seenAt: await seenAt() })).toMatchObject({ obj: { edition: 2 } })
    expect((await ask('心里打鼓')).redFlags).toEqual([])
    const lines = await server.db.selectFrom('audit').select('action').where('recordType', '=', 'triage').execute()
    expect(lines.map(line => line.action)).toContain('triage.publish')
  })

  test('that would be wrong is not submitted, and says why', async () => {
    const wrong = [
      [{ words: {}, rules: { stroke: { when: ['nowhere & pain'] } } }, /nowhere 没有词/],
      [{ words: {}, rules: { stroke: { when: ['a b (c'] } } }, /写法不对/],
      [{ words: {}, rules: { stroke: { also: '请平卧。' } } }, /不能说姿势/],
      [{ words: { pain: { added: ['太痛'] } }, rules: {} }, /只剩一个字/],
    ] as const
    for (const [words, why] of wrong) {
      await write('save', draft(words))
      const refused = await write('submit', {})
      expect(refused.code).toBe('07020004')
      expect(refused.msg).toMatch(why)
      expect(await write('drop', {})).toMatchObject({ obj: true })
    }
    expect(await write('drop', {})).toMatchObject({ code: '00010440' })
  })

  test('two who write together do not lose each other’s words, and what waits goes back', async () => {
    await write('save', draft())
    expect(await review('save', draft())).toMatchObject({ code: '07020003' })
    await write('submit', {})
    expect(await review('send_back', {})).toMatchObject({ obj: true })
    expect(await review('send_back', {})).toMatchObject({ code: '07020002' })
    expect(await review('drop', {})).toMatchObject({ obj: true })
  })

  test('that does not fit the program leaves version 0', async () => {
    const published = { edition: 90, note: '', writtenBy: writer.staffId, publishedBy: reviewer.staffId }
    await server.db
      .insertInto('triageEdition')
      .values({ ...published, change: JSON.stringify({ rules: 7 }), publishedAt: new Date() })
      .execute()
    expect((await ask('突然胸痛，出冷汗')).redFlags).toEqual(['chest_pain'])
    expect((await server.call('nethos.triage.published', {})).obj.edition).toBe(0)
  })

  test('is nobody’s business but the office’s', async () =>
    expect((await server.staff.call('staff.triage.desk', {}, world.doctor.session)).code).not.toBe('0'))
})

test('the doctor says in one tap whether an alarm was right, and the desk counts it by rule', async () => {
  const { consultId } = await ask('突然胸痛，出冷汗')
  const judge = (flag: string, verdict: string, session = world.doctor.session) =>
    server.staff.call('staff.consult.flag.judge', { consultId, flag, verdict }, session)
  expect(await judge('chest_pain', 'right')).toMatchObject({ obj: true })
  expect(await judge('chest_pain', 'wrong')).toMatchObject({ obj: true })
  expect(await judge('stroke', 'wrong')).toMatchObject({ code: '00010440' })
  const { verdicts } = (await review('desk', {})).obj
  const counted = verdicts.find((one: { flag: string }) => one.flag === 'chest_pain')
  expect(counted).toMatchObject({ right: 0, wrong: 1 })
  expect(JSON.stringify(verdicts)).not.toContain(consultId)
})
