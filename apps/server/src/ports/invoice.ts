/** What stands on an invoice. */
export interface InvoiceOrder {
  /** Ours, the provider's idempotency key: asking twice writes one. */
  invoiceId: string
  /** The payer's name or his company's. */
  title: string
  /** 统一社会信用代码; '' for a person. */
  taxNo: string
  /** Where the provider sends a copy; '' for nowhere. */
  email: string
  /** What was sold, e.g. 图文咨询; never an illness. */
  subject: string
  /** Integer cents, tax included. */
  amountCents: number
}

export type InvoiceFact =
  | { outcome: 'issued'; invoiceNo: string; issuedAt: number }
  /** The tax office does not take it as it is, e.g. a closed company. */
  | { outcome: 'refused'; reason: string }

/** A provider of electronic invoices (数电票), in our words. Every call may be repeated safely; one that throws is tried again. */
export interface InvoiceProvider {
  issue(order: InvoiceOrder): Promise<InvoiceFact>
  /** Writes the red invoice that takes this one back in full. */
  takeBack(order: { invoiceId: string; invoiceNo: string; reason: string }): Promise<{ redNo: string; at: number }>
}
