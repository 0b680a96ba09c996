import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import type { CashierEntry as ShownEntry } from '@nethos/contract/payment/payment.schemas.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { Finished, isRefused, stepped, type SteppedHandlerOf } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import type { CashierEntry } from '../../ports/payment.ts'
import { openCashier, prepareAttempt, settleAttempt, type Attempt, type AttemptOutcome } from './open-attempt.ts'
import { ofConsult } from './business.ts'
import type { Payables } from '../../registry/payable.ts'
import { addressChannelFor, payChannelFor } from './ways.ts'

/** nethos.consult.info.pay: the messaging app's parameters, an address, or a form (docs/decisions/0010). */
export const pay = (payables: Payables): SteppedHandlerOf<typeof paymentServices.pay> =>
  stepped<typeof paymentServices.pay, Attempt, AttemptOutcome>({
    async prepare(call) {
      const { input, ctx } = call
      const prepared = await prepareAttempt(payables, ofConsult(input.consultId), call, openid =>
        payChannelFor(input.payChannel, { channel: ctx.channel, openid }),
      )
      return prepared === 'nothing to pay' ? new Finished('SUCCESS') : prepared
    },
    outside: (attempt, { runtime }) => openCashier(attempt, runtime),
    async settle(outcome, attempt, call) {
      const settled = await settleAttempt(payables, outcome, attempt, call.ctx)
      return isRefused(settled) ? settled : settled === 'paid' ? 'SUCCESS' : shownEntry(settled)
    },
  })

/** nethos.consult.info.pay.v2: always an address to go to, at the cashier or, when nothing is to be paid, our own. */
export const payByAddress = (payables: Payables): SteppedHandlerOf<typeof paymentServices.payByAddress> =>
  stepped<typeof paymentServices.payByAddress, Attempt, AttemptOutcome>({
    async prepare(call) {
      const { input, ctx } = call
      const prepared = await prepareAttempt(payables, ofConsult(input.consultId), call, () =>
        addressChannelFor(input.payChannel),
      )
      return prepared === 'nothing to pay' ? new Finished(successPage(ctx.runtime, input.consultId)) : prepared
    },
    outside: (attempt, { runtime }) => openCashier(attempt, runtime),
    async settle(outcome, attempt, call) {
      const settled = await settleAttempt(payables, outcome, attempt, call.ctx)
      if (isRefused(settled)) return settled
      return settled === 'paid' ? successPage(call.ctx.runtime, attempt.business.bizId) : addressOf(settled)
    },
  })

const successPage = ({ settings }: Runtime, bizId: string): string =>
  `${settings.origin}${paymentPages.payResult.to({ id: bizId, result: 'success' })}`

export function shownEntry(entry: CashierEntry): ShownEntry {
  if (entry.kind !== 'bridge') return entry
  const { appId = '', timeStamp = '', nonceStr = '', package: pack = '', signType = '', paySign = '' } = entry.params
  return { kind: 'bridge', appId, timeStamp, nonceStr, package: pack, signType, paySign }
}

/** Alipay's gateway takes the same signed fields in an address. */
function addressOf(entry: CashierEntry): string {
  if (entry.kind === 'redirect') return entry.url
  if (entry.kind === 'bridge') throw new Error('the messaging app’s bridge has no address')
  const url = new URL(entry.action)
  for (const [name, value] of Object.entries(entry.fields)) url.searchParams.set(name, value)
  return url.href
}
