import type { Ctx } from '../../calls/handler.ts'
import type { Job, JobContext } from '../../jobs/job.ts'
import {
  TooLateToWithdrawError,
  type HospitalBills,
  type PaymentAnswer,
  type PaymentReport,
} from '../../ports/hospital-bills.ts'
import type { Claim, Settled } from '../../ports/insurance.ts'
import { feeBills, itemsOf, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'
import type { OwnBillers, OwnBills } from '../../registry/own-bills.ts'
import { giveBackRest } from './give-back.ts'
import { reportRefundJob, undoJob, writeJob } from './job-names.ts'
import { bizType, finishOrder, moneyOf, wasTaken, wasUndone } from './life.ts'
import { sealedIn } from './make-order.ts'
import { findFeeBill, findOrder } from './order.table.ts'

type One = { settleNo: string }
const minute = 60_000
/** So often it is tried again to take something back, until it is. */
export const askAgainMs = 10 * minute

interface Both {
  bill: FeeBill
  order: FeeOrder
}

async function bothOf({ db }: JobContext, settleNo: string): Promise<Both | undefined> {
  const bill = await findFeeBill({ db }, settleNo)
  const order = bill && (await findOrder({ db, caller: { kind: 'system' } }, bill.orderId))
  return bill && order && { bill, order }
}

const claimOf = ({ runtime }: JobContext, { bill, order }: Both): Claim => ({
  idCard: runtime.sealer.openText(order.idCardSealed, sealedIn),
  kind: order.what === 'outpatient' ? 'outpatient' : 'inpatient',
  billNo: bill.billNo,
  items: itemsOf(bill),
  totalCents: bill.totalCents,
})

/** Where the insurance pays nothing it has nothing to settle. */
const asksInsurance = ({ pooledCents, accountCents }: FeeBill): boolean => pooledCents + accountCents > 0

async function settleInsurance(on: JobContext, both: Both): Promise<Settled> {
  const { bill } = both
  if (!asksInsurance(bill)) return { outcome: 'settled', insuranceNo: '' }
  const { insurance } = on.runtime
  if (!insurance) return { outcome: 'refused', reason: '医保结算暂不可用' }
  const { settleNo: ourNo, pooledCents, accountCents } = bill
  const parts = { pooledCents, accountCents, ownCents: bill.totalCents - pooledCents - accountCents }
  return insurance.settle(bill.hosId, { ...claimOf(on, both), ourNo, parts })
}

const paymentReportOf = ({ bill, order }: Both, insuranceNo: string): PaymentReport => ({
  ourNo: bill.settleNo,
  what: bill.what,
  billNo: bill.billNo,
  recordNumber: order.recordNumber,
  totalCents: bill.totalCents,
  pooledCents: bill.pooledCents,
  accountCents: bill.accountCents,
  ownCents: moneyOf(order, bill),
  insuranceNo,
  paidAt: order.paidAt ?? 0,
})

/** The settlement centre first, then the hospital, which wants its number. Repeated, both answer what they answered. */
export const writeBill = (billers: OwnBillers): Job<One> => ({
  name: writeJob,
  retries: 60,
  async run({ settleNo }, on) {
    const both = await bothOf(on, settleNo)
    if (both?.bill.state !== 'writing') return
    const insured = await settleInsurance(on, both)
    if (insured.outcome === 'refused') return refuse(on, settleNo, insured.reason)
    if (both.bill.biller !== 'hospital') return takeOwn(on, both, billers[both.bill.biller], insured.insuranceNo)
    const report = paymentReportOf(both, insured.insuranceNo)
    const answer = await on.runtime.hospital.bills.takePayment(both.bill.hosId, report)
    if (answer.outcome === 'refused') return refuse(on, settleNo, answer.reason)
    await take(on, settleNo, 'take', answer, insured.insuranceNo)
  },
})

const refuse = (on: JobContext, settleNo: string, reason: string): Promise<void> =>
  on.transact(async ctx => {
    const bill = await findFeeBill(ctx, settleNo, { hold: true })
    if (bill) await refuseHeld(ctx, bill, reason)
  })

async function refuseHeld(ctx: Ctx, bill: FeeBill, reason: string): Promise<void> {
  const refused = await feeBills.transition(ctx, bill, 'refuse', 'hospital', undoing(ctx.now, reason))
  if (refused) await ctx.enqueue(undoJob, { settleNo: bill.settleNo })
}

/** A bill of our own: whoever has issued it takes it in the same transaction, so that nothing can be lost in between. */
const takeOwn = (
  on: JobContext,
  { bill: { settleNo }, order }: Both,
  biller: OwnBills | undefined,
  insuranceNo: string,
): Promise<void> =>
  on.transact(async ctx => {
    const bill = await findFeeBill(ctx, settleNo, { hold: true })
    if (bill?.state !== 'writing') return
    const { billNo } = bill
    const paidBy = { bizType, bizId: order.orderId }
    const guides = await biller?.take(ctx, { billNo, paidAt: order.paidAt ?? ctx.now, paidBy })
    if (!guides) return refuseHeld(ctx, bill, '订单已失效')
    const taken = await feeBills.transition(ctx, bill, 'take', 'hospital', {
      insuranceNo,
      guides: JSON.stringify(guides),
      endedAt: ctx.now,
      askedAgainAt: null,
      reason: '',
    })
    if (taken) await finishOrder(ctx, order)
  })

export const undoing = (now: number, reason: string) => ({ reason, askedAgainAt: now + askAgainMs })

/** Sixteen characters that nobody guesses and everybody can type: they stand on the receipt. */
const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => '0123456789ABCDEFGHJKLMNPQRSTUVWX'[byte % 32]).join('')

