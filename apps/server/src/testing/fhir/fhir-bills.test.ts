import { afterAll, describe, expect, test } from 'vitest'
import { fhirBills } from '../../adapters/fhir/bills/fhir-bills.ts'
import { systems } from '../../adapters/fhir/names.ts'
import type { PaymentReport } from '../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { hospitalBillsHold } from '../../sandbox/hospital/hospital-bills.port-test.ts'
import {
  aCharge,
  chargeAccount,
  endStay,
  giveOut,
  givenOut,
  issueInvoice,
  saveBooks,
  openAccount,
  paidAtWindow,
} from './cashier.ts'
import { openFhirServer } from './fhir-server.ts'
import { patientWith } from './laboratory.ts'
import { recordSystem } from './registration.ts'
import type { Resource, Store } from './store.ts'

const now = () => Date.now()
const access = { now, tokens: ['a token'], client: { id: '', secret: '' } }
let rule: (one: Resource) => string | undefined = () => undefined
let otherRule = rule
const [server, slow, other] = [
  await openFhirServer({ ...access, rule: one => rule(one) }),
  await openFhirServer(access),
  await openFhirServer({
    ...access,
    rule: one => otherRule(one),
    manners: ['remembers-searches', 'refuses-empty-strings'],
  }),
]
afterAll(() => Promise.all([server.close(), slow.close(), other.close()]))
rule = givenOut(server.store)
otherRule = givenOut(other.store)
for (const one of [server, other]) saveBooks(one.store)
const reported: string[] = []
const common = { token: 'a token', organizationId: 'org', recordSystem, timeoutMs: 3_000 }
const report = (sentence: string) => void reported.push(sentence)
const bills = fhirBills(
  [
    { ...common, hosId: 'h1', base: server.base, report },
    { ...common, hosId: 'h2', base: slow.base },
    { ...common, hosId: 'h4', base: other.base },
  ],
  { now },
)
let files = 0
const { store } = server
const patientOf = (recordNumber: string, at: Store = store): string => patientWith(at, recordSystem, recordNumber)

describe.each([
  ['a hospital that speaks FHIR R4', 'h1', server],
  ['a hospital whose server has other manners', 'h4', other],
])('%s', (_what, hosId, { store, beAway }) => {
  hospitalBillsHold({
    bills,
    hosId,
    strangeHosId: 'h3',
    now,
    async recordNumber() {
      const recordNumber = `F${++files}`
      patientOf(recordNumber, store)
      return recordNumber
    },
    issue: async ({ recordNumber, ...bill }) =>
      issueInvoice(store, { ...bill, patientId: patientOf(recordNumber, store), at: now() }),
    payAtWindow: async billNo => paidAtWindow(store, `Invoice/${billNo}`, 'outpatient', 10_767, now()),
    giveOut: async billNo => giveOut(store, billNo),
    admit: async recordNumber => openAccount(store, patientOf(recordNumber, store), now()),
    charge: async (stayNo, onDay, items) => chargeAccount(store, stayNo, onDay, items),
    depositAtWindow: async (stayNo, amountCents) =>
      paidAtWindow(store, `Account/${stayNo}`, 'deposit', amountCents, now()),
    discharge: async stayNo => endStay(store, stayNo, now()),
    async whileAway(work) {
      beAway(true)
      try {
        return await work()
      } finally {
        beAway(false)
      }
    },
  })
})

test('a bill whose lines contradict its sum, or that names what is not there, is not shown, is named, and stops no other', async () => {
  const patientId = patientOf('ODD')
  const ids = [1, 2, 3].map(() => issueInvoice(store, { patientId, items: [aCharge], at: now() }))
  const [wrong, dangling, sound] = ids as [string, string, string]
  store.update({ ...store.find('Invoice', wrong)!, totalGross: { value: 9.99, currency: 'CNY' } }, wrong)
  store.update(
    { ...store.find('Invoice', dangling)!, lineItem: [{ chargeItemReference: { reference: 'ChargeItem/none' } }] },
    dangling,
  )
  expect((await bills.outpatient('h1', 'ODD')).map(one => one.billNo)).toEqual([sound])
  expect(reported).toContain(`Invoice/${wrong} was left out: its lines are not its total`)
  expect(reported).toContain(`Invoice/${dangling} was left out: a line of it is no ChargeItem that can be read`)
})

test('class C and other money where the hospital does not say how far the insurance pays', async () => {
  const billNo = issueInvoice(store, { patientId: patientOf('PLAIN'), items: [aCharge], at: now() })
  const [line] = store.find('Invoice', billNo)!.lineItem
  const id = line.chargeItemReference.reference.split('/')[1]
  store.update({ ...store.find('ChargeItem', id)!, code: { text: '换药' }, extension: [] } as never, id)
  expect((await bills.bill('h1', billNo))!.items).toMatchObject([
    { kind: 'other', insuranceClass: 'C', unitCents: 1_000 },
  ])
})

test('a hospital that has not decided yet has not answered; its later answer is read, and the payment stands there once', async () => {
  const at = slow.store
  const billNo = issueInvoice(at, { patientId: patientOf('SLOW', at), items: [aCharge], at: now() })
  const payment: PaymentReport = {
    ourNo: 'slow1',
    what: 'outpatient',
    billNo,
    recordNumber: 'SLOW',
    totalCents: 1_000,
    pooledCents: 0,
    accountCents: 0,
    ownCents: 1_000,
    insuranceNo: 'YB1',
    paidAt: now(),
  }
  for (let time = 0; time < 3; time++)
    await expect(bills.takePayment('h2', payment)).rejects.toBeInstanceOf(HospitalUnreachableError)
  expect(at.all('PaymentReconciliation')).toHaveLength(1)
  expect(at.all('PaymentNotice')).toHaveLength(1)
  const [made] = at.all('PaymentReconciliation')
  expect(made!.identifier).toContainEqual({ system: systems.insuranceNo, value: 'YB1' })
  at.update(
    { ...made!, outcome: 'complete', identifier: [...made!.identifier, { system: systems.receipt, value: '3309' }] },
    made!.id,
  )
  expect(await bills.takePayment('h2', payment)).toMatchObject({ outcome: 'taken', receiptNo: '3309' })
})
