import { expect, test } from 'vitest'
import type { Caller } from '../../calls/caller.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { isRefused, refuse, type Ctx } from '../../calls/handler.ts'
import { chance } from '../../demo/chance.ts'
import type { Job, JobContext } from '../../jobs/job.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { openTestServer } from '../../testing/server.ts'
import { retryRefund } from '../payment/desk-refunds.ts'
import { refundJob } from '../payment/job-names.ts'
import { ledgerBalance } from '../payment/ledger.table.ts'
import { addPayment } from '../payment/payment.table.ts'
import { carryRefund, refundTimer } from '../payment/refund.jobs.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { answer } from './desk/answer.ts'
import { declineConsult, finishConsult } from './desk/end-consult.ts'
import { consultTimer } from './consult.timers.ts'
import { aConsult } from './consult.samples.ts'
import { endConsult } from './end-consult.ts'
import { consultPayable } from './payable.ts'
import { reviewConsult } from './review-consult.ts'
import { aDoctor, aPatient, aTeam } from './testbed.ts'

/** How many consults; more by hand: NETHOS_SIMULATED=10000. */
const count = Number(process.env.NETHOS_SIMULATED ?? 400)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const lanes = 6
const window = 3 * hour

const server = await openTestServer()
const { db } = server
const luck = chance('simulated consults')
/** The server's own clock stays before all of this: only the clock here moves. */
const start = server.runtime.clock.now() + 2 * day

// The provider: its books are what the money is compared with. It fails, and its answers get lost.
const taken = new Map<string, number>()
const givenBack = new Map<string, { payNo: string; cents: number }>()
const provider = {
  name: 'wechat',
  async refund({ refundNo, payNo, amountCents }) {
    if (luck.share(0.04)) throw new Error('no answer, and nothing was done')
    if (!givenBack.has(refundNo) && luck.share(0.03)) return { refundNo, payNo, outcome: 'failed', reason: '余额不足' }
    givenBack.set(refundNo, { payNo, cents: amountCents })
    if (luck.share(0.04)) throw new Error('done, and the answer was lost')
    return { refundNo, payNo, outcome: luck.share(0.5) ? 'done' : 'pending', amountCents, providerNo: `w${refundNo}` }
  },
  async findRefund(payNo, refundNo) {
    const known = givenBack.get(refundNo)
    return {
      refundNo,
      payNo,
      outcome: known ? 'done' : 'failed',
      ...(known && { amountCents: known.cents, providerNo: `w${refundNo}` }),
    }
  },
} as Pick<PaymentProvider, 'name' | 'refund' | 'findRefund'> as PaymentProvider
const runtime = { ...server.runtime, payments: [provider] }

const queue: string[] = []
class Crash extends Error {}

/** A transaction of somebody at a moment. It may die before its commit; what it queued may get lost after it. */
async function transact<T, C extends Caller>(caller: C, now: number, run: (ctx: Ctx<C>) => Promise<T>): Promise<T> {
  const queued: string[] = []
  const about = { caller, now, requestId: '', channel: '3', address: '', deviceId: undefined }
  const dies = luck.share(0.03)
  const result = await db.transaction().execute(async trx => {
    const jobs = {
      send: async (_: unknown, job: string, data: object) =>
        void (job === refundJob && queued.push((data as { refundNo: string }).refundNo)),
    }
    const announced = await run(contextOn(trx, runtime, jobs, about, async () => {}) as Ctx<C>)
    if (dies) throw new Crash()
    return announced
  })
  queue.push(...queued.filter(() => !luck.share(0.05)))
  return result
}
const jobAt = (now: number): JobContext => ({
  db,
  runtime,
  requestId: '',
  now: () => now,
  transact: run => transact(theSystem, now, run),
})

/** Tried again when it died, as people and providers do; sometimes once more though it was done. */
async function insist(run: () => Promise<unknown>): Promise<void> {
  for (let left = luck.share(0.05) ? 2 : 1; left > 0;) {
    try {
      await run()
      left--
    } catch (error) {
      if (!mayTryAgain(error)) throw error
    }
  }
}

