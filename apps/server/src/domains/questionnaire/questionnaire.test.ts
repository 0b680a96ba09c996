import { randomInt } from 'node:crypto'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import { describe, expect, test } from 'vitest'
import { smsSentences } from '../../ports/sms.ts'
import type { Session } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anUpload, aPatient } from '../consult/testbed.ts'
import { aPerson } from '../people/people.samples.ts'
import { aQuestionnaire } from './questionnaire.samples.ts'

const server = await openTestServer()
const { call, db } = server
const nurse = await aStaffMember(server, 'nurse')
const desk = (verb: string, fields: object = {}, as = nurse.session) =>
  server.staff.call(`staff.questionnaire.${verb}`, fields, as)
const notFound = '00010440'

async function somebody() {
  const patient = await aPatient(server)
  const personId = await aPerson(server, patient.accountId, { relationship: 'children' })
  return { ...patient, personId, owner: { accountId: patient.accountId, personId } }
}
const asks = (as: Session) => (verb: string, fields: object) => call(verb, fields, as)
const phq9 = (value: string, more: object = {}) => ({
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, value])),
  ...more,
})

describe('a questionnaire that somebody was asked to fill in', async () => {
  const patient = await somebody()
  const ask = asks(patient.session)
  const assignmentId = await aQuestionnaire(server, patient.owner)
  const detail = async () => (await ask('smarthos.questionnaire.detail', { assignmentId })).obj
  const save = (answers: object, draftPage = 0) =>
    ask('nethos.questionnaire.draft.save', { assignmentId, answers, draftPage })

  test('is listed as not filled in, with its definition behind it', async () => {
    const { list } = await ask('smarthos.questionnaire.list', { personId: patient.personId })
    expect(list).toMatchObject([{ assignmentId, title: '抑郁筛查（PHQ-9）', state: 'assigned', purpose: 'scale' }])
    expect((await detail()).document.pages[0].items.length).toBe(9)
  })

  test('keeps its draft on the server, for whichever device opens it next', async () => {
    expect(await save({ q1: '1', q2: '2' }, 0)).toMatchObject({ code: '0' })
    expect(await detail()).toMatchObject({ state: 'begun', draft: { q1: '1', q2: '2' }, draftPage: 0 })
  })

  test('is not sent with a question left out: the sentence stands at that question', async () => {
    const { q9: _, ...without } = phq9('1') as Record<string, string>
    const answer = await ask('smarthos.questionnaire.submit', { assignmentId, answers: without })
    expect(answer).toMatchObject({ code: '09010101', obj: { q9: '请选择' } })
    expect(await detail()).toMatchObject({ state: 'begun' })
  })

  test('sent, it has score, level and advice, stands in the list as filled in, and is never changed', async () => {
    expect(await ask('smarthos.questionnaire.submit', { assignmentId, answers: phq9('1', { q9: '0' }) })).toMatchObject(
      {
        code: '0',
      },
    )
    const { obj } = await ask('smarthos.questionnaire.result', { assignmentId })
    expect(obj).toMatchObject({
      state: 'submitted',
      resultTitle: '轻度',
      scores: [{ value: 8, min: 0, max: 27, band: { level: 'mild', title: '轻度' } }],
      flags: [],
      trend: [{ value: 8 }],
    })
    expect((await save({ q1: '3' })).code).toBe('09010103')
    expect((await ask('smarthos.questionnaire.submit', { assignmentId, answers: phq9('3') })).code).toBe('09010103')
    await expect(
      db
        .updateTable('questionnaireSubmission')
        .set({ level: 'severe' })
        .where('submissionId', '=', assignmentId)
        .execute(),
    ).rejects.toThrow('append-only')
  })

  test('the next one shows the earlier result before it', async () => {
    const next = await aQuestionnaire(server, patient.owner)
    await ask('smarthos.questionnaire.submit', { assignmentId: next, answers: phq9('2', { q9: '0' }) })
    const { obj } = await ask('smarthos.questionnaire.result', { assignmentId: next })
    expect(obj.trend.map((point: any) => point.value)).toEqual([8, 16])
  })
})

