import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, identifierIn, idIn } from '../wire.ts'
import { centsIn, paymentNotice, reconciliation, type Reconciliation } from './wire.ts'

export type PaidFor = 'outpatient' | 'deposit' | 'discharge'

/** A payment that the hospital has booked: PaymentNotice says for what, PaymentReconciliation how much and how it ended. */
export interface Paid {
  id: string
  at: number
  what: PaidFor
  way: string
  ourNo: string
  ownCents: number
  pooledCents: number
  accountCents: number
  receiptNo: string
}

export const isBooked = ({ status, outcome }: Reconciliation): boolean =>
  status === 'active' && (outcome ?? 'complete') === 'complete'

const partOf = (one: Reconciliation, part: string): number =>
  (one.detail ?? [])
    .filter(each => codeIn([each.type], systems.paymentPart) === part)
    .reduce((sum, each) => sum + centsIn(each.amount), 0)

export const receiptOf = (one: Reconciliation): string => identifierIn(one.identifier, systems.receipt) ?? ''

export function paidIn(one: Reconciliation): Paid {
  const ourNo = identifierIn(one.identifier, systems.payment) ?? ''
  const what = extensionOf(one, extensions.paidFor)?.valueCode
  return {
    id: one.id,
    at: Date.parse(one.created),
    what: what === 'deposit' || what === 'discharge' ? what : 'outpatient',
    way: extensionOf(one, extensions.payWay)?.valueString ?? (ourNo === '' ? '窗口' : '移动支付'),
    ourNo,
    ownCents: centsIn(one.paymentAmount),
    pooledCents: partOf(one, 'pooled'),
    accountCents: partOf(one, 'account'),
    receiptNo: receiptOf(one),
  }
}

const askedAtOnce = 30

/** What was paid for these invoices or accounts (`Invoice/7`), newest first. */
export async function paidFor(client: HospitalClient, requests: readonly string[]): Promise<Map<string, Paid[]>> {
  const notices = []
  for (let at = 0; at < requests.length; at += askedAtOnce) {
    const request = requests.slice(at, at + askedAtOnce).join(',')
    notices.push(...(await client.search(paymentNotice, 'PaymentNotice', { request, status: 'active', _count: '200' })))
  }
  const found = await readNamed(
    client,
    reconciliation,
    'PaymentReconciliation',
    notices.map(one => idIn(one.payment, 'PaymentReconciliation')),
  )
  const pairs = notices.flatMap(one => {
    const of = found.get(idIn(one.payment, 'PaymentReconciliation') ?? '')
    const request = requests.find(each => one.request?.reference?.endsWith(each))
    return of && request !== undefined && isBooked(of) ? [{ request, paid: paidIn(of) }] : []
  })
  const sorted = pairs.toSorted((a, b) => b.paid.at - a.paid.at || b.paid.id.localeCompare(a.paid.id))
  return new Map(
    [...Map.groupBy(sorted, one => one.request)].map(([request, all]) => [request, all.map(one => one.paid)]),
  )
}
