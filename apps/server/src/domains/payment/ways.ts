import { randomBytes } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { Runtime } from '../../runtime.ts'
import type { PayChannel, PaymentProvider } from '../../ports/payment.ts'

/** The channel of the wire that says that a page runs in the messaging app (docs/product/protocol.md 1). */
const messagingApp = '10'
/** The same of the payment app. */
const paymentApp = '11'

/**
 * Inside the messaging app its own bridge pays: undefined while we do not know who the payer is there. Everywhere else an
 * address or a form.
 */
export function payChannelFor(
  way: PayWay,
  { channel, openid }: { channel: string; openid: string | undefined },
): PayChannel | undefined {
  if (way === 'ALIPAY' || channel !== messagingApp) return addressChannelFor(way)
  return openid === undefined ? undefined : 'wechat-jsapi'
}

/** The one way that a shell has (docs/product/protocol.md 1); undefined: the payer chooses. */
export const wayOfShell = (channel: string): PayWay | undefined =>
  channel === messagingApp ? 'WECHAT' : channel === paymentApp ? 'ALIPAY' : undefined

/** For a page that can only go to an address. */
export const addressChannelFor = (way: PayWay): PayChannel => (way === 'ALIPAY' ? 'alipay-wap' : 'wechat-h5')

export const providerFor = ({ payments }: Runtime, channel: PayChannel): PaymentProvider | undefined =>
  payments.find(provider => provider.channels.includes(channel))

/** The provider that a payment was opened with; a fault when it is not connected any more. */
export function providerNamed({ payments }: Runtime, name: string): PaymentProvider {
  const provider = payments.find(one => one.name === name)
  if (!provider) throw new Error(`the payment provider ${name} is not connected`)
  return provider
}

/** What stands for the provider where a coupon has paid the whole. */
export const byCoupon = 'coupon'

export const payWayOf = (provider: string): PayWay => (provider === 'wechat' ? 'WECHAT' : 'ALIPAY')

/** The word under which a way's payments lie in the table. */
export const providerOf = (way: PayWay): string => (way === 'WECHAT' ? 'wechat' : 'alipay')

/** The same where nothing may have been paid in money: null then. */
export const payWayOrNone = (provider: string): PayWay | null => (provider === byCoupon ? null : payWayOf(provider))

/** A number of ours, as the providers take it: P or R, the day, and what nobody guesses. */
export const newNumber = (kind: 'P' | 'R', at: number): string =>
  `${kind}${dayOf(at).replaceAll('-', '')}${randomBytes(10).toString('hex')}`