describe('thoughts of suicide in the ninth question', async () => {
  const patient = await somebody()
  const assignmentId = await aQuestionnaire(server, patient.owner)
  await call('smarthos.questionnaire.submit', { assignmentId, answers: phq9('0', { q9: '1' }) }, patient.session)

  test('show help with the hotline in the result', async () => {
    const { obj } = await call('smarthos.questionnaire.result', { assignmentId }, patient.session)
    expect(obj.flags[0].helplines.map((line: any) => line.number)).toEqual(['12356', '120', '110'])
  })

  const noticeOf = (staffId: string) =>
    db.selectFrom('staffNotice').select(['link', 'dueAt']).where('staffId', '=', staffId).executeTakeFirst()

  test('reach a nurse, also one who works in no doctor’s name', async () => {
    expect(await noticeOf(nurse.staffId)).toEqual({ link: '/questionnaires/flagged', dueAt: expect.any(Date) })
  })

  test('wake her at once, in her quiet hours too', async () => {
    const mobile = `136${randomInt(1e7, 1e8)}`
    const setting = { ...usualNotice, mobile, quietFrom: '00:00', quietUntil: '23:59' }
    expect((await server.staff.call('staff.notice.save', setting, nurse.session)).code).toBe('0')
    const other = await somebody()
    const next = await aQuestionnaire(server, other.owner)
    const sent = { assignmentId: next, answers: phq9('0', { q9: '1' }) }
    expect((await call('smarthos.questionnaire.submit', sent, other.session)).code).toBe('0')
    await server.runner.idle()
    const texts = await (await server.get(`/sandbox/sms?mobile=${mobile}`)).json()
    expect(texts.map((one: any) => one.text)).toEqual([expect.stringContaining('情况可能很紧急')])
  })

  test('is told to her in words of its own, and not as a consult that waits', async () => {
    const { kind } = await db
      .selectFrom('staffNotice')
      .select('kind')
      .where('staffId', '=', nurse.staffId)
      .executeTakeFirstOrThrow()
    expect(kind).toBe('flag')
    expect(smsSentences['questionnaire-flagged']([])).toContain('问卷需要关注')
  })

  test('give her the numbers to call, which is written down; of answers that do not stand out nobody gets any', async () => {
    const contacts = (submissionId: string, as = nurse.session) => desk('contact', { submissionId }, as)
    const { list } = await contacts(assignmentId)
    expect(list).toContainEqual({ whose: 'account', name: '', mobile: patient.mobile })
    const lines = await db.selectFrom('audit').select('action').where('recordId', '=', assignmentId).execute()
    expect(lines.map(line => line.action)).toContain('questionnaire.contact')
    const calm = await aQuestionnaire(server, patient.owner)
    await call('smarthos.questionnaire.submit', { assignmentId: calm, answers: phq9('0') }, patient.session)
    expect(await contacts(calm)).toMatchObject({ code: notFound })
    const operator = await aStaffMember(server, 'operator')
    expect((await contacts(assignmentId, operator.session)).code).not.toBe('0')
  })

  test('stand at the desk until a nurse has looked and said what was done, which is written down', async () => {
    const flagged = async (isSeen: boolean) =>
      (await desk('flagged', { isSeen, pageSize: 100 })).list!.filter((row: any) => row.assignmentId === assignmentId)
    expect(await flagged(false)).toMatchObject([{ reasons: ['您现在很难受，但您不是一个人'], seenAt: null }])
    expect((await desk('submission', { submissionId: assignmentId })).obj.answers.q9).toBe('1')
    expect(await desk('seen', { submissionId: assignmentId, note: ' ' })).toMatchObject({ msg: '处理记录不能为空' })
    expect(await desk('seen', { submissionId: assignmentId, note: '已电话联系' })).toMatchObject({ code: '0' })
    expect(await noticeOf(nurse.staffId), 'somebody else stands there yet').toMatchObject({ dueAt: expect.any(Date) })
    const others = (await desk('flagged', { isSeen: false, pageSize: 100 })).list!.map((row: any) => row.assignmentId)
    for (const submissionId of others) await desk('seen', { submissionId, note: '已电话联系' })
    expect(await noticeOf(nurse.staffId)).toMatchObject({ dueAt: null })
    expect(await flagged(false)).toEqual([])
    expect(await flagged(true)).toMatchObject([{ note: '已电话联系' }])
    const lines = await db.selectFrom('audit').select('action').where('recordId', '=', assignmentId).execute()
    expect(lines.map(line => line.action)).toEqual(expect.arrayContaining(['questionnaire.read', 'questionnaire.seen']))
  })

  test('are seen neither by another account nor by who is no nurse, doctor or administrator', async () => {
    const stranger = await aPatient(server)
    for (const verb of ['detail', 'result', 'submit'])
      expect((await call(`smarthos.questionnaire.${verb}`, { assignmentId, answers: {} }, stranger.session)).code).toBe(
        notFound,
      )
    const operator = await aStaffMember(server, 'operator')
    expect((await desk('submission', { submissionId: assignmentId }, operator.session)).code).not.toBe('0')
  })
})

