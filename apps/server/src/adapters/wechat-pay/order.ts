import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { CashierEntry, PaymentOrder } from '../../ports/payment.ts'
import { wechatSdk } from './sdk.ts'
import type { WechatPaySettings } from './settings.ts'

const orderFields = (settings: WechatPaySettings, order: PaymentOrder) => ({
  appid: settings.appId,
  mchid: settings.mchId,
  description: clipped(order.subject, 127),
  out_trade_no: order.payNo,
  time_expire: `${dayAndSecond(order.expiresAt).replace(' ', 'T')}+08:00`,
  attach: `${order.about.bizType}:${order.about.bizId}`,
  notify_url: settings.notifyUrl,
  amount: { total: order.amountCents, currency: 'CNY' },
})

export function jsapiOrder(settings: WechatPaySettings, order: PaymentOrder) {
  if (!order.openid) throw new Error('a JSAPI payment needs the payer’s openid')
  return {
    ...orderFields(settings, order),
    payer: { openid: order.openid },
    scene_info: { payer_client_ip: order.payerAddress },
  }
}

export const h5Order = (settings: WechatPaySettings, order: PaymentOrder) => ({
  ...orderFields(settings, order),
  scene_info: { payer_client_ip: order.payerAddress, h5_info: { type: 'Wap' } },
})

/** The parameters of WeixinJSBridge's getBrandWCPayRequest. */
export function bridge({ appId, mchPrivateKey, now }: WechatPaySettings, prepayId: string): CashierEntry {
  const { Formatter, Rsa } = wechatSdk()
  const timeStamp = String(Math.floor(now() / 1000))
  const nonceStr = Formatter.nonce()
  const pack = `prepay_id=${prepayId}`
  const paySign = Rsa.sign(
    Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, pack),
    Rsa.from(mchPrivateKey, 'private'),
  )
  return { kind: 'bridge', params: { appId, timeStamp, nonceStr, package: pack, signType: 'RSA', paySign } }
}

export const clipped = (text: string, length: number): string => Array.from(text).slice(0, length).join('')