/** It died, or found no connection on a machine that is busy with other things: nothing was begun. */
const mayTryAgain = (error: unknown): boolean =>
  error instanceof Crash || (error as Error).message === 'timeout exceeded when trying to connect'

async function inLanes<T>(list: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = list.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const one of left) await run(one)
    }),
  )
}

/** What the clock finds, and the jobs, until nothing is left. */
async function settle(now: number): Promise<void> {
  for (const timer of [consultTimer, refundTimer]) {
    const seen = async (): Promise<number> =>
      timer.run(jobAt(now)).catch((error: unknown) => {
        const faults = error instanceof AggregateError ? error.errors : [error]
        if (!faults.every(mayTryAgain)) throw error
        return 1
      })
    for (let busy = true; busy;) busy = (await Promise.all([seen(), seen()])).some(done => done > 0)
  }
  await inLanes(queue.splice(0), refundNo => (carryRefund as Job).run({ refundNo }, jobAt(now)).catch(() => {}))
  const failed = await db.selectFrom('refund').select('refundNo').where('state', '=', 'failed').execute()
  const operator = { kind: 'staff', staffId: 'o1', role: 'operator', docId: null, sessionId: '' } as const
  for (const { refundNo } of failed)
    await insist(() =>
      transact(operator, now, ctx => retryRefund({ input: { refundNo }, ctx, refuse } as never)).then(() => {}),
    )
}

interface Step {
  at: number
  run(): Promise<unknown>
}

interface People {
  accountId: string
  answerers: ({ docId: string } & ({ teamId: string } | { teamId?: undefined }))[]
}

/** One consult's script: what everybody will try, whether it is still allowed then or not. */
async function aScript(number: number, { accountId, answerers }: People, personId: string): Promise<Step[]> {
  const { docId, teamId } = luck.pick(answerers)
  const createdAt = start + luck.int(0, 5 * day)
  const feeCents = luck.int(1, 9_999)
  const sample = { accountId, personId, now: createdAt, createdAt, status: 'unpaid', feeCents } as const
  const consultId = await aConsult(db, { ...sample, ...(teamId ? { teamId } : { docId }) })
  const patient = { kind: 'account', accountId, sessionId: '' } as const
  const doctor = { kind: 'staff', staffId: `s-${docId}`, role: 'doctor', docId, sessionId: '' } as const
  const as =
    (caller: typeof patient | typeof doctor, handler: unknown, fields: object = {}) =>
    (at: number) =>
      transact(caller, at, ctx => (handler as any)({ input: { consultId, ...fields }, ctx, refuse })).then(isRefused)
  const steps: Step[] = []
  const plan = (at: number, run: (at: number) => Promise<unknown>) =>
    steps.push({ at, run: () => insist(() => run(at)) })

  const payNo = `P${String(number).padStart(12, '0')}`
  const paidAt = createdAt + luck.int(0, 16 * minute)
  if (luck.share(0.95)) {
    await addPayment(
      { db, now: createdAt },
      {
        payNo,
        bizType: 'consult',
        bizId: consultId,
        accountId,
        provider: 'wechat',
        channel: 'wechat-h5',
        amountCents: feeCents,
        discountCents: 0,
        subject: '图文咨询',
        payerAddress: '',
        returnUrl: '',
        expiresAt: new Date(createdAt + 15 * minute),
      },
    )
    taken.set(payNo, feeCents)
    const fact = {
      payNo,
      outcome: 'paid',
      amountCents: feeCents,
      currency: 'CNY',
      providerNo: `w${payNo}`,
      paidAt,
    } as const
    const notice = (at: number) =>
      transact(theSystem, at, ctx => settlePayment(ctx, { consult: consultPayable }, { provider: 'wechat', fact }))
    plan(luck.share(0.9) ? paidAt : paidAt + luck.int(0, 2 * hour), notice)
  }
  const says = (text: string) =>
    as(doctor, answer, { replyContent: text, attaIdList: [], sendId: `${consultId}-${text}` })
  const what = luck.number()
  const answeredAt = paidAt + Math.round(luck.number() ** 2 * 24 * hour)
  if (what < 0.68) {
    plan(answeredAt, says('您好'))
    plan(answeredAt + luck.int(1, 10) * hour, says('还有什么不舒服'))
    if (luck.share(0.2)) plan(answeredAt + luck.int(1, 40) * hour, as(patient, endConsult))
    else if (luck.share(0.25)) plan(answeredAt + luck.int(1, 40) * hour, as(doctor, finishConsult))
    if (luck.share(0.4))
      plan(
        answeredAt + luck.int(20, 90) * hour,
        as(patient, reviewConsult, { score: luck.int(1, 5) * 2, content: '', tags: [] }),
      )
  } else if (what < 0.76) plan(answeredAt, as(doctor, declineConsult, { reason: '建议线下就诊' }))
  else if (what < 0.8) plan(answeredAt, as(doctor, finishConsult))
  else if (what < 0.88) plan(paidAt + 24 * hour + luck.int(1, 5 * hour), says('来晚了'))
  return steps
}

