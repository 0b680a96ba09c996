import { generateKeyPairSync } from 'node:crypto'
import { alipay } from '../../adapters/alipay/alipay.ts'
import { wechatPay } from '../../adapters/wechat-pay/wechat-pay.ts'
import { paymentProviderHolds } from './payment-provider.port-test.ts'
import { paymentTestbed } from './testbed.ts'

const bed = await paymentTestbed()
const paid = await bed.tampering(body => body.replace('NOTPAY', 'SUCCESS').replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS'))
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const wechat = {
  provider: bed.providers.wechat,
  otherMerchant: wechatPay({ ...bed.wechatSettings(), mchId: '1900000999' }),
  tampered: wechatPay(bed.wechatSettings(paid)),
  stranger: wechatPay({ ...bed.wechatSettings(), mchPrivateKey: privateKey }),
}
paymentProviderHolds(bed, { channel: 'wechat-jsapi', ...wechat })
paymentProviderHolds(bed, { channel: 'wechat-h5', ...wechat })
paymentProviderHolds(bed, {
  channel: 'alipay-wap',
  provider: bed.providers.alipay,
  otherMerchant: alipay({ ...bed.alipaySettings(), sellerId: '2088000000000999' }),
  tampered: alipay(bed.alipaySettings(paid)),
  stranger: alipay({ ...bed.alipaySettings(), privateKey }),
})
