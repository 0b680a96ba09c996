import { firstOf } from '@nethos/contract/common/present.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { chargeKinds, type ChargeItem, type ChargeKind, type InsuranceClass } from '../../../ports/hospital-bills.ts'
import type { Fact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, neededTime, personAt, recordNumberOf, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { needed, placeOf, type Message, type Segment } from '../message.ts'

/** An outpatient bill, whole. */
export interface BillFact {
  deptName: string
  doctorName: string
  cardNumber: string
  issuedAt: number
  items: ChargeItem[]
}
/** Money that came at the hospital's own window, for a bill or for a stay. */
export interface PaymentFact {
  at: number
  amountCents: number
  way: string
  receiptNo: string
  isGone: boolean
}
export interface ChargeFact extends ChargeItem {
  stayNo: string
  onDay: string
  isGone: boolean
}

const amountPattern = /^(-?)(\d{1,9})(?:\.(\d{1,2})0*)?$/
/** 45.99, read without a fraction of a computer's. */
export function centsAt(segment: Segment, field: number): number {
  const text = needed(segment, field)
  const found = amountPattern.exec(text)
  if (!found) throw new MessageFault(placeOf(segment, field), '不是金额', 102)
  const cents = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'))
  return found[1] === '-' ? -cents : cents
}

const classes: readonly InsuranceClass[] = ['A', 'B', 'C']

/** Not said: other, and class C, so that nobody is promised what the insurance does not pay. */
function itemIn(ft1: Segment, kinds: Readonly<Record<string, ChargeKind>>): ChargeItem {
  const value = ft1.at(17)
  const amountCents = centsAt(ft1, 11)
  const quantity = ft1.at(10) === '' ? 1 : Number(ft1.at(10))
  if (!(quantity > 0) || Math.abs(quantity * 100 - Math.round(quantity * 100)) > 1e-6)
    throw new MessageFault(placeOf(ft1, 10), '不是数量', 102)
  return {
    itemCode: needed(ft1, 7).slice(0, 64),
    itemName: wordsAt(ft1, 7),
    kind: kinds[value] ?? chargeKinds.find(one => one === value) ?? 'other',
    unit: ft1.at(9).slice(0, 20),
    quantity,
    unitCents: ft1.at(12) === '' ? Math.round(amountCents / quantity) : centsAt(ft1, 12),
    amountCents,
    insuranceClass: classes.find(one => one === ft1.at(14)) ?? 'C',
  }
}

const billPattern = /^[A-Za-z0-9-]{1,48}$/
function numberAt(segment: Segment, field: number): string {
  const code = codeAt(segment, field)
  if (!billPattern.test(code)) throw new MessageFault(placeOf(segment, field), '不是1至48位的单号', 102)
  return code
}

/** DFT^P03: FT1-6 CG charges, CD takes them back, PY is money that came. A bill is sent whole, a stay charge by charge. */
export function billFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const pid = message.need('PID')
  const pv1 = message.need('PV1')
  const recordNumber = recordNumberOf(pid, hospital.recordType)
  const all = message.segments.filter(one => one.name === 'FT1')
  if (all.length === 0) throw new MessageFault('FT1', '没有这一段', 100)
  const around: Around = { pid, pv1, recordNumber, head, kinds: hospital.chargeKinds ?? {} }
  const isStay = pv1.at(2) === 'I'
  const payments = all.filter(one => one.at(6) === 'PY').map(one => paymentFact(one, isStay, around))
  const charges = all.filter(one => one.at(6) !== 'PY')
  for (const one of charges)
    if (!['CG', 'CD'].includes(needed(one, 6))) throw new MessageFault(placeOf(one, 6), '不是已知的类型', 103)
  return [...payments, ...(isStay ? charges.map(one => chargeFact(one, around)) : billsIn(charges, around))]
}

interface Around {
  pid: Segment
  pv1: Segment
  recordNumber: string
  head: Head
  kinds: Readonly<Record<string, ChargeKind>>
}

function billsIn(charges: readonly Segment[], { pid, pv1, recordNumber, head, kinds }: Around): Fact[] {
  const bills = new Map<string, Segment[]>()
  for (const one of charges) {
    const billNo = one.at(3) === '' ? numberAt(pv1, 19) : numberAt(one, 3)
    bills.set(billNo, [...(bills.get(billNo) ?? []), one])
  }
  return [...bills].map(([billNo, lines]) => {
    const gone = new Set(lines.filter(one => one.at(6) === 'CD').map(one => one.at(2)))
    const charged = lines.filter(one => one.at(6) === 'CG' && !gone.has(one.at(2)))
    const body: BillFact = {
      deptName: wordsAt(pv1, 10) || wordsAt(lines[0], 13),
      doctorName: personAt(pv1, 7) || personAt(lines[0], 21),
      cardNumber: pid.at(18).slice(0, 64),
      issuedAt: neededTime(firstOf(lines), 4),
      items: charged.map(one => itemIn(one, kinds)),
    }
    return { about: 'bill', code: billNo, recordNumber, version: versionOf(head.sentAt), body }
  })
}

function chargeFact(ft1: Segment, { pv1, recordNumber, head, kinds }: Around): Fact {
  const stayNo = numberAt(pv1, 19)
  const body: ChargeFact = {
    ...itemIn(ft1, kinds),
    stayNo,
    onDay: dayOf(neededTime(ft1, 4)),
    isGone: ft1.at(6) === 'CD',
  }
  const code = `${stayNo}/${needed(ft1, 2)}`.slice(0, 100)
  return { about: 'charge', code, recordNumber, version: versionOf(head.sentAt, body.isGone ? 1 : 0), body }
}

function paymentFact(ft1: Segment, isStay: boolean, { pv1, recordNumber, head }: Around): Fact {
  const of = isStay || ft1.at(3) === '' ? numberAt(pv1, 19) : numberAt(ft1, 3)
  const amountCents = centsAt(ft1, 11)
  const body: PaymentFact = {
    at: neededTime(ft1, 4),
    amountCents: Math.abs(amountCents),
    way: wordsAt(ft1, 7) || '窗口',
    receiptNo: codeAt(ft1, 23),
    isGone: amountCents < 0,
  }
  const code = `${of}/${needed(ft1, 2)}`.slice(0, 100)
  return { about: 'payment', code, recordNumber, version: versionOf(head.sentAt), body }
}
