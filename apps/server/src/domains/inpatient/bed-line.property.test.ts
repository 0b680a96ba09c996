import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { anInpatientWorld } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { call, callTo, desk, freeBeds, now, registered, settle } = await anInpatientWorld(server)
const people = 3
const ranks = ['urgent', 'limited', 'ordinary'] as const

/** What happens at the desk and to the patients, some of it at two servers at once. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('call' as const),
      who: fc.nat(people - 1),
      another: fc.nat(people - 1),
      hasReason: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('rank' as const), who: fc.nat(people - 1), to: fc.constantFrom(...ranks) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('answer' as const),
      who: fc.nat(people - 1),
      answer: fc.constantFrom('accept', 'postpone'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('recall' as const), who: fc.nat(people - 1) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('put off' as const), who: fc.nat(people - 1) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface InLine {
  admissionId: string
  place: number
  priority: (typeof ranks)[number]
  queuedAt: number
  notBefore: string
}
type Someone = Awaited<ReturnType<typeof registered>>

const lineOf = async (deptCode: string): Promise<InLine[]> =>
  (await desk('staff.admission.list', { tab: 'waiting', deptCode, pageSize: 50 })).list

/** No bed is two people's, with us or at the hospital, and nobody has two. */
async function bedsAreGivenOnce(): Promise<void> {
  const twice = await server.pool.query(
    `select bed_id from admission where status in ('called', 'accepted', 'in_hospital') group by bed_id having count(*) > 1`,
  )
  expect(twice.rows).toEqual([])
  const held = await server.pool.query(
    'select note_no from demo_hospital.stay_bed where note_no is not null group by note_no having count(*) > 1',
  )
  expect(held.rows).toEqual([])
}

/** Urgency, then who has waited longer; whoever stood before another does so still, but for whom a person has moved. */
async function checkOrder(deptCode: string, before: readonly InLine[], moved: string | undefined): Promise<void> {
  const line = await lineOf(deptCode)
  expect(line.map(one => one.place)).toEqual(line.map((_one, at) => at + 1))
  const sorted = line.toSorted(
    (a, b) => ranks.indexOf(a.priority) - ranks.indexOf(b.priority) || a.queuedAt - b.queuedAt,
  )
  expect(line.map(one => one.admissionId)).toEqual(sorted.map(one => one.admissionId))
  const both = (all: readonly InLine[], others: readonly InLine[]) =>
    all.map(one => one.admissionId).filter(id => id !== moved && others.some(one => one.admissionId === id))
  expect(both(line, before)).toEqual(both(before, line))
}

const decisionsOf = async (admissionId: string) =>
  (await desk('staff.admission.detail', { admissionId })).obj.decisions as { reason: string }[]

/** Two clerks want one bed for two people at once. */
async function callBoth(all: readonly Someone[], one: Step & { is: 'call' }, deptCode: string): Promise<void> {
  const [bed] = await freeBeds(deptCode)
  if (!bed) return
  const line = await lineOf(deptCode)
  const today = dayOf(now())
  const turn = line.find(each => each.notBefore === '' || each.notBefore <= today)?.admissionId
  const wanted = [...new Set([all[one.who]!, all[one.another]!])]
  const why = one.hasReason ? { orderReason: 'surgery' } : {}
  const answers = await Promise.all(
    wanted.map(({ applyNumber }, at) => callTo(applyNumber, bed.bedId, why, at === 0 ? server : other)),
  )
  const won = wanted.filter((_each, at) => answers[at]!.code === '0').map(each => each.applyNumber)
  expect(won.length).toBeLessThanOrEqual(1)
  for (const admissionId of won)
    if (admissionId !== turn) expect((await decisionsOf(admissionId))[0]!.reason).toContain('手术已排期')
}

async function take(all: readonly Someone[], one: Step, deptCode: string): Promise<string | undefined> {
  if (one.is === 'pass') await server.advance(one.hours * 3600)
  if (one.is === 'call') await callBoth(all, one, deptCode)
  if (one.is === 'pass' || one.is === 'call') return undefined
  const { who, applyNumber: admissionId } = all[one.who]!
  if (one.is === 'rank') {
    await desk('staff.admission.priority', { admissionId, priority: one.to, reason: '病情变化' })
    return admissionId
  }
  if (one.is === 'recall') await desk('staff.admission.recall', { admissionId, reason: '床位检修' })
  if (one.is === 'put off')
    await desk('staff.admission.postpone', { admissionId, until: addDays(dayOf(now()), 2), reason: '术前检查未完成' })
  if (one.is === 'answer')
    await call('nethos.admission.answer', who, {
      applyNumber: admissionId,
      answer: one.answer,
      wishedOn: addDays(dayOf(now()), 3),
    })
  return undefined
}

const departments = ['surgery', 'orthopaedics']

test(
  'whatever is decided in whatever order, at two servers at once: a bed is one person’s, and the line keeps its order but for named reasons',
  { timeout: 480_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 8 }), async steps => {
        const deptCode = departments.pop()!
        const all: Someone[] = []
        for (let at = 0; at < people; at++) all.push(await registered(deptCode))
        for (const one of steps) {
          const before = await lineOf(deptCode)
          const moved = await take(all, one, deptCode)
          await settle()
          await bedsAreGivenOnce()
          await checkOrder(deptCode, before, moved)
        }
        const ids = all.map(one => one.applyNumber)
        const decided = await server.pool.query(
          'select count(*)::int as n from admission_decision where admission_id = any($1)',
          [ids],
        )
        const audited = await server.pool.query(
          `select count(*)::int as n from audit where record_id = any($1) and action in
             ('inpatient.call', 'inpatient.recall', 'inpatient.priority', 'inpatient.postpone', 'inpatient.strike')`,
          [ids],
        )
        expect(audited.rows[0].n).toBe(decided.rows[0].n)
      }),
      { seed: 20261123, numRuns: departments.length, endOnFailure: true },
    )
  },
)
