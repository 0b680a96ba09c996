/** How the payer gets to the cashier: inside the messaging app, from a browser to it, or the payment app's mobile page. */
export type PayChannel = 'wechat-jsapi' | 'wechat-h5' | 'alipay-wap'

/** What we ask the provider to collect. */
export interface PaymentOrder {
  /** Our number of this attempt: 8 to 32 of [A-Za-z0-9_-], never used twice. */
  payNo: string
  channel: PayChannel
  amountCents: number
  /** What is paid, as a passenger through the provider and back: e.g. bizType consult, bizId the consultId. */
  about: { bizType: string; bizId: string }
  /** What the payer reads at the cashier, e.g. 图文咨询. Never a name or an illness. */
  subject: string
  /** Epoch ms; the provider refuses payment after it. */
  expiresAt: number
  /** The payer's id in the messaging app; wechat-jsapi only. */
  openid?: string
  /** Where the payer comes back to, on our own host. */
  returnUrl: string
  payerAddress: string
}

/** What the page needs to open the cashier. */
export type CashierEntry =
  /** Parameters of the messaging app's own bridge (appId, timeStamp, nonceStr, package, signType, paySign). */
  | { kind: 'bridge'; params: Record<string, string> }
  /** An address to go to. */
  | { kind: 'redirect'; url: string }
  /** A form to be posted: built by the page from these fields, never injected as HTML. */
  | { kind: 'form'; action: string; fields: Record<string, string> }

export type PaymentOutcome = 'pending' | 'paid' | 'failed' | 'closed'

/** What the provider says of a payment: by query, or by its signed notice. */
export interface PaymentFact {
  payNo: string
  outcome: PaymentOutcome
  /** The provider's own number; present when paid. */
  providerNo?: string
  amountCents?: number
  currency?: string
  /** Epoch ms. */
  paidAt?: number
}

export interface RefundOrder {
  /** Our number of the refund, the provider's idempotency key: asking twice refunds once. */
  refundNo: string
  payNo: string
  amountCents: number
  /** The whole payment's amount. */
  paidCents: number
  reason: string
}

export type RefundOutcome = 'pending' | 'done' | 'failed'

export interface RefundFact {
  refundNo: string
  payNo: string
  outcome: RefundOutcome
  providerNo?: string
  amountCents?: number
  /** Epoch ms. */
  doneAt?: number
  /** The provider's reason when failed. */
  reason?: string
}

export type PaymentNotice = { about: 'payment'; fact: PaymentFact } | { about: 'refund'; fact: RefundFact }

/** One line of the provider's bill of a day. */
export interface BillLine {
  about: 'payment' | 'refund'
  payNo: string
  refundNo?: string
  providerNo: string
  amountCents: number
  /** What the provider keeps of it, in millionths of a yuan; below zero: what it gives back with a refund. */
  feeMicros: number
}

/** A notice whose signature, merchant or encryption is not the provider's: answered with a failure, logged, changes nothing. */
export class ForgedNoticeError extends Error {
  override name = 'ForgedNoticeError'
}

/** The provider has no such payment. */
export class UnknownPaymentError extends Error {
  override name = 'UnknownPaymentError'
}

/** A payment provider, in our words. Every call may be repeated safely; a call that throws may be tried again. */
export interface PaymentProvider {
  readonly name: 'wechat' | 'alipay'
  readonly channels: readonly PayChannel[]
  /** Opens the order at the provider. The same payNo again gives the same order. */
  open(order: PaymentOrder): Promise<CashierEntry>
  find(payNo: string): Promise<PaymentFact>
  /** No payment is accepted any more. Closing a paid one changes nothing. */
  close(payNo: string): Promise<void>
  refund(order: RefundOrder): Promise<RefundFact>
  findRefund(payNo: string, refundNo: string): Promise<RefundFact>
  /** Checks signature and merchant, decrypts, and reads the provider's notice. Throws ForgedNoticeError. */
  readNotice(headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<PaymentNotice>
  /** What to answer the provider: HTTP status, type and body for "taken" and for "send it again". */
  readonly answers: { taken: NoticeAnswer; again: NoticeAnswer }
  /** The provider's bill of one day, 'YYYY-MM-DD' Asia/Shanghai. */
  bill(day: string): Promise<BillLine[]>
}

export interface NoticeAnswer {
  status: number
  type: string
  body: string
}
