import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { aReview } from '../../doctors/doctors.samples.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aDoctor } from '../testbed.ts'

const server = await openTestServer()
const reviewer = await aStaffMember(server, 'operator')
const good = { timely: 'good', history: 'good', advice: 'good', safety: 'good', manner: 'good' }

const quality = (service: string, fields: object = {}, session = reviewer.session) =>
  server.staff.call(`staff.consult.quality.${service}`, fields, session)
const period = () => {
  const today = dayOf(server.runtime.clock.now())
  return { fromDay: addDays(today, -6), untilDay: today }
}

/** A doctor of his own whose consults have ended, answered. */
async function ended(count: number) {
  const world = await aConsultWorld(server)
  const consultIds: string[] = []
  for (let left = count; left > 0; left--) {
    const consultId = await world.consult({ feeCents: 0 })
    const reply = { consultId, replyContent: '可以先观察，加重就到医院。' }
    expect(await server.staff.call('staff.consult.reply', reply, world.doctor.session)).toMatchObject({ code: '0' })
    expect(await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)).toMatchObject({
      code: '0',
    })
    consultIds.push(consultId)
  }
  return { ...world, consultIds, docId: world.doctor.docId }
}

test('ended consults are drawn by lot, none of them twice, and no more than asked for', async () => {
  const { consultIds, docId, consult } = await ended(3)
  await consult({ feeCents: 0 })
  expect((await quality('draw', { ...period(), docId, count: 2 })).obj).toEqual({ drawn: 2 })
  expect((await quality('draw', { ...period(), docId, count: 50 })).obj).toEqual({ drawn: 1 })
  expect((await quality('draw', { ...period(), docId, count: 50 })).obj).toEqual({ drawn: 0 })
  const { list } = await quality('list', { qualityState: 'waiting' })
  const drawn = list.map((one: { consultId: string }) => one.consultId)
  expect(drawn).toEqual(expect.arrayContaining(consultIds))
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(list[0]).toMatchObject({ marks: null, note: '', judgedBy: '', judgedAt: null })
})

test('two who draw at one moment draw different consults', async () => {
  const { docId } = await ended(4)
  const answers = await Promise.all([1, 2].map(() => quality('draw', { ...period(), docId, count: 2 })))
  const drawn = answers.map(answer => answer.obj.drawn).reduce((sum, one) => sum + one, 0)
  const { rows } = await server.pool.query<{ count: string }>(
    'select count(*) from consult_quality_check join consult using (consult_id) where doc_id = $1',
    [docId],
  )
  expect(Number(rows[0]!.count)).toBe(drawn)
})

test('who judges reads the talk without name and numbers, and the patient reads that it was read', async () => {
  const { consultIds, docId, patient } = await ended(1)
  const consultId = consultIds[0]!
  expect((await quality('detail', { consultId })).msg).toBe('记录不存在')
  await quality('draw', { ...period(), docId, count: 1 })
  const { obj } = await quality('detail', { consultId })
  expect(obj.lines.map((line: { text: string }) => line.text)).toContain('可以先观察，加重就到医院。')
  expect(obj).toMatchObject({ consultId, gender: expect.any(String) })
  expect(JSON.stringify(obj)).not.toMatch(/张秀英|110105|138\*{4}|1380000/)
  const looks = await server.call('nethos.pat.record.look.list', {}, patient.session)
  expect(looks.list.map((one: { what: string }) => one.what)).toContain(
    '为质量检查查看了咨询内容（不显示姓名和证件号）',
  )
})

test('each criterion is marked, what is not good is explained, and it is judged once; the doctor reads it of his own', async () => {
  const { consultIds, docId, doctor } = await ended(1)
  const consultId = consultIds[0]!
  await quality('draw', { ...period(), docId, count: 1 })
  const { manner: _, ...four } = good
  expect((await quality('judge', { consultId, marks: four, note: '' })).code).not.toBe('0')
  const marks = { ...good, safety: 'poor' }
  expect((await quality('judge', { consultId, marks, note: ' ' })).msg).toBe('请写明需要改进的地方')
  const note = '胸痛未提示就医'
  expect(await quality('judge', { consultId, marks, note })).toMatchObject({ obj: true })
  expect((await quality('judge', { consultId, marks: good, note: '' })).msg).toBe('这份咨询已有质控结果')

  const own = await quality('mine', {}, doctor.session)
  expect(own.list).toEqual([{ consultId, endedAt: expect.any(Number), marks, note, judgedAt: expect.any(Number) }])
  expect((await quality('mine', {}, (await aDoctor(server)).session)).list).toEqual([])
})

test('it is the office’s: who answers neither draws nor judges', async () => {
  const { doctor, docId } = await ended(1)
  for (const [service, fields] of [
    ['draw', { ...period(), docId, count: 1 }],
    ['list', {}],
  ] as const)
    expect((await quality(service, fields, doctor.session)).msg).toBe('您没有此项权限')
})

test('a period is bounded, and so is what is drawn at once', async () => {
  const today = dayOf(server.runtime.clock.now())
  expect((await quality('draw', { fromDay: addDays(today, -92), untilDay: today, count: 1 })).msg).toBe('最多选择92天')
  expect((await quality('draw', { ...period(), count: 51 })).msg).toBe('一次最多抽查50份')
})

test('a doctor reads what patients have said of him, the newest first, and nothing of others', async () => {
  const [{ docId, doctor }, other] = [await ended(1), await aDoctor(server)]
  const review = { moduleType: 'DOCPIC', patientNameMasked: '王*英', docId }
  await aReview(server.db, { ...review, score: 10, content: '讲得很清楚', createdAt: new Date('2026-11-02') })
  await aReview(server.db, { ...review, score: 6, content: '等得久', createdAt: new Date('2026-11-03') })
  const mine = await server.staff.call('staff.consult.review.mine', {}, doctor.session)
  expect(mine.list.map((one: { stars: number; content: string }) => [one.stars, one.content])).toEqual([
    [3, '等得久'],
    [5, '讲得很清楚'],
  ])
  expect((await server.staff.call('staff.consult.review.mine', {}, other.session)).list).toEqual([])
})
