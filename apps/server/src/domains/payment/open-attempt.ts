import { present } from '@nethos/contract/common/present.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { InputOf, RefusalOf } from '@nethos/contract/service.ts'
import type { Runtime } from '../../runtime.ts'
import type { CashierEntry, PayChannel, PaymentOrder } from '../../ports/payment.ts'
import { platformIdOf } from '../shell/public.ts'
import { newsOf } from './ask-provider.ts'
import { chooseCoupon, payByCouponAlone, type ChosenCoupon } from './pay-with-coupon.ts'
import { closeJob } from './job-names.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import type { Business } from './business.ts'
import type { Asked, Payables } from '../../registry/payable.ts'
import { addPayment, closeOthers, holdBusiness, isPaid, markOpen, openAttempts, type Payment } from './payment.table.ts'
import { payableOf, settlePayment, type ReportedPayment } from './settle-payment.ts'
import { newNumber, providerFor } from './ways.ts'

type PayService = typeof paymentServices.pay
/** A call of any service that opens the cashier: they differ in what is paid for, and in what they answer. */
interface PayCall {
  input: Partial<Pick<InputOf<PayService>, 'openid' | 'returnUrl' | 'myCouponId'>>
  ctx: Ctx<AccountCaller>
}
type PayRefused = Refused<RefusalOf<PayService>>

export interface Attempt {
  business: Business
  coupon: ChosenCoupon
  /** Undefined: the coupon pays the whole, and nobody outside has to be asked. */
  payment: Payment | undefined
  /** Attempts that are open already: money may have come without our knowing. */
  earlier: Payment[]
}

/** What was heard outside: the money is here already, how to get to the cashier, or that a coupon covers it. */
export type AttemptOutcome = { news: ReportedPayment[] } | { entry: CashierEntry } | { covered: true }

/** Whether it may be paid, and the row of the attempt: the open one of the same order at the same provider, or a new one. */
export async function prepareAttempt(
  payables: Payables,
  business: Business,
  { input, ctx }: PayCall,
  channelOf: (openid: string | undefined) => PayChannel | undefined,
): Promise<Attempt | PayRefused | 'nothing to pay'> {
  const asked = await payableOf(payables, business).find(ctx, business.bizId)
  if (!asked || asked.accountId !== ctx.caller.accountId) return refuse('not_found')
  const may = await mayPayFor(ctx, asked.personId, business)
  if (may !== true) return may
  const no = await whyNot(ctx, business, asked)
  if (no) return no === 'nothing to pay' ? no : refuse(no)
  await holdBusiness(ctx, business)
  const coupon = await chooseCoupon(ctx, business, asked, input.myCouponId || undefined)
  if ('no' in coupon) return refuse(coupon.no, coupon.sentence ? { sentence: coupon.sentence } : {})
  const earlier = await openAttempts(ctx, business)
  for (const payNo of await closeOthers(ctx, earlier, coupon.couponId)) await ctx.enqueue(closeJob, { payNo })
  if (coupon.offCents === asked.amountCents) return { business, coupon, payment: undefined, earlier }
  const openid = input.openid || (await platformIdOf(ctx, 'messaging'))
  const channel = channelOf(openid)
  if (channel === undefined) return refuse('payer_unknown')
  const provider = providerFor(ctx.runtime, channel)
  if (!provider) return refuse('way_closed')
  const wanted = {
    channel,
    amountCents: asked.amountCents - coupon.offCents,
    couponId: coupon.couponId,
    openid: channel === 'wechat-jsapi' ? (openid ?? null) : null,
    payerAddress: ctx.address,
    returnUrl:
      ownAddress(ctx.runtime, input.returnUrl) ??
      `${ctx.runtime.settings.origin}${paymentPages.payResult.to({ id: business.bizId })}`,
  }
  const payment = await attemptFor(ctx, { asked, business, coupon, wanted, earlier, provider: provider.name })
  return { business, coupon, payment, earlier }
}

interface Attempted {
  asked: Asked
  business: Business
  coupon: ChosenCoupon
  wanted: Wanted
  earlier: readonly Payment[]
  provider: string
}