describe('what cannot wait in the words of a questionnaire', async () => {
  const patient = await somebody()
  const sent = async (better: string) => {
    const assignmentId = await aQuestionnaire(server, patient.owner, { code: 'inpatient-satisfaction' })
    const { document } = (await call('smarthos.questionnaire.detail', { assignmentId }, patient.session)).obj
    const parts = Object.fromEntries(document.pages[0].items[0].rows.map((row: any) => [row.id, '4']))
    const answers = { parts, waited: '2', recommend: 9, better }
    const { code } = await call('smarthos.questionnaire.submit', { assignmentId, answers }, patient.session)
    expect(code).toBe('0')
    return assignmentId
  }
  const flagged = async (assignmentId: string) =>
    (await desk('flagged', { isSeen: false, pageSize: 100 })).list!.filter(
      (row: any) => row.assignmentId === assignmentId,
    )

  test('is told in the result, 120 first, and stands at the desk', async () => {
    const assignmentId = await sent('护士很好。我现在胸口闷痛，出冷汗')
    const { obj } = await call('smarthos.questionnaire.result', { assignmentId }, patient.session)
    const { title, advice, helplines } = obj.flags.at(-1)
    expect(title).toBe('自己写下的：胸痛')
    expect(advice).toContain('立即拨打120')
    expect(helplines).toEqual([{ name: '急救', number: '120' }])
    expect((await flagged(assignmentId))[0].reasons).toContain('自己写下的：胸痛')
    const fired = db.selectFrom('triageAlarm').select(['recordType', 'flag']).where('recordId', '=', assignmentId)
    expect(await fired.execute()).toEqual([{ recordType: 'questionnaire', flag: 'chest_pain' }])
    const judgement = { submissionId: assignmentId, flag: 'chest_pain', verdict: 'wrong' }
    expect((await desk('flag.judge', judgement)).code).toBe('0')
    expect((await desk('flag.judge', { ...judgement, flag: 'stroke' })).code).toBe('00010440')
    const { alarms } = (await desk('submission', { submissionId: assignmentId })).obj
    expect(alarms).toEqual([{ flag: 'chest_pain', verdict: 'wrong' }])
  })

  test('of a wish to die with the line for it', async () => {
    const { obj } = await call(
      'smarthos.questionnaire.result',
      { assignmentId: await sent('我不想活了') },
      patient.session,
    )
    expect(obj.flags.at(-1).helplines.map((line: any) => line.number)).toEqual(['120', '12356'])
  })

  test('of what is no emergency nothing is said', async () => {
    const assignmentId = await sent('饭菜可以再热一点')
    const { obj } = await call('smarthos.questionnaire.result', { assignmentId }, patient.session)
    expect(obj.flags.filter((flag: any) => flag.id === 'own_words')).toEqual([])
  })
})

describe('what a patient begins by himself', async () => {
  const patient = await somebody()
  const ask = asks(patient.session)
  const begin = (code: string, about = '') =>
    ask('nethos.questionnaire.begin', { personId: patient.personId, code, about })

  test('is found again while it is not sent', async () => {
    const first = (await begin('outpatient-screening', '呼吸内科')).obj.assignmentId
    expect((await begin('outpatient-screening', '呼吸内科')).obj.assignmentId).toBe(first)
    expect((await begin('outpatient-screening', '消化内科')).obj.assignmentId).not.toBe(first)
  })

  test('is only what is meant for it', async () => {
    expect((await begin('nrs2002')).code).toBe('09010104')
    expect((await begin('no-such-one')).code).toBe('09010104')
  })

  test('is sent with its promise and without what is hidden', async () => {
    const { assignmentId } = (await begin('epidemiological')).obj
    const answers = {
      fever: 'no',
      cough: 'no',
      contact: 'no',
      cluster: 'no',
      travel: 'no',
      animal: 'no',
      tested: 'no',
      temperature: 39,
      country: '日本',
    }
    expect((await ask('smarthos.questionnaire.submit', { assignmentId, answers })).code).toBe('09010102')
    const sent = await ask('smarthos.questionnaire.submit', { assignmentId, answers, isPromised: true })
    expect(sent.code).toBe('0')
    const { obj } = await ask('smarthos.questionnaire.result', { assignmentId })
    expect(obj.answers).not.toHaveProperty('temperature')
    expect(obj.answers).not.toHaveProperty('country')
  })

  test('shows pictures of the caller’s own, and nobody else’s', async () => {
    const assignmentId = await aQuestionnaire(server, patient.owner, { code: 'rehabilitation-follow-up' })
    const stranger = await aPatient(server)
    const answers = { site: ['knee'], pain: 3, days: 5, better: 'o1', fell: 'no' }
    const submit = (picture: string) =>
      ask('smarthos.questionnaire.submit', { assignmentId, answers: { ...answers, picture: [picture] } })
    expect((await submit(await anUpload(server, stranger))).code).toBe(notFound)
    const own = await anUpload(server, patient)
    expect((await submit(own)).code).toBe('0')
    const { obj } = await ask('smarthos.questionnaire.result', { assignmentId })
    expect(obj.attaList).toMatchObject([{ attaId: own, url: expect.stringContaining('/files/') }])
  })
})

