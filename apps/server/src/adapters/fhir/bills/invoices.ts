import type { Guide, OutpatientBill } from '../../../ports/hospital-bills.ts'
import { keyFor, readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions } from '../names.ts'
import { extensionOf, idIn } from '../wire.ts'
import { chargeIn } from './charges.ts'
import { paidFor, type Paid } from './paid.ts'
import { staysOnly } from './stays.ts'
import { account, centsIn, chargeItem, invoice, type Invoice } from './wire.ts'

const mostBills = 200
/** Where a hospital does not say until when: it refuses what comes too late, and the money goes back. */
const payableMs = 30 * 86_400_000
export const numberPattern = /^[A-Za-z0-9-]{1,48}$/

export const guidesIn = ({ extension = [] }: Invoice): Guide[] =>
  extension
    .filter(one => one.url === extensions.guide)
    .map(one => {
      const part = (url: string) => one.extension?.find(each => each.url === url)?.valueString ?? ''
      return { place: part('place'), note: part('note') }
    })

const isShown = ({ status }: Invoice): boolean => status === 'issued' || status === 'balanced'
const issuedAtOf = (one: Invoice): number => Date.parse(one.date ?? one.meta.lastUpdated)
const payUntilOf = (one: Invoice): number => {
  const until = Date.parse(extensionOf(one, extensions.payUntil)?.valueInstant ?? '')
  return Number.isNaN(until) ? issuedAtOf(one) + payableMs : until
}

type Items = Awaited<ReturnType<typeof itemsOf>>
const itemsOf = (client: HospitalClient, invoices: readonly Invoice[]) =>
  readNamed(
    client,
    chargeItem,
    'ChargeItem',
    invoices.flatMap(one => (one.lineItem ?? []).map(each => keyFor(each.chargeItemReference, 'ChargeItem', one.id))),
  )

function billIn(one: Invoice, recordNumber: string, items: Items, paid: Paid | undefined): OutpatientBill | string {
  const lines = one.lineItem ?? []
  const charges = lines.map(line => {
    const item = items.get(keyFor(line.chargeItemReference, 'ChargeItem', one.id) ?? '')
    const [base] = (line.priceComponent ?? []).filter(each => each.type === 'base')
    return item && chargeIn(item, base?.amount ? centsIn(base.amount) : undefined)
  })
  const known = charges.filter(each => each !== undefined)
  if (known.length < lines.length || lines.length === 0) return 'a line of it is no ChargeItem that can be read'
  const sum = known.reduce((total, each) => total + each.amountCents, 0)
  const totalCents = one.totalGross ? centsIn(one.totalGross) : sum
  if (sum !== totalCents) return 'its lines are not its total'
  return {
    billNo: one.id,
    recordNumber,
    cardNumber: extensionOf(one, extensions.visitCard)?.valueString ?? '',
    deptName: one.issuer?.display ?? '',
    doctorName: one.participant?.find(each => each.actor.display !== undefined)?.actor.display ?? '',
    issuedAt: issuedAtOf(one),
    payUntil: payUntilOf(one),
    state: one.status === 'balanced' ? 'paid' : 'to_pay',
    items: known,
    totalCents,
    ...(one.status === 'balanced' && { paid: partsOf(one, totalCents, paid) }),
  }
}

/** Paid without a word how: at the window, all of it own money. */
const partsOf = (one: Invoice, totalCents: number, paid: Paid | undefined): NonNullable<OutpatientBill['paid']> => ({
  paidAt: paid?.at ?? Date.parse(one.meta.lastUpdated),
  way: paid?.way ?? '窗口',
  ourNo: paid?.ourNo ?? '',
  pooledCents: paid?.pooledCents ?? 0,
  accountCents: paid?.accountCents ?? 0,
  ownCents: totalCents - (paid?.pooledCents ?? 0) - (paid?.accountCents ?? 0),
  receiptNo: paid?.receiptNo ?? '',
  guides: guidesIn(one),
})

/** A bill whose lines do not add up is not shown: nobody pays a sum that its own lines contradict. */
async function billsIn(
  client: HospitalClient,
  invoices: readonly Invoice[],
  numberOf: (one: Invoice) => string | undefined,
  now: number,
): Promise<OutpatientBill[]> {
  const shown = await client.own(
    invoices.filter(one => isShown(one) && (one.status === 'balanced' || payUntilOf(one) > now)),
  )
  const items = await itemsOf(client, shown)
  const paid = await paidFor(
    client,
    shown.filter(one => one.status === 'balanced').map(one => `Invoice/${one.id}`),
  )
  return shown.flatMap(one => {
    const recordNumber = numberOf(one)
    const found =
      recordNumber === undefined
        ? 'its subject has no record number'
        : numberPattern.test(one.id)
          ? billIn(one, recordNumber, items, paid.get(`Invoice/${one.id}`)?.[0])
          : 'its id is no number of a bill'
    if (typeof found !== 'string') return [found]
    client.leftOut(`Invoice/${one.id}`, found)
    return []
  })
}

export async function outpatientOf(
  client: HospitalClient,
  patientId: string,
  recordNumber: string,
  now: number,
): Promise<OutpatientBill[]> {
  const patient = `Patient/${patientId}`
  const found = await client.search(invoice, 'Invoice', { subject: patient, status: 'issued,balanced', _count: '200' })
  const stays = new Set(
    staysOnly(await client.search(account, 'Account', { subject: patient, _count: '200' })).map(one => one.id),
  )
  const outpatient = found.filter(one => !stays.has(idIn(one.account, 'Account') ?? ''))
  const newest = outpatient
    .toSorted((a, b) => issuedAtOf(b) - issuedAtOf(a) || b.id.localeCompare(a.id))
    .slice(0, mostBills)
  return billsIn(client, newest, () => recordNumber, now)
}

export async function billOf(
  client: HospitalClient,
  billNo: string,
  numberOf: (patientId: string) => Promise<string | undefined>,
  now: number,
): Promise<OutpatientBill | undefined> {
  if (!numberPattern.test(billNo)) return undefined
  const found = await client.get(invoice, `Invoice/${billNo}`)
  if (!found) return undefined
  const recordNumber = await numberOf(idIn(found.subject, 'Patient') ?? '')
  const [bill] = await billsIn(client, [found], () => recordNumber, now)
  return bill
}
