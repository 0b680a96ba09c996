import { dayOf } from '@nethos/contract/common/days.ts'
import { extensions, systems } from '../../adapters/fhir/names.ts'
import type { ChargeItem, Guide } from '../../ports/hospital-bills.ts'
import type { Resource, Store } from './store.ts'

const money = (cents: number) => ({ value: cents / 100, currency: 'CNY' })
const cents = (of: { value: number } | undefined): number => Math.round((of?.value ?? 0) * 100)
const iso = (at: number): string => new Date(at).toISOString()
const byUrl = (one: Resource, url: string) => one.extension?.find((each: any) => each.url === url)
let numbers = 0

function chargeItem(store: Store, item: ChargeItem, patientId: string, more: object = {}): string {
  return store.create({
    resourceType: 'ChargeItem',
    status: 'billable',
    subject: { reference: `Patient/${patientId}` },
    code: {
      text: item.itemName,
      coding: [
        { system: 'urn:test:charge', code: item.itemCode },
        { system: systems.chargeKind, code: item.kind },
        { system: systems.insuranceClass, code: item.insuranceClass },
      ],
    },
    quantity: { value: item.quantity, unit: item.unit },
    priceOverride: money(item.amountCents),
    extension: [{ url: extensions.unitPrice, valueMoney: money(item.unitCents) }],
    ...more,
  }).id
}

/** Ten yuan for a dressing. */
export const aCharge = {
  itemCode: 'X',
  itemName: '换药',
  kind: 'treatment',
  unit: '次',
  quantity: 1,
  unitCents: 1_000,
  amountCents: 1_000,
  insuranceClass: 'A',
} as const satisfies ChargeItem

interface NewInvoice {
  patientId: string
  items: readonly ChargeItem[]
  guides?: readonly Guide[]
  refuses?: string | undefined
  at: number
}

/** Somebody writes a bill; its number. */
export function issueInvoice(store: Store, { patientId, items, guides = [], refuses, at }: NewInvoice): string {
  const total = items.reduce((sum, one) => sum + one.amountCents, 0)
  return store.create({
    resourceType: 'Invoice',
    id: `MZ${++numbers}`,
    status: 'issued',
    subject: { reference: `Patient/${patientId}` },
    date: iso(at),
    issuer: { display: '全科医学科' },
    participant: [{ actor: { display: '周敏' } }],
    lineItem: items.map(item => ({
      chargeItemReference: { reference: `ChargeItem/${chargeItem(store, item, patientId)}` },
      priceComponent: [{ type: 'base', amount: money(item.amountCents) }],
    })),
    totalGross: money(total),
    extension: [
      { url: extensions.payUntil, valueInstant: iso(at + 3 * 86_400_000) },
      ...guides.map(({ place, note }) => ({
        url: extensions.guide,
        extension: [
          { url: 'place', valueString: place },
          { url: 'note', valueString: note },
        ],
      })),
      ...(refuses === undefined ? [] : [{ url: 'urn:test:refuses', valueString: refuses }]),
    ],
  }).id
}

export const openAccount = (store: Store, patientId: string, at: number): string =>
  store.create({
    resourceType: 'Account',
    id: `ZY${++numbers}`,
    status: 'active',
    type: { coding: [{ code: 'IMP' }] },
    identifier: [{ system: 'urn:test:inpatient', value: `26${numbers}` }],
    subject: [{ reference: `Patient/${patientId}` }],
    servicePeriod: { start: dayOf(at) },
    owner: { display: '普通外科' },
    extension: [{ url: extensions.bed, valueString: '12床' }],
  }).id

export const chargeAccount = (store: Store, accountId: string, onDay: string, items: readonly ChargeItem[]): void =>
  items.forEach(item =>
    chargeItem(store, item, store.find('Account', accountId)!.subject[0].reference.split('/')[1], {
      account: [{ reference: `Account/${accountId}` }],
      occurrenceDateTime: `${onDay}T10:00:00+08:00`,
    }),
  )

export const endStay = (store: Store, accountId: string, at: number): void => {
  const one = store.find('Account', accountId)!
  store.update({ ...one, servicePeriod: { ...one.servicePeriod, end: dayOf(at) } }, accountId)
}

