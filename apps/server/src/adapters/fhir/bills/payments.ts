import { TooLateToWithdrawError, type PaymentAnswer, type PaymentReport } from '../../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirConflictError, FhirRefusedError } from '../errors.ts'
import { extensions, systems } from '../names.ts'
import { guidesIn, numberPattern } from './invoices.ts'
import { isBooked, receiptOf } from './paid.ts'
import { invoice, moneyOf, paymentNotice, reconciliation, type Reconciliation } from './wire.ts'

const withdrawn = '该笔缴费已撤销'
export const identifierOf = (system: string, no: string) =>
  new URLSearchParams({ identifier: `${system}|${no}` }).toString()

export async function findPayment(
  client: HospitalClient,
  system: string,
  no: string,
): Promise<Reconciliation | undefined> {
  const [found] = await client.search(reconciliation, 'PaymentReconciliation', { identifier: `${system}|${no}` }, 1)
  return found
}

/** Made, or made before: both are the same here. */
export const postOnce = (
  client: HospitalClient,
  body: { resourceType: string },
  identifier: string,
): Promise<unknown> =>
  client.create(body, identifier).catch((error: unknown) => {
    if (!(error instanceof FhirConflictError)) throw error
  })

export const part = (code: string, cents: number) => ({
  type: { coding: [{ system: systems.paymentPart, code }] },
  amount: moneyOf(cents),
})

const bodyOf = ({ organization }: HospitalClient, payment: PaymentReport, now: number) => ({
  resourceType: 'PaymentReconciliation',
  identifier: [
    { system: systems.payment, value: payment.ourNo },
    ...(payment.insuranceNo ? [{ system: systems.insuranceNo, value: payment.insuranceNo }] : []),
  ],
  extension: [{ url: extensions.paidFor, valueCode: payment.what }],
  status: 'active',
  outcome: 'queued',
  requestor: organization,
  created: new Date(now).toISOString(),
  paymentDate: new Date(payment.paidAt + 8 * 3_600_000).toISOString().slice(0, 10),
  paymentAmount: moneyOf(payment.ownCents),
  detail: [
    part('total', payment.totalCents),
    part('pooled', payment.pooledCents),
    part('account', payment.accountCents),
    part('own', payment.ownCents),
  ],
})

/**
 * The reconciliation says how much, the notice for what; the hospital writes into the first what came of it. Told twice both
 * are found by our number.
 */
export async function takePayment(client: HospitalClient, payment: PaymentReport, now: number): Promise<PaymentAnswer> {
  const { ourNo, what, billNo } = payment
  if (!numberPattern.test(billNo)) return { outcome: 'refused', reason: '医院没有这张账单' }
  const of = what === 'outpatient' ? 'Invoice' : 'Account'
  if (!(await findPayment(client, systems.payment, ourNo)))
    await postOnce(client, bodyOf(client, payment, now), identifierOf(systems.payment, ourNo))
  const made = await findPayment(client, systems.payment, ourNo)
  if (!made) throw new HospitalUnreachableError('The payment that was told cannot be read')
  if (made.status === 'active' && made.outcome === 'queued')
    await postOnce(
      client,
      {
        resourceType: 'PaymentNotice',
        identifier: [{ system: systems.payment, value: ourNo }],
        status: 'active',
        request: { reference: `${of}/${billNo}` },
        created: new Date(now).toISOString(),
        payment: { reference: `PaymentReconciliation/${made.id}` },
        recipient: client.organization,
        amount: moneyOf(payment.ownCents),
      } as { resourceType: string },
      identifierOf(systems.payment, ourNo),
    )
  return answerOf(client, payment)
}

/** As long as the hospital has not decided nothing is known: whoever told it tells it again. */
async function answerOf(client: HospitalClient, { ourNo, what, billNo }: PaymentReport): Promise<PaymentAnswer> {
  const now = await findPayment(client, systems.payment, ourNo)
  if (!now || (now.status === 'active' && (now.outcome === 'queued' || now.outcome === undefined)))
    throw new HospitalUnreachableError('The hospital has not answered yet')
  if (now.status !== 'active') {
    // Withdrawn while it was told: the notice must not stand alone.
    await cancelNotice(client, ourNo)
    return { outcome: 'refused', reason: withdrawn }
  }
  if (!isBooked(now)) return { outcome: 'refused', reason: now.disposition ?? '医院未能入账' }
  const paid = what === 'outpatient' ? await client.get(invoice, `Invoice/${billNo}`) : undefined
  return {
    outcome: 'taken',
    at: Date.parse(now.created),
    receiptNo: receiptOf(now),
    guides: paid ? guidesIn(paid) : [],
  }
}

/** A payment of which the hospital never heard is told as cancelled, so that it is refused when it comes late. */
export async function withdraw(client: HospitalClient, ourNo: string, now: number): Promise<void> {
  await again(async () => {
    const known = await findPayment(client, systems.payment, ourNo)
    if (known?.status === 'cancelled') return
    if (!known) {
      const body = bodyOf(
        client,
        {
          ourNo,
          what: 'outpatient',
          billNo: '',
          recordNumber: '',
          totalCents: 0,
          pooledCents: 0,
          accountCents: 0,
          ownCents: 0,
          insuranceNo: '',
          paidAt: now,
        },
        now,
      )
      await client.create(
        { ...body, status: 'cancelled' } as { resourceType: string },
        identifierOf(systems.payment, ourNo),
      )
      return
    }
    await client.replace({ ...known, status: 'cancelled' }, known.meta.versionId).catch((error: unknown) => {
      if (error instanceof FhirRefusedError)
        throw new TooLateToWithdrawError(`${ourNo} was given already`, { cause: error })
      throw error
    })
    await cancelNotice(client, ourNo)
  })
}

async function cancelNotice(client: HospitalClient, ourNo: string): Promise<void> {
  const query = { identifier: `${systems.payment}|${ourNo}` }
  const [notice] = await client.search(paymentNotice, 'PaymentNotice', query, 1)
  if (notice && notice.status !== 'cancelled')
    await client.replace({ ...notice, status: 'cancelled' }, notice.meta.versionId)
}
