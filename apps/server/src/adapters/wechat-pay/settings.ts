/** What WeChat Pay needs to know of the merchant, and the merchant of it. */
export interface WechatPaySettings {
  appId: string
  mchId: string
  /** Serial number of the merchant's API certificate. */
  mchSerial: string
  /** Its private key, PEM. */
  mchPrivateKey: string
  /** The platform's public keys or certificates (PEM) by their id or serial number; several while they change. */
  platformKeys: Readonly<Record<string, string>>
  /** 32 characters. */
  apiV3Key: string
  /** https://api.mch.weixin.qq.com, or the sandbox. */
  baseUrl: string
  /** Where notices of payments go, without a query. */
  notifyUrl: string
  /** Where notices of refunds go, without a query. */
  refundNotifyUrl: string
  /** Epoch ms. */
  now: () => number
}