async function somePeople(): Promise<People> {
  const doctors = await Promise.all(Array.from({ length: 8 }, () => aDoctor(server)))
  const teams = [await aTeam(server), await aTeam(server)]
  const answerers = [...doctors, ...teams.map(({ teamId, chief }) => ({ docId: chief.docId, teamId }))]
  return { accountId: (await aPatient(server)).accountId, answerers }
}

const personsOf = async (accountId: string): Promise<string[]> => {
  const {
    mobileSealed,
    idCardSealed: _sealed,
    idCardHash: _hash,
    personId: _id,
    ...self
  } = await db.selectFrom('person').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow()
  const one = { ...self, mobileSealed, isSelf: false, relationship: 'children' }
  const ids: string[] = []
  for (let left = count; left > 0; left -= 500) {
    const rows = Array.from({ length: Math.min(left, 500) }, () => one)
    ids.push(...(await db.insertInto('person').values(rows).returning('personId').execute()).map(row => row.personId))
  }
  return ids
}

test(
  `${count} consults with replies, refusals, lateness and crashes: each promise kept or paid back, to the cent`,
  // Ten thousand by hand, on a machine that is busy with other things too.
  { timeout: Math.max(900_000, count * 360) },
  async () => {
    const people = await somePeople()
    const persons = await personsOf(people.accountId)
    const scripts: Step[][] = []
    await inLanes(
      [...persons.keys()],
      async number => void scripts.push(await aScript(number, people, persons[number]!)),
    )
    const last = Math.max(...scripts.flat().map(step => step.at))
    for (let until = start + window; until < last + window; until += window) {
      const now = scripts
        .map(steps =>
          steps.filter(step => step.at < until && step.at >= until - window).toSorted((a, b) => a.at - b.at),
        )
        .filter(steps => steps.length > 0)
      await inLanes(now, async steps => {
        for (const step of steps) await step.run()
      })
      await settle(until)
    }
    for (const later of [3, 4, 5, 6, 7, 8, 30, 31, 32, 33]) await settle(last + later * day)

    await moneyIsWhole()
    await checkPromises()
    await cardsSayTheTruth()
  },
)

async function moneyIsWhole(): Promise<void> {
  const stillOnItsWay = await db.selectFrom('refund').select('refundNo').where('state', '<>', 'done').execute()
  expect(stillOnItsWay).toEqual([])
  const announced = new Set(
    (await db.selectFrom('payment').select('payNo').where('paidAt', 'is not', null).execute()).map(row => row.payNo),
  )
  const sum = (list: Iterable<number>) => [...list].reduce((all, one) => all + one, 0)
  const moneyIn = sum([...taken].filter(([payNo]) => announced.has(payNo)).map(([, cents]) => cents))
  expect(announced.size).toBe(taken.size)
  const moneyOut = sum([...givenBack.values()].map(one => one.cents))
  const books = await ledgerBalance(db)
  expect(books.provider).toBe(moneyIn - moneyOut)
  expect(moneyIn).toBe(moneyOut - books.held - books.earned)
  expect({ owed: books.owed_back, held: books.held, window: books.window }).toEqual({ owed: 0, held: 0, window: 0 })
  // Nobody's money went back twice, at the provider itself.
  const back = new Map<string, number>()
  for (const { payNo, cents } of givenBack.values()) back.set(payNo, (back.get(payNo) ?? 0) + cents)
  for (const [payNo, cents] of back) expect(cents).toBe(taken.get(payNo))
}

