import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { BookedLine } from '../../../ports/hospital-bills.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { systems } from '../names.ts'
import { codeIn, identifierIn } from '../wire.ts'
import { isBooked } from './paid.ts'
import { identifierOf, part, postOnce } from './payments.ts'
import { centsIn, moneyOf, reconciliation, type Reconciliation } from './wire.ts'

export async function reportRefund(
  client: HospitalClient,
  refund: { refundNo: string; ourNo: string; amountCents: number },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  await postOnce(
    client,
    {
      resourceType: 'PaymentReconciliation',
      identifier: [{ system: systems.refund, value: refund.refundNo }],
      status: 'active',
      outcome: 'complete',
      created: at,
      requestor: client.organization,
      paymentDate: at.slice(0, 10),
      paymentAmount: moneyOf(refund.amountCents),
      detail: [
        { ...part('refund', refund.amountCents), predecessor: { system: systems.payment, value: refund.ourNo } },
      ],
    } as { resourceType: string },
    identifierOf(systems.refund, refund.refundNo),
  )
}

/** The hospital's own book of a day: payments that count, and what went back. */
export async function bookedOn(client: HospitalClient, onDay: string): Promise<BookedLine[]> {
  const created = [
    `ge${new Date(startOfDay(onDay)).toISOString()}`,
    `lt${new Date(startOfDay(addDays(onDay, 1))).toISOString()}`,
  ]
  const found = await client.search(reconciliation, 'PaymentReconciliation', {
    created,
    status: 'active',
    _count: '500',
  })
  // Under our number all of it; what was written before it named anybody, too.
  const own = await client.own(found.filter(isBooked), 'ours')
  const lines = own.flatMap(one => lineOf(one) ?? [])
  return lines.toSorted((a, b) =>
    `${a.about} ${a.ourNo} ${a.refundNo}`.localeCompare(`${b.about} ${b.ourNo} ${b.refundNo}`),
  )
}

function lineOf(one: Reconciliation): BookedLine | undefined {
  const amountCents = centsIn(one.paymentAmount)
  const ourNo = identifierIn(one.identifier, systems.payment)
  if (ourNo !== undefined) return { about: 'payment', ourNo, refundNo: '', amountCents }
  const refundNo = identifierIn(one.identifier, systems.refund)
  const back = one.detail?.find(each => codeIn([each.type], systems.paymentPart) === 'refund')
  return refundNo === undefined
    ? undefined
    : { about: 'refund', ourNo: back?.predecessor?.value ?? '', refundNo, amountCents }
}
