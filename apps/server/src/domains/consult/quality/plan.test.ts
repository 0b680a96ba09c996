import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { freePort } from '../../../database/free-port.ts'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld } from '../testbed.ts'

const metricsPort = await freePort()
const server = await openTestServer({ METRICS_PORT: String(metricsPort) })
const [first, second] = [await aStaffMember(server, 'operator'), await aStaffMember(server, 'operator')]
const reviewers = [first.staffId, second.staffId].sort()
const good = { timely: 'good', history: 'good', advice: 'good', safety: 'good', manner: 'good' }
const hour = 3_600

/** A month later nobody is logged in any more. */
const quality = async (service: string, fields: object = {}, { staffId } = first) =>
  server.staff.call(`staff.consult.quality.${service}`, fields, await server.sessionOf({ staffId }))
const setPlan = (values: Record<string, string>) =>
  server.db
    .insertInto('param')
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflict(on => on.column('key').doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
    .execute()
const months = async () => (await quality('month.list')).obj
const drawn = async (docId: string) =>
  server.db
    .selectFrom('consultQualityCheck')
    .innerJoin('consult', 'consult.consultId', 'consultQualityCheck.consultId')
    .select(['consult.consultId', 'reviewerId', 'month', 'drawnBy'])
    .where('docId', '=', docId)
    .execute()

/** A doctor of his own, so many of whose consults have ended, answered. */
async function ended(count: number) {
  const world = await aConsultWorld(server)
  const consultIds: string[] = []
  for (let left = count; left > 0; left--) {
    const consultId = await world.consult({ feeCents: 0 })
    await server.staff.call('staff.consult.reply', { consultId, replyContent: '可以先观察。' }, world.doctor.session)
    await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)
    consultIds.push(consultId)
  }
  return { docId: world.doctor.docId, consultIds }
}
/** To the first of the next month, and a little further. */
async function toNextMonth(): Promise<string> {
  const now = server.runtime.clock.now()
  const month = dayOf(now).slice(0, 7)
  const next = startOfDay(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`)
  await server.advance(Math.ceil((next - now) / 1000) + hour)
  await server.runner.idle()
  return month
}

test('without a plan nothing is drawn by itself', async () => {
  const { docId } = await ended(1)
  const month = await toNextMonth()
  expect(await drawn(docId)).toEqual([])
  const { plan, months: drawnMonths } = await months()
  expect(plan).toEqual({ share: 0, least: 0, days: 14 })
  expect(drawnMonths.map((one: { month: string }) => one.month)).not.toContain(month)
})

test('at the start of a month a share of each doctor’s consults is drawn, at least so many, once, and the same again by the seed', async () => {
  await setPlan({ 'quality.share': '50', 'quality.least': '2', 'quality.days': '10' })
  const [many, few, one] = [await ended(6), await ended(3), await ended(1)]
  const month = await toNextMonth()
  const [ofMany, ofFew, ofOne] = [await drawn(many.docId), await drawn(few.docId), await drawn(one.docId)]
  expect([ofMany, ofFew, ofOne].map(rows => rows.length)).toEqual([3, 2, 1])
  for (const row of [...ofMany, ...ofFew, ...ofOne]) {
    expect(row).toMatchObject({ month, drawnBy: null })
    expect(reviewers).toContain(row.reviewerId)
  }
  expect(new Set([...ofMany, ...ofFew].map(row => row.reviewerId)).size).toBe(2)

  const { plan, months: drawnMonths } = await months()
  expect(plan).toEqual({ share: 50, least: 2, days: 10 })
  expect(drawnMonths[0]).toMatchObject({ month, share: 50, least: 2, good: 0, fair: 0, poor: 0, overdue: 0 })
  const lotOf = (consultId: string) =>
    createHash('md5')
      .update(drawnMonths[0].seed + consultId)
      .digest('hex')
  const again = [...many.consultIds].sort((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1)).slice(0, 3)
  expect(ofMany.map(row => row.consultId).sort()).toEqual(again.sort())

  await server.advance(hour)
  await server.runner.idle()
  expect(await drawn(many.docId)).toHaveLength(3)
})

test('whose turn it is finds his, what is late is marked, and what was found is counted', async () => {
  const { docId } = await ended(2)
  const month = await toNextMonth()
  const [checked, late] = await drawn(docId)
  const { consultId, reviewerId } = checked!
  const reviewer = reviewerId === first.staffId ? first : second
  const list = async (qualityState: string) =>
    (await quality('list', { qualityState, pageSize: 100 }, reviewer)).list as { consultId: string }[]
  const mine = (await list('mine')).map(one => one.consultId)
  expect(mine).toContain(consultId)
  expect((await list('overdue')).map(one => one.consultId)).not.toContain(late!.consultId)
  const poor = { ...good, history: 'poor' }
  const judged = await quality('judge', { consultId, marks: poor, note: '没有问过敏史' }, reviewer)
  expect(judged.code).toBe('0')
  await server.advance(11 * 24 * hour)
  const waiting = (await list('overdue')).find(one => one.consultId === late!.consultId)
  expect(waiting).toMatchObject({ month, isOverdue: true, drawnBy: '', judgeBy: expect.any(Number) })
  const counted = (await months()).months.find((one: { month: string }) => one.month === month)
  expect(counted).toMatchObject({ drawn: 2, good: 0, poor: 1, overdue: 1 })
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const everyMonth = (await months()).months.reduce((sum: number, one: { overdue: number }) => sum + one.overdue, 0)
  expect(figures).toContain(`nethos_consult_quality_overdue ${everyMonth}\n`)
})
