import type { Books } from './books.ts'
import type { DueNotice } from './notice.table.ts'
import type { SandboxOrder } from './order.table.ts'
import type { SandboxRefund } from './refund.table.ts'

/** How one provider tells the merchant what has happened. */
export interface ProviderVoice {
  /** What it says of a payment that has just ended. */
  ofPayment(order: SandboxOrder): Record<string, unknown>
  /** What it says of a refund that has just ended. */
  ofRefund(order: SandboxOrder, refund: SandboxRefund, books: Books): Promise<Record<string, unknown>>
  /** Signed, and encrypted where the provider does so, with the present time. */
  letter(notice: DueNotice): Letter
  /** Whether this answer means that the merchant has it. */
  isTaken(status: number, body: string): boolean
}

export interface Letter {
  headers: Record<string, string>
  body: string
}
