/** What Alipay needs to know of the merchant, and the merchant of it. */
export interface AlipaySettings {
  appId: string
  /** The merchant's own id (PID): notices must name it. */
  sellerId: string
  /** The application's private key: PEM (PKCS#1 or PKCS#8), or the bare base64 that Alipay's own tool writes. */
  privateKey: string
  /** Alipay's public key: PEM, or bare base64. */
  alipayPublicKey: string
  /** https://openapi.alipay.com/gateway.do, or the sandbox. Payers' browsers post their form there too. */
  gateway: string
  /** Where notices go. */
  notifyUrl: string
}