const consults = () => db.selectFrom('consult').selectAll().execute()

async function checkPromises(): Promise<void> {
  const backOf = new Set([...givenBack.values()].map(one => one.payNo))
  const payments = await db.selectFrom('payment').select(['bizId', 'payNo', 'state']).execute()
  const paid = new Map(payments.filter(one => one.state === 'paid').map(one => [one.bizId, one.payNo]))
  for (const { payNo, state } of payments) if (state === 'surplus') expect(backOf.has(payNo)).toBe(true)
  const promises = new Map((await db.selectFrom('promise').selectAll().execute()).map(one => [one.consultId, one]))
  let [late, saved, declined] = [0, 0, 0]
  for (const one of await consults()) {
    const promise = promises.get(one.consultId)
    if (one.startedAt === null) {
      expect(promise).toBeUndefined()
      continue
    }
    const made = one.startedAt.getTime()
    expect(promise).toMatchObject({
      madeAt: one.startedAt,
      dueAt: new Date(made + 24 * hour),
      answeredAt: one.firstReplyAt,
    })
    expect(backOf.has(paid.get(one.consultId)!)).toBe(one.firstReplyAt === null)
    expect(promise!.refundedCents).toBe(one.firstReplyAt === null ? one.feeCents : 0)
    if (one.firstReplyAt !== null) {
      saved++
      expect(one.firstReplyAt.getTime()).toBeLessThanOrEqual(made + 24 * hour)
      expect(['finish', 'end', 'close']).toContain(promise!.endedBy)
    } else if (promise!.endedBy === 'give_up') late++
    else {
      declined++
      expect(promise!.endedAt!.getTime()).toBeLessThanOrEqual(made + 24 * hour)
    }
  }
  expect(Math.min(late, saved, declined)).toBeGreaterThan(count / 50)
}

/** The cards as the wire shows them, against what the consults themselves say. */
async function cardsSayTheTruth(): Promise<void> {
  const all = (await consults()).filter(one => one.startedAt !== null)
  const reviews = await db.selectFrom('review').select(['docId', 'teamId', 'score']).execute()
  const shown = [
    ...(await server.call('nethos.doc.list', { pageSize: 50 })).list.map((card: any) => ({
      id: card.docId,
      words: card.consultAvgReplyTimeDescription,
      served: card.consultCount,
      score: card.docScoure,
    })),
    ...(await server.call('smarthos.team.list', { pageSize: 50 })).list.map((card: any) => ({
      id: card.id,
      words: card.teamConsultAvgReplyTimeDescription,
      served: card.servedCount,
      score: card.teamScoure,
    })),
  ]
  for (const { id, words, served, score } of shown) {
    const own = all.filter(one => one.docId === id || one.teamId === id)
    const weighed = own
      .filter(
        one =>
          one.firstReplyAt !== null ||
          (one.status === 'cancelled' && one.endedAt!.getTime() === one.startedAt!.getTime() + 24 * hour),
      )
      .map(one => ({
        began: one.startedAt!.getTime(),
        at: one.firstReplyAt?.getTime() ?? one.startedAt!.getTime() + 24 * hour,
      }))
      .toSorted((a, b) => b.at - a.at)
      .slice(0, 50)
    const mean = weighed.reduce((sum, one) => sum + Math.round((one.at - one.began) / 1000), 0) / weighed.length
    const truth =
      mean <= 3540 ? `平均${Math.max(Math.ceil(mean / 60), 1)}分钟内回复` : `平均${Math.ceil(mean / 3600)}小时内回复`
    expect(words).toBe(weighed.length === 0 ? '' : truth)
    expect(served).toBe(own.filter(one => one.firstReplyAt !== null).length)
    const scores = reviews.filter(one => one.docId === id || one.teamId === id).map(one => one.score)
    expect(score).toBe(
      scores.length === 0 ? 0 : Math.round((scores.reduce((a, b) => a + b, 0) * 10) / scores.length) / 10,
    )
  }
  expect(shown.filter(one => one.words !== '').length).toBeGreaterThanOrEqual(10)
}
