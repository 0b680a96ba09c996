import type pg from 'pg'
import { inBooks, SandboxRefusalError } from './books.ts'
import { addNotice, type NoticeManner } from './notice.table.ts'
import { endOrder, lockOrder, type ProviderName, type SandboxOrder } from './order.table.ts'
import type { ProviderVoice } from './voice.ts'

export type PayerOutcome = 'succeed' | 'fail' | 'cancel'

export interface SettleOptions {
  /** What becomes of the notice; normal unless told. */
  notice?: NoticeManner | undefined
  /** Of a late one: goes out when the sandbox's clock passes this, epoch ms; else releaseLate() lets it go. */
  lateUntil?: number | undefined
}

export interface PayerOptions {
  pool: pg.Pool
  now: () => number
  voices: Record<ProviderName, ProviderVoice>
}

/**
 * What the payer does at the cashier, once. To cancel is to walk away: the order stays open, and as with the real
 * providers nothing is sent, since nothing has been decided.
 */
export function payer({ pool, now, voices }: PayerOptions) {
  return (payNo: string, outcome: PayerOutcome, { notice = 'normal', lateUntil }: SettleOptions = {}): Promise<void> =>
    inBooks(pool, async books => {
      const order = await lockOrder(books, payNo)
      if (!order) throw new SandboxRefusalError('UNKNOWN_PAYMENT', '没有这笔支付', 404)
      const ended = endOf(order, now())
      if (ended) throw ended
      if (outcome === 'cancel') return
      const at = now()
      const state = outcome === 'succeed' ? 'paid' : 'failed'
      await endOrder(books, payNo, state, at)
      const content = voices[order.provider].ofPayment({ ...order, state, endedAt: at })
      await addNotice(books, {
        payNo,
        about: 'payment',
        notifyUrl: order.notifyUrl,
        content,
        createdAt: at,
        manner: notice,
        heldUntil: lateUntil,
      })
    })
}

const sentences = {
  paid: '该订单已支付，不会重复扣款',
  failed: '该订单已支付失败，请重新下单',
  closed: '该订单已关闭，不能再支付',
}

/** Why this order takes no payment, if it does not. */
export function endOf(order: SandboxOrder, now: number): SandboxRefusalError | undefined {
  if (order.state !== 'open')
    return new SandboxRefusalError(`ORDER_${order.state.toUpperCase()}`, sentences[order.state])
  if (order.expiresAt <= now) return new SandboxRefusalError('ORDER_EXPIRED', '该订单已过期，不能再支付')
  return undefined
}