describe('the deadline', async () => {
  const patient = await somebody()
  const submit = (assignmentId: string) =>
    call('smarthos.questionnaire.submit', { assignmentId, answers: phq9('0') }, patient.session)

  test('ends it, whether the clock has been there or not', async () => {
    const now = server.runtime.clock.now()
    const past = await aQuestionnaire(server, patient.owner, { dueAt: now - 1 })
    const later = await aQuestionnaire(server, patient.owner, { dueAt: now + 3_600_000 })
    expect((await submit(past)).code).toBe('09010103')
    await server.advance(60)
    const { list } = await call('smarthos.questionnaire.list', { personId: patient.personId }, patient.session)
    expect(list!.map((row: any) => [row.assignmentId, row.state])).toEqual([
      [later, 'assigned'],
      [past, 'expired'],
    ])
    expect((await submit(later)).code).toBe('0')
  })
})

describe('the desk', async () => {
  const patient = await somebody()

  test('asks a person to fill one in, which he is told, and takes it back', async () => {
    const { obj } = await desk('assign', { personId: patient.personId, code: 'barthel' })
    const { assignmentId } = obj
    const box = await db.selectFrom('message').select('title').where('accountId', '=', patient.accountId).execute()
    expect(box).toMatchObject([{ title: '有一份问卷请您填写' }])
    expect((await desk('person', { personId: patient.personId })).list).toMatchObject([
      { assignmentId, state: 'assigned' },
    ])
    expect((await desk('withdraw', { assignmentId })).code).toBe('0')
    expect((await desk('withdraw', { assignmentId })).code).toBe('09010103')
    const { list } = await call('smarthos.questionnaire.list', { personId: patient.personId }, patient.session)
    expect(list).toEqual([])
  })
})

