import { describe, expect, test } from 'vitest'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { wordsOf } from '@nethos/contract/triage/triage-change.ts'
import { triageFlags } from '@nethos/contract/triage/triage-flags.ts'
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
const tried = { sentences: 3000, newlyFlagged: 1, noLongerFlagged: 0, otherwise: 0 }
const submit = async (verb = write, of: object = tried) => verb('submit', { seenAt: await seenAt(), tried: of })
const publish = async (verb = review, at?: number) => verb('publish', { seenAt: at ?? (await seenAt()), tried })
/** More than a page should have to fetch. */
const bulky = Object.fromEntries(triageFlags.slice(0, 20).map(flag => [flag, { advice: '请'.repeat(390) }]))
const draft = (words: object = change) => ({ seenAt: null, change: words, note: '加一个说法' })

describe('a change of the rules', () => {
  test('is seen by two before pages and server read by it, and an earlier one comes back the same way', async () => {
    expect((await ask('心里打鼓')).redFlags).toEqual([])
    expect(await write('save', draft())).toMatchObject({ code: '0' })
    expect(await submit()).toMatchObject({ obj: true })
    expect(await write('save', { ...draft(), seenAt: await seenAt() })).toMatchObject({ code: '07020002' })
    expect(await publish(write)).toMatchObject({ code: '07020001' })
    expect(await publish(review, 1)).toMatchObject({ code: '07020002' })
    expect((await ask('心里打鼓')).redFlags).toEqual([])
    expect(await publish()).toMatchObject({ obj: { edition: 1 } })
    expect((await ask('心里打鼓')).redFlags).toEqual(['heart_rate'])
    expect((await server.call('nethos.triage.published', {})).obj).toEqual({ edition: 1, change })

    const { history, draft: none } = (await review('desk', {})).obj
    expect([none, history.length, history[0].note]).toEqual([null, 1, '加一个说法'])
    await review('save', draft({ words: {}, rules: {} }))
    await submit(review)
    expect(await publish(write)).toMatchObject({ obj: { edition: 2 } })
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
      [
        { words: { stiff_neck: { removed: wordsOf(builtIn.words['stiff_neck']) } }, rules: {} },
        /stiff_neck 的词都去掉了/,
      ],
      [{ words: { pain: { removed: ['没有的词'] } }, rules: {} }, /没有“没有的词”/],
      [{ words: {}, rules: bulky }, /修改太大/],
    ] as const
    // Not even a draft is called so.
    const unsafe = { words: { constructor: { added: ['心里打鼓'] } }, rules: {} }
    expect(await write('save', draft(unsafe))).toMatchObject({ code: '00010400' })
    for (const [words, why] of wrong) {
      expect(await write('save', draft(words))).toMatchObject({ code: '0' })
      const refused = await submit()
      expect(refused.code).toBe('07020004')
      expect(refused.msg).toMatch(why)
      expect(await write('drop', {})).toMatchObject({ obj: true })
    }
    expect(await write('drop', {})).toMatchObject({ code: '00010440' })
  })

  test('that was not tried on the kept sentences, or was changed since, is neither submitted nor published', async () => {
    await write('save', draft())
    const nothing = { ...tried, sentences: 0 }
    expect(await submit(write, nothing)).toMatchObject({ code: '07020005' })
    expect(await write('submit', { seenAt: 1, tried })).toMatchObject({ code: '07020002' })
    expect(await write('submit', { seenAt: await seenAt() })).toMatchObject({ code: '00010400' })
    expect(await submit()).toMatchObject({ obj: true })
    expect(await review('publish', { seenAt: await seenAt(), tried: nothing })).toMatchObject({ code: '07020005' })
    expect(await review('drop', {})).toMatchObject({ obj: true })
  })

  test('two who write together do not lose each other’s words, and what waits goes back', async () => {
    await write('save', draft())
    expect(await review('save', draft())).toMatchObject({ code: '07020003' })
    await submit()
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
