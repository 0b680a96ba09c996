import pg from 'pg'
import { expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPatient, aPerson, aTeam } from './testbed.ts'

const server = await openTestServer()
const world = await aConsultWorld(server, { priceCents: 0 })
const { patient, doctor } = world

const detail = async (consultId: string, session = patient.session) =>
  (await server.call('nethos.consult.info.detail', { consultId }, session)).obj
const notices = async (consultId: string) =>
  (await detail(consultId)).messageList
    .filter(
      (one: { msgLevel: string; replyContent: string }) =>
        one.msgLevel === 'SYS' && one.replyContent.startsWith('您描述的情况'),
    )
    .map((one: { replyContent: string }) => one.replyContent)

test('what cannot wait is never held back: the advice stands in the stream, and the doctor sees it first', async () => {
  const { code, obj } = await server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: doctor.docId, consultContent: '突然胸痛，出冷汗半小时' },
    patient.session,
  )
  expect(code).toBe('0')
  const { consultId } = obj
  expect((await detail(consultId)).consult.redFlags).toEqual(['chest_pain'])
  expect(await notices(consultId)).toEqual([
    '您描述的情况可能很紧急（胸痛）。请不要等待回复，立即拨打120或前往最近的急诊。立即停止活动，坐下或半卧休息，不要自行开车。',
  ])
  const { list } = await server.staff.call('staff.consult.list', { tab: 'new' }, doctor.session)
  expect(list).toMatchObject([{ consultId, redFlags: ['chest_pain'] }])
  const seen = await server.staff.call('staff.consult.detail', { consultId }, doctor.session)
  expect(seen.obj.consult.redFlags).toEqual(['chest_pain'])

  const answered = await server.staff.call(
    'staff.consult.reply',
    { consultId, replyContent: '请马上打120' },
    doctor.session,
  )
  expect(`${answered.code} ${answered.msg}`).toBe('0 ')
  const reply = (replyContent: string) =>
    server.call('nethos.consult.info.reply', { consultId, replyContent }, patient.session)
  expect((await reply('还在胸痛')).code).toBe('0')
  expect(await notices(consultId)).toHaveLength(1)
  expect((await reply('现在喘不上气')).code).toBe('0')
  expect((await detail(consultId)).consult.redFlags).toEqual(['chest_pain', 'breathing'])
  expect(await notices(consultId)).toHaveLength(2)
  expect((await reply('没有胸痛了，谢谢')).code).toBe('0')
  expect(await notices(consultId)).toHaveLength(2)
  await server.advance(25 * 3_600)
  expect((await reply('今天又胸痛，出冷汗')).code).toBe('0')
  expect(await notices(consultId)).toHaveLength(3)
})

test('who he is counts: what he asked with, how old he is, and what he wrote just now', async () => {
  const flagsAfter = async (content: string, words: readonly string[], birthOn?: string) => {
    const other = await aConsultWorld(server)
    const { accountId, session } = other.patient
    const personId = birthOn && (await aPerson(server, accountId, { birthOn }))
    const consultId = await other.consult({ content, ...(personId && { personId }) })
    for (const replyContent of words)
      expect((await server.call('nethos.consult.info.reply', { consultId, replyContent }, session)).code).toBe('0')
    return (await detail(consultId, session)).consult.redFlags
  }
  expect(await flagsAfter('孕34周，想问饮食', ['血压165/110'])).toEqual(['preeclampsia'])
  expect(await flagsAfter('想问饮食', ['血压165/110'])).toEqual([])

  const newborn = dayOf(server.runtime.clock.now() - 20 * 86_400_000)
  expect(await flagsAfter('吃奶不太好', ['体温38.1'], newborn)).toEqual(['infant'])
  expect(await flagsAfter('嗓子疼', ['体温38.1'])).toEqual([])

  expect(await flagsAfter('想问饮食', ['我在吃华法林', '头磕了一下'])).toEqual(['anticoagulant'])
  expect(await flagsAfter('想问饮食', ['头磕了一下'])).not.toContain('anticoagulant')
})

test('also in what is added, and in other kinds; nothing where nothing was said', async () => {
  const [other, team] = [await aPatient(server), await aTeam(server, { priceCents: 0 })]
  const { obj } = await server.call(
    'nethos.consult.info.teampic.issue',
    { teamId: team.teamId, compatId: other.personId, consultContent: '最近血压偏高' },
    other.session,
  )
  const { consultId } = obj
  expect((await detail(consultId, other.session)).consult.redFlags).toEqual([])
  const added = { consultId, supplementContent: '昨天我觉得活着没意思' }
  expect((await server.call('nethos.consult.info.supplement', added, other.session)).code).toBe('0')
  expect((await detail(consultId, other.session)).consult.redFlags).toEqual(['suicide'])
})

test('a message is stored with its alarm or not at all', async () => {
  const own = await aConsultWorld(server)
  const consultId = await own.consult({ replyLimit: 10 })
  const send = () =>
    server.call(
      'nethos.consult.info.reply',
      { consultId, replyContent: '我现在胸痛，出冷汗', sendId: 'danger' },
      own.patient.session,
    )
  const stored = async () =>
    (await detail(consultId, own.patient.session)).messageList.map((one: { replyContent: string }) => one.replyContent)
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  await owner.query(`
    create function no_alarm() returns trigger language plpgsql as $$ begin raise 'no alarm'; end $$;
    create trigger no_alarm before insert on triage_alarm for each row execute function no_alarm()`)
  try {
    expect((await send()).http).toBe(500)
  } finally {
    await owner.query('drop trigger no_alarm on triage_alarm; drop function no_alarm()')
    await owner.end()
  }
  expect(await stored()).not.toContain('我现在胸痛，出冷汗')
  // The page sends it again, by its own number.
  expect((await send()).code).toBe('0')
  expect(await stored()).toContain('我现在胸痛，出冷汗')
  expect((await detail(consultId, own.patient.session)).consult.redFlags).toEqual(['chest_pain'])
})