/** Money that came at the window: the hospital writes both by itself. */
export function paidAtWindow(
  store: Store,
  request: string,
  what: 'outpatient' | 'deposit',
  amountCents: number,
  at: number,
): void {
  const { id } = store.create({
    resourceType: 'PaymentReconciliation',
    status: 'active',
    outcome: 'complete',
    created: iso(at),
    paymentDate: dayOf(at),
    paymentAmount: money(amountCents),
    identifier: [{ system: systems.receipt, value: `33${String(++numbers).padStart(8, '0')}` }],
    extension: [{ url: extensions.paidFor, valueCode: what }],
  })
  const [type = '', requestId = ''] = request.split('/')
  if (what === 'outpatient') store.update({ ...store.find(type, requestId)!, status: 'balanced' }, requestId)
  store.create({
    resourceType: 'PaymentNotice',
    status: 'active',
    request: { reference: request },
    created: iso(at),
    payment: { reference: `PaymentReconciliation/${id}` },
    recipient: { reference: 'Organization/org' },
    amount: money(amountCents),
  })
}

const totalOf = (one: Resource): number =>
  cents(one.detail?.find((each: any) => each.type.coding[0].code === 'total')?.amount)

/** The hospital's own rules, in its words. */
function whyNot(store: Store, notice: Resource, payment: Resource): string | undefined {
  const [type = '', id = ''] = String(notice.request.reference).split('/')
  const of = store.find(type, id)
  if (type === 'Account') {
    if (!of) return '没有这次住院'
    if (of.status === 'inactive') return '该次住院已出院结算'
    const isDischarge = byUrl(payment, extensions.paidFor)?.valueCode === 'discharge'
    return isDischarge && of.servicePeriod.end === undefined ? '病区未办理出院' : undefined
  }
  if (!of) return '医院没有这张账单'
  if (of.status === 'balanced') return '该账单已在窗口缴费'
  if (cents(of.totalGross) !== totalOf(payment)) return '账单金额已变化'
  return byUrl(of, 'urn:test:refuses')?.valueString
}

const noticeOf = (store: Store, paymentId: string) =>
  store.all('PaymentNotice').find(one => one.payment.reference === `PaymentReconciliation/${paymentId}`)

/** Whoever tells of money is answered in the payment itself; what is cancelled counts no more. */
export function saveBooks(store: Store): void {
  store.onWrite(one => {
    if (one.resourceType === 'PaymentNotice' && one.status === 'active') book(one)
    if (one.resourceType === 'PaymentReconciliation' && one.status === 'cancelled') unbook(one)
  })
  const settle = (reference: string, invoice: string, account: string) => {
    const [type = '', id = ''] = reference.split('/')
    const of = store.find(type, id)
    if (of) store.update({ ...of, status: type === 'Invoice' ? invoice : account }, id)
  }
  function book(notice: Resource): void {
    const payment = store.find('PaymentReconciliation', notice.payment.reference.split('/')[1]!)!
    if (payment.outcome !== 'queued' || payment.status !== 'active') return
    const disposition = whyNot(store, notice, payment)
    if (disposition !== undefined) return void store.update({ ...payment, outcome: 'error', disposition }, payment.id)
    const receipt = { system: systems.receipt, value: `33${String(++numbers).padStart(8, '0')}` }
    if (byUrl(payment, extensions.paidFor)?.valueCode !== 'deposit')
      settle(notice.request.reference, 'balanced', 'inactive')
    store.update({ ...payment, outcome: 'complete', identifier: [...payment.identifier, receipt] }, payment.id)
  }
  function unbook(payment: Resource): void {
    const notice = noticeOf(store, payment.id)
    if (notice && payment.outcome === 'complete') settle(notice.request.reference, 'issued', 'active')
  }
}

/** What was given for money cannot be taken back. */
export const givenOut =
  (store: Store) =>
  (body: { resourceType: string; id?: string; status?: string }): string | undefined => {
    if (body.resourceType !== 'PaymentReconciliation' || body.status !== 'cancelled' || body.id === undefined)
      return undefined
    const [, invoiceId = ''] = String(noticeOf(store, body.id)?.request.reference).split('/')
    const invoice = store.find('Invoice', invoiceId)
    return invoice && byUrl(invoice, 'urn:test:given') ? 'given out' : undefined
  }
export const giveOut = (store: Store, invoiceId: string): void => {
  const one = store.find('Invoice', invoiceId)!
  store.update({ ...one, extension: [...one.extension, { url: 'urn:test:given', valueString: '1' }] }, invoiceId)
}
