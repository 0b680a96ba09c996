import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { sql } from 'kysely'
import { whenGiven } from '../../database/when-given.ts'
import { stepped, type Ctx } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import type { BookedLine } from '../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { BillLine } from '../../ports/payment.ts'
import { withSettlements } from './gaps.ts'
import { gapsOf, type KnownHospital, type OwnLine } from './compare-books.ts'

type ThreeBooks = (typeof feesDeskServices)['threeBooks']
type Shown = OutputOf<ThreeBooks>

interface HospitalAnswer {
  /** Undefined: that hospital or that provider did not answer. */
  hospitals: (KnownHospital & { lines: BookedLine[] | undefined })[]
  providers: (BillLine[] | undefined)[]
}

/** Which hospitals have taken money through us, ever. */
export const hospitalsPaid = ({ db }: Pick<Ctx, 'db'>): Promise<KnownHospital[]> =>
  db
    .selectFrom('feeOrder')
    .select(['hosId', 'hosName'])
    .distinctOn('hosId')
    .where('paidAt', 'is not', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('feeBill')
          .select('settleNo')
          .whereRef('feeBill.orderId', '=', 'feeOrder.orderId')
          .where('biller', '=', 'hospital'),
      ),
    )
    .execute()

const noneIfAway = (error: unknown): undefined => {
  if (!(error instanceof HospitalUnreachableError)) throw error
}

async function ask(runtime: Runtime, hospitals: readonly KnownHospital[], onDay: string): Promise<HospitalAnswer> {
  return {
    hospitals: await Promise.all(
      hospitals.map(async one => ({
        ...one,
        lines: await runtime.hospital.bills.booked(one.hosId, onDay).catch(noneIfAway),
      })),
    ),
    providers: await Promise.all(runtime.payments.map(one => one.bill(onDay).catch(() => undefined))),
  }
}

/** What our books have of a day: what hospitals took then, and what went back of deposits. */
export async function ownLines({ db }: Pick<Ctx, 'db'>, onDay: string, hosId?: string): Promise<OwnLine[]> {
  const [from, to] = [new Date(startOfDay(onDay)), new Date(startOfDay(addDays(onDay, 1)))]
  const taken = await db
    .selectFrom('feeBill')
    .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
    .leftJoin('payment', join =>
      join
        .onRef('payment.bizId', '=', 'feeOrder.orderId')
        .on('payment.bizType', '=', 'fee')
        .on('payment.state', '=', 'paid'),
    )
    .select(['settleNo', 'feeBill.orderId', 'feeBill.hosId', 'feeOrder.hosName', 'payNo'])
    .select(
      sql<number>`case when fee_bill.what = 'discharge' then fee_order.own_cents else fee_bill.own_cents end`.as(
        'cents',
      ),
    )
    .where('feeBill.state', '=', 'settled')
    .where('feeBill.biller', '=', 'hospital')
    .where('feeBill.endedAt', '>=', from)
    .where('feeBill.endedAt', '<', to)
    .$call(whenGiven(hosId, (query, hosId) => query.where('feeBill.hosId', '=', hosId)))
    .execute()
  const back = await givenBack({ db }, { from, to, hosId })
  return [
    ...taken.map(row => ({
      ...row,
      about: 'payment' as const,
      refundNo: '',
      payNo: row.payNo ?? '',
      cents: Number(row.cents),
    })),
    ...back.map(row => ({ ...row, about: 'refund' as const, payNo: '', cents: Number(row.cents) })),
  ]
}

const givenBack = ({ db }: Pick<Ctx, 'db'>, { from, to, hosId }: { from: Date; to: Date; hosId: string | undefined }) =>
  db
    .selectFrom('feeGiveBack')
    .innerJoin('feeBill', 'feeBill.settleNo', 'feeGiveBack.settleNo')
    .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
    .select(['refundNo', 'feeGiveBack.settleNo', 'feeBill.orderId', 'feeBill.hosId', 'feeOrder.hosName'])
    .select('feeGiveBack.amountCents as cents')
    .where('toldAt', '>=', from)
    .where('toldAt', '<', to)
    .$call(whenGiven(hosId, (query, hosId) => query.where('feeBill.hosId', '=', hosId)))
    .execute()

/** 三方对账: a day as we have it, as the hospitals have it, and what the providers have of the same money. */
export const threeBooks = stepped<ThreeBooks, KnownHospital[], HospitalAnswer>({
  async prepare({ ctx, input }) {
    await ctx.audit({ action: 'fees.list', recordType: 'fee_day', recordId: input.onDay })
    return hospitalsPaid(ctx)
  },
  outside: (hospitals, { runtime, input }) => ask(runtime, hospitals, input.onDay),
  async settle({ hospitals, providers }, _known, { ctx, input: { onDay } }): Promise<Shown> {
    const ours = await ownLines(ctx, onDay)
    const isWhole = providers.every(one => one !== undefined)
    const billed = new Map(
      providers
        .flatMap(one => one ?? [])
        .filter(one => one.about === 'payment')
        .map(one => [one.payNo, one.amountCents]),
    )
    const paidCents = await paymentsOf(ctx, ours)
    return {
      onDay,
      hospitals: hospitals.map(({ hosId, hosName, lines }) => {
        const own = ours.filter(one => one.hosId === hosId)
        const payNos = new Set(own.flatMap(one => (one.payNo ? [one.payNo] : [])))
        return {
          hosId,
          hosName,
          oursCents: signed(own.map(one => ({ about: one.about, amountCents: one.cents }))),
          hospitalCents: lines ? signed(lines) : null,
          providerCents: isWhole ? [...payNos].reduce((sum, payNo) => sum + (billed.get(payNo) ?? 0), 0) : null,
          lines: own.length,
        }
      }),
      gaps: await withSettlements(
        ctx,
        onDay,
        hospitals.flatMap(one => gapsOf(one, ours, one.lines, isWhole ? { billed, paidCents } : undefined)),
      ),
    }
  },
})

const signed = (lines: readonly { about: 'payment' | 'refund'; amountCents: number }[]): number =>
  lines.reduce((sum, one) => sum + (one.about === 'payment' ? one.amountCents : -one.amountCents), 0)

/** What was paid with each payment, of all bills that it paid for. */
async function paymentsOf({ db }: Pick<Ctx, 'db'>, ours: readonly OwnLine[]): Promise<ReadonlyMap<string, number>> {
  const payNos = [...new Set(ours.flatMap(one => (one.payNo ? [one.payNo] : [])))]
  if (payNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .select(['payNo', 'amountCents'])
    .where(sql<boolean>`pay_no = any(${payNos})`)
    .execute()
  return new Map(rows.map(row => [row.payNo, Number(row.amountCents)]))
}
