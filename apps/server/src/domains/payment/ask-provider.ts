import type { Runtime } from '../../runtime.ts'
import { UnknownPaymentError, type PaymentFact } from '../../ports/payment.ts'
import type { Payment } from './payment.table.ts'
import type { ReportedPayment } from './settle-payment.ts'
import { providerNamed } from './ways.ts'

/** What the provider says of a payment. One that it has never seen is still to come: some learn of it from the payer. */
export async function askProvider(
  runtime: Runtime,
  { provider, payNo }: Pick<Payment, 'provider' | 'payNo'>,
): Promise<ReportedPayment> {
  const fact = await providerNamed(runtime, provider)
    .find(payNo)
    .catch((error: unknown): PaymentFact => {
      if (error instanceof UnknownPaymentError) return { payNo, outcome: 'pending' }
      throw error
    })
  return { provider, fact }
}

/** The same of several, while a person waits: a provider that does not answer has no news, and the clock asks it again. */
export async function newsOf(runtime: Runtime, payments: readonly Payment[]): Promise<ReportedPayment[]> {
  const asked = await Promise.allSettled(payments.map(payment => askProvider(runtime, payment)))
  return asked.flatMap(one => (one.status === 'fulfilled' && one.value.fact.outcome !== 'pending' ? [one.value] : []))
}