/** The open attempt at the same order, or a new one. */
const attemptFor = async (
  ctx: PayCall['ctx'],
  { asked, business, coupon, wanted, earlier, provider }: Attempted,
): Promise<Payment> =>
  earlier.find(one => isSameOrder(one, wanted)) ??
  (await addPayment(ctx, {
    ...business,
    ...wanted,
    payNo: newNumber('P', ctx.now),
    accountId: asked.accountId,
    discountCents: coupon.offCents,
    provider,
    subject: asked.subject,
    personId: asked.personId ?? null,
    personName: asked.personName ?? '',
    docName: asked.docName ?? '',
    expiresAt: new Date(asked.expiresAt),
  }))

async function mayPayFor(ctx: PayCall['ctx'], personId: Asked['personId'], { bizType, bizId }: Business) {
  if (!personId) return true
  const may = await mayActFor(ctx, personId, 'pay')
  if (may === true) await noteActFor(ctx, { action: 'payment.open', personId, recordType: bizType, recordId: bizId })
  return may
}

async function whyNot(
  ctx: PayCall['ctx'],
  business: Business,
  { state, amountCents, expiresAt }: Asked,
): Promise<'nothing to pay' | 'already_paid' | 'order_gone' | undefined> {
  if (await isPaid(ctx, business)) return 'already_paid'
  if (state === 'paid') return 'nothing to pay'
  if (state === 'gone' || expiresAt <= ctx.now) return 'order_gone'
  return amountCents === 0 ? 'nothing to pay' : undefined
}

type Wanted = Pick<Payment, 'channel' | 'amountCents' | 'couponId' | 'openid' | 'payerAddress' | 'returnUrl'>
const isSameOrder = (one: Payment, wanted: Wanted): boolean =>
  (Object.keys(wanted) as (keyof Wanted)[]).every(key => one[key] === wanted[key])

/** Outside: first whether the money has come by an attempt that is open already, then the cashier. */
export async function openCashier({ business, payment, earlier }: Attempt, runtime: Runtime): Promise<AttemptOutcome> {
  const news = await newsOf(runtime, earlier)
  if (news.some(one => one.fact.outcome === 'paid')) return { news }
  if (!payment) return { covered: true }
  try {
    return {
      entry: await present(providerFor(runtime, payment.channel as PayChannel)).open(orderOf(payment, business)),
    }
  } catch (error) {
    throw Object.assign(new TroubleError('unavailable', { msg: '暂时连接不上微信或支付宝，请稍后再试' }), {
      cause: error,
    })
  }
}

const orderOf = (payment: Payment, about: Business): PaymentOrder => ({
  payNo: payment.payNo,
  channel: payment.channel as PayChannel,
  amountCents: payment.amountCents,
  about,
  subject: payment.subject,
  expiresAt: payment.expiresAt.getTime(),
  ...(payment.openid !== null && { openid: payment.openid }),
  returnUrl: payment.returnUrl,
  payerAddress: payment.payerAddress,
})

/** The order may have ended while the provider was asked: then nobody gets to the cashier. */
export async function settleAttempt(
  payables: Payables,
  answer: AttemptOutcome,
  { business, coupon, payment }: Attempt,
  ctx: Ctx<AccountCaller>,
): Promise<CashierEntry | PayRefused | 'paid'> {
  if ('news' in answer) {
    for (const reported of answer.news) await settlePayment(ctx, payables, reported)
    return 'paid'
  }
  if ('covered' in answer || !payment) {
    const outcome = await payByCouponAlone(ctx, payableOf(payables, business), business, coupon)
    return outcome === 'paid' ? 'paid' : refuse('order_gone')
  }
  const asked = await payableOf(payables, business).find(ctx, business.bizId)
  if (asked?.state === 'paid') return 'paid'
  if (asked?.state !== 'payable' || !(await markOpen(ctx, payment))) return refuse('order_gone')
  return answer.entry
}

/** An address of our own, whole; undefined for any other. */
function ownAddress({ settings }: Runtime, address: string | null | undefined): string | undefined {
  const url = address ? URL.parse(address, settings.origin) : null
  return url?.origin === new URL(settings.origin).origin ? url.href : undefined
}