function take(
  on: JobContext,
  settleNo: string,
  event: 'take' | 'keep',
  answer: PaymentAnswer & { outcome: 'taken' },
  insuranceNo: string,
): Promise<void> {
  return on.transact(async ctx => {
    const bill = await findFeeBill(ctx, settleNo, { hold: true })
    if (!bill) return
    const taken = await feeBills.transition(ctx, bill, event, 'hospital', {
      insuranceNo,
      receiptNo: answer.receiptNo,
      guides: JSON.stringify(answer.guides),
      endedAt: answer.at,
      askedAgainAt: null,
      verifyCode: newCode(),
      reason: '',
    })
    if (!taken) return
    if (taken.what === 'discharge') await giveBackRest(ctx, taken)
    await wasTaken(ctx, taken)
  })
}

/**
 * The hospital first: what it has given something for stays. Then the settlement centre, and only when both have nothing any
 * more does the money go back. A bill of our own was not taken, or it would not be undone.
 */
export const undoBill: Job<One> = {
  name: undoJob,
  async run({ settleNo }, on) {
    const both = await bothOf(on, settleNo)
    if (both?.bill.state !== 'undoing') return
    const { bill } = both
    const { bills } = on.runtime.hospital
    if (bill.biller === 'hospital' && !(await isWithdrawn(bills, bill))) return saveGiven(on, both)
    if (asksInsurance(bill)) {
      const { idCard, kind } = claimOf(on, both)
      await on.runtime.insurance?.reverse(bill.hosId, { ourNo: settleNo, idCard, kind })
    }
    await on.transact(async ctx => {
      const now = await findFeeBill(ctx, settleNo, { hold: true })
      const undone =
        now && (await feeBills.transition(ctx, now, 'undo', 'hospital', { endedAt: ctx.now, askedAgainAt: null }))
      if (undone) await wasUndone(ctx, undone)
    })
  },
}

/** False: the hospital has given something for it. */
const isWithdrawn = (bills: HospitalBills, { hosId, settleNo }: FeeBill): Promise<boolean> =>
  bills.withdraw(hosId, settleNo).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooLateToWithdrawError) return false
      throw error
    },
  )

/** The hospital had it after all: what it answered then it answers again. */
async function saveGiven(on: JobContext, both: Both): Promise<void> {
  const insured = await settleInsurance(on, both)
  if (insured.outcome === 'refused')
    throw new Error(`${both.bill.settleNo} was given, and the insurance has taken it back`)
  const answer = await on.runtime.hospital.bills.takePayment(
    both.bill.hosId,
    paymentReportOf(both, insured.insuranceNo),
  )
  if (answer.outcome === 'refused') throw new Error(`${both.bill.settleNo} was given, and is refused`)
  await take(on, both.bill.settleNo, 'keep', answer, insured.insuranceNo)
}

/** The hospital's books shall have what went back of a deposit. */
export const reportRefund: Job<{ refundNo: string }> = {
  name: reportRefundJob,
  async run({ refundNo }, on) {
    const row = await on.db
      .selectFrom('feeGiveBack')
      .innerJoin('feeBill', 'feeBill.settleNo', 'feeGiveBack.settleNo')
      .select(['feeBill.hosId', 'feeGiveBack.settleNo', 'feeGiveBack.amountCents', 'feeGiveBack.toldAt'])
      .where('refundNo', '=', refundNo)
      .executeTakeFirst()
    if (!row || row.toldAt) return
    const at = on.now()
    await on.runtime.hospital.bills.tellRefund(row.hosId, {
      refundNo,
      ourNo: row.settleNo,
      amountCents: row.amountCents,
    })
    await on.transact(ctx =>
      ctx.db
        .updateTable('feeGiveBack')
        .set({ toldAt: new Date(at), dueAt: null })
        .where('refundNo', '=', refundNo)
        .where('toldAt', 'is', null)
        .execute(),
    )
  },
}
