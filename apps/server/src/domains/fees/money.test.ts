import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { chance as luckOf } from '../../demo/chance.ts'
import { withFaults } from '../../testing/unreliable.ts'
import { aBillingWorld, anItem, type Payer } from './testbed.ts'

/** NETHOS_SETTLEMENTS=5000 vitest run … simulates all of them; so many without it. */
const settlements = Number(process.env['NETHOS_SETTLEMENTS'] ?? 40)
const { number: chance } = luckOf('settlements')
const { faults, around } = withFaults(luckOf('faults'))
const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '1000000' }, { around })
const world = await aBillingWorld(server)

let away = 0
/** The other side is away, or the line to it rests after its failures, and has said so: any other refusal is a mistake. */
function isAway({ code, msg }: { code: string; msg?: string }): boolean {
  if (code === '0') return false
  if (code !== '00010503' && code !== '00010429') throw new Error(`refused with ${code} ${msg}`)
  return true
}

/** A payer tries again when a minute is over; five times in vain he pays another day, and the order lapses. */
async function tried<T extends { code: string; msg?: string }>(call: () => Promise<T>): Promise<T | undefined> {
  for (let nth = 0; nth < 5; nth++) {
    const answer = await call()
    if (!isAway(answer)) return answer
    await server.advance(61)
  }
  away++
  return undefined
}

async function oneSettlement(nth: number): Promise<Payer> {
  const accountCents = Math.floor(chance() * 5_000)
  // Of one birthday there are 500 ID numbers.
  const bornOn = addDays('1950-01-01', nth)
  const payer = await world.aPayer({ bornOn, ...(chance() < 0.6 && { accountCents }) })
  const billNos: string[] = []
  for (let more = 0; more <= Math.floor(chance() * 3); more++) {
    const unitCents = 1 + Math.floor(chance() * 30_000)
    const insuranceClass = (['A', 'B', 'C'] as const)[Math.floor(chance() * 3)]!
    const refuses = chance() < 0.2 ? { refuses: '药房该药已无库存' } : {}
    billNos.push(await world.aBill(payer, { items: [anItem({ unitCents, insuranceClass })], ...refuses }))
  }
  const asked = await tried(() => world.preSettle(payer, ...billNos))
  if (!asked) return payer
  const { obj: order } = asked
  // The centre says no after all.
  if (chance() < 0.1)
    await server.pool.query('update sandbox.insured set account_cents = 0 where id_card = $1', [payer.idCard])
  if (chance() < 0.1) await world.happens('fee.window', { billNo: billNos[0] })
  const opened = await tried(() => world.open(payer, order))
  if (!opened) return payer
  if (opened.obj === 'SUCCESS') return payer
  const notice = (['normal', 'normal', 'doubled', 'lost'] as const)[Math.floor(chance() * 4)]!
  await server.sandbox(`payments/${await world.payNoOf(order.jiesuanId)}/succeed`, { notice })
  return payer
}

async function numberOf(text: string): Promise<number> {
  const { rows } = await server.pool.query<{ n: number | null }>(text)
  return Number(rows[0]!.n ?? 0)
}

/** Bills that are being written or taken back, refunds that are not done. */
const onTheirWay = (): Promise<number> =>
  numberOf(
    "select (select count(*) from refund where state <> 'done') + (select count(*) from fee_bill where state in ('writing', 'undoing')) as n",
  )

test(
  'settlements with failures at every step: three books equal to the cent, and nothing is left on its way',
  { timeout: settlements * 2_000 + 120_000 },
  async () => {
    const first = dayOf(server.runtime.clock.now())
    faults.isOn = true
    for (let nth = 0; nth < settlements; nth++) await oneSettlement(nth)
    expect(away).toBeLessThan(Math.max(4, settlements / 20))
    await server.advance(31 * 60)
    faults.isOn = false
    expect(Math.min(faults.lost.calls, faults.lost.answers)).toBeGreaterThan(settlements / 4)
    // A bill that waits is taken back after half an hour, its money goes back some minutes later.
    for (let round = 0; round < 4 || (round < 24 && (await onTheirWay()) > 0); round++) {
      await server.advance(11 * 60)
      await server.runner.idle()
    }
    expect(await onTheirWay()).toBe(0)
    const states = await server.pool.query<{ state: string; count: string }>(
      'select state, count(*) from fee_bill group by state',
    )
    const counted = Object.fromEntries(states.rows.map(row => [row.state, Number(row.count)]))
    expect([counted['writing'], counted['undoing'], counted['open']]).toEqual([undefined, undefined, undefined])
    expect(counted['settled']).toBeGreaterThan(0)
    expect(counted['returned']).toBeGreaterThan(0)

    const ours = await numberOf("select sum(own_cents) as n from fee_bill where state = 'settled'")
    const hospital = await numberOf("select sum(own_cents) as n from demo_hospital.payment where state = 'taken'")
    let provider = 0
    for (let onDay = first; onDay <= dayOf(server.runtime.clock.now()); onDay = addDays(onDay, 1))
      for (const one of server.runtime.payments)
        for (const line of await one.bill(onDay))
          provider += line.about === 'payment' ? line.amountCents : -line.amountCents
    expect({ hospital, provider }).toEqual({ hospital: ours, provider: ours })

    // Bill by bill, with the settlement centre too.
    const gaps = await server.pool.query(
      `select settle_no from fee_bill as one
       left join demo_hospital.payment as there on there.our_no = one.settle_no and there.state = 'taken'
       left join sandbox.insurance_settlement as centre on centre.msg_no like '%' || one.settle_no and centre.state = 'settled'
       where (one.state = 'settled') <> (there.our_no is not null)
          or (one.state = 'settled' and there.own_cents <> one.own_cents)
          or (one.state = 'settled' and one.pooled_cents + one.account_cents > 0) <> (centre.msg_no is not null)
          or centre.pooled_cents <> one.pooled_cents or centre.account_cents <> one.account_cents`,
    )
    expect(gaps.rows).toEqual([])
  },
)