describe('a definition of the hospital’s own', async () => {
  const [writer, publisher] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'admin')]
  const document = (text: string) => ({
    title: '睡眠问卷',
    purpose: 'followUp',
    selfService: true,
    source: '本院睡眠中心',
    licence: '本院自用',
    author: '睡眠中心',
    reviewedOn: '2026-11-01',
    pages: [{ items: [{ kind: 'text', id: 'sleep', text, required: true }] }],
  })
  async function release(definition: object, seenAt: number | null = null) {
    const saved = await desk(
      'edition.save',
      { code: 'sleep', seenAt, document: definition, note: '改' },
      writer.session,
    )
    expect(saved.code).toBe('0')
    const seen = { code: 'sleep', seenAt: saved.obj.writtenAt }
    expect((await desk('edition.submit', seen, writer.session)).code).toBe('0')
    expect((await desk('edition.publish', seen, writer.session)).code).not.toBe('0')
    return desk('edition.publish', seen, publisher.session)
  }

  test('is in use once a second person has published it; what was begun keeps the edition it began under', async () => {
    const patient = await somebody()
    const begin = async () =>
      (await call('nethos.questionnaire.begin', { personId: patient.personId, code: 'sleep' }, patient.session)).obj
        .assignmentId as string
    const textOf = async (assignmentId: string) =>
      (await call('smarthos.questionnaire.detail', { assignmentId }, patient.session)).obj.document.pages[0].items[0]
        .text
    expect((await release(document('昨晚睡得好吗？'))).obj).toEqual({ edition: 1 })
    const first = await begin()
    expect((await release(document('这一周睡得好吗？'))).obj).toEqual({ edition: 2 })
    expect(await textOf(first)).toBe('昨晚睡得好吗？')
    const sent = { assignmentId: first, answers: { sleep: '还行' } }
    expect((await call('smarthos.questionnaire.submit', sent, patient.session)).code).toBe('0')
    expect(await textOf(await begin())).toBe('这一周睡得好吗？')
  })

  test('stands out by the level of a subscale, which the list names', async () => {
    const patient = await somebody()
    const asked = (id: string) => ({
      kind: 'scale' as const,
      id,
      text: id,
      min: 0,
      max: 3,
      required: true,
    })
    const high = { from: 3, to: 3, level: 'high', title: '很高', advice: '请联系我们', tone: 'danger', flagged: true }
    const low = { from: 0, to: 2, level: 'low', title: '正常', advice: '请继续', tone: 'good' }
    const group = (id: string, title: string) => ({ id, title, terms: [{ question: id }], bands: [low, high] })
    const scored = {
      ...document('问'),
      pages: [{ items: [asked('worry'), asked('mood')] }],
      scores: [{ id: 'all', title: '总分', groups: [group('worry', '焦虑'), group('mood', '抑郁')] }],
    }
    expect((await release(scored)).code).toBe('0')
    const { assignmentId } = (
      await call('nethos.questionnaire.begin', { personId: patient.personId, code: 'sleep' }, patient.session)
    ).obj
    const sent = { assignmentId, answers: { worry: 3, mood: 0 } }
    expect((await call('smarthos.questionnaire.submit', sent, patient.session)).code).toBe('0')
    const { list } = await desk('flagged', { pageSize: 100 })
    expect(list!.filter((row: any) => row.assignmentId === assignmentId)).toMatchObject([{ reasons: ['焦虑：很高'] }])
  })

  test('with a condition that goes nowhere is not handed in', async () => {
    const wrong = document('问')
    Object.assign(wrong.pages[0]!.items[0]!, {
      shownWhen: { behaviour: 'all', conditions: [{ question: 'ghost', operator: 'exists', answer: true }] },
    })
    const saved = await desk(
      'edition.save',
      { code: 'wrong', seenAt: null, document: wrong, note: '试' },
      writer.session,
    )
    const seen = { code: 'wrong', seenAt: saved.obj.writtenAt }
    expect(await desk('edition.submit', seen, writer.session)).toMatchObject({
      msg: '第1题（问）：条件看的 ghost 没有这一题',
    })
  })
})

describe('as HL7 FHIR R4 at the desk', () => {
  test('a questionnaire goes out, and read again it is the same; who may edit alone gets it', async () => {
    const { obj } = await desk('fhir', { code: 'phq9', edition: 0 })
    const read = (await desk('fhir.read', { questionnaire: obj.questionnaire })).obj
    expect([read.code, read.problems, read.notTaken]).toEqual(['phq9', [], []])
    expect(JSON.parse(read.document)).toMatchObject({ title: '抑郁筛查（PHQ-9）' })
    expect((await desk('fhir.read', { questionnaire: '{' })).obj.problems).toEqual(['这不是一份FHIR R4的Questionnaire'])
    const doctor = await aStaffMember(server, 'doctor')
    expect((await desk('fhir', { code: 'phq9', edition: 0 }, doctor.session)).code).not.toBe('0')
  })

  test('what was sent goes out, which is written down; read under the edition in use it comes to the same', async () => {
    const patient = await somebody()
    const assignmentId = await aQuestionnaire(server, patient.owner)
    await call('smarthos.questionnaire.submit', { assignmentId, answers: phq9('2') }, patient.session)
    const { obj } = await desk('response.fhir', { submissionId: assignmentId })
    const read = (await desk('response.read', { code: 'phq9', response: obj.questionnaireResponse })).obj
    expect(read).toMatchObject({ problems: [], scores: [{ value: 18 }] })
    expect(read.lines).toHaveLength(9)
    const half = JSON.stringify({ resourceType: 'QuestionnaireResponse', status: 'completed', item: [] })
    expect((await desk('response.read', { code: 'phq9', response: half })).obj.problems).toHaveLength(9)
    const lines = await db.selectFrom('audit').select('action').where('recordId', '=', assignmentId).execute()
    expect(lines.map(line => line.action)).toContain('questionnaire.export')
  })
})
