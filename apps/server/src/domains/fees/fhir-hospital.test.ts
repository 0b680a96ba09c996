import { afterAll, expect, test } from 'vitest'
import { fhirBills } from '../../adapters/fhir/bills/fhir-bills.ts'
import { chargeAccount, endStay, givenOut, issueInvoice, saveBooks, openAccount } from '../../testing/fhir/cashier.ts'
import { openFhirServer } from '../../testing/fhir/fhir-server.ts'
import { patientWith } from '../../testing/fhir/laboratory.ts'
import { recordSystem } from '../../testing/fhir/registration.ts'
import type { Resource } from '../../testing/fhir/store.ts'
import { openTestServer } from '../../testing/server.ts'
import { aBillingWorld, anItem, pharmacy, type Payer } from './testbed.ts'

const server = await openTestServer()
const { aPayer, fee, preSettle, pay, detail, unpaid, paid, refundsOf, settle } = await aBillingWorld(server)
const now = () => server.runtime.clock.now()
let rule: (one: Resource) => string | undefined = () => undefined
const fhir = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' }, rule: one => rule(one) })
afterAll(() => fhir.close())
const { store } = fhir
rule = givenOut(store)
saveBooks(store)
const access = { hosId: 'h1', base: fhir.base, token: 'a token', organizationId: 'org', recordSystem }
Object.assign(server.runtime.hospital, { bills: fhirBills([access], { now }) })

const patientOf = ({ recordNumber }: Payer): string => patientWith(store, recordSystem, recordNumber)
const aBill = (payer: Payer, more: { refuses?: string; cents?: number } = {}): string =>
  issueInvoice(store, {
    patientId: patientOf(payer),
    items: [anItem({ unitCents: more.cents ?? 10_000 })],
    guides: [pharmacy],
    refuses: more.refuses,
    at: now(),
  })

test('a bill of a hospital that speaks FHIR is paid with the insurance’s parts, and written back there to the cent', async () => {
  const payer = await aPayer({ accountCents: 1_000 })
  const billNo = aBill(payer)
  expect((await unpaid(payer)).bills).toMatchObject([{ zflsh: billNo, totalFee: 10_000 }])
  const { obj: order } = await preSettle(payer, billNo)
  expect(order).toMatchObject({ totalFee: 10_000, pooledCents: 6_000, accountCents: 1_000, ownCents: 3_000 })
  await pay(payer, order)
  const after = await detail(payer, order.jiesuanId)
  expect(after).toMatchObject({ orderState: 'done', backCents: 0 })
  expect(after.bills).toMatchObject([
    { billState: 'settled', guides: [pharmacy], receiptNo: expect.stringMatching(/^33/) },
  ])
  const [payment] = store.all('PaymentReconciliation')
  expect(payment).toMatchObject({ outcome: 'complete', paymentAmount: { value: 30, currency: 'CNY' } })
  expect(payment!.detail.map((one: any) => [one.type.coding[0].code, one.amount.value])).toEqual([
    ['total', 100],
    ['pooled', 60],
    ['account', 10],
    ['own', 30],
  ])
  expect((await unpaid(payer)).bills).toEqual([])
  expect((await paid(payer)).bills).toHaveLength(1)
})

test('what the hospital does not take goes back by itself, and counts nowhere', async () => {
  const payer = await aPayer()
  const billNo = aBill(payer, { refuses: '处方已超过三天，请医生重新开具', cents: 2_500 })
  const { obj: order } = await preSettle(payer, billNo)
  await pay(payer, order)
  await settle()
  expect(await refundsOf(order.jiesuanId)).toMatchObject([{ amountCents: 2_500 }])
  const own = store.all('PaymentReconciliation').filter(one => one.disposition === '处方已超过三天，请医生重新开具')
  expect(own.map(one => one.status)).toEqual(['cancelled'])
  expect(store.find('Invoice', billNo)).toMatchObject({ status: 'issued' })
})

test('a stay is paid in advance and settled; the rest of the deposit goes back and the hospital is told', async () => {
  const payer = await aPayer()
  const stayNo = openAccount(store, patientOf(payer), now())
  chargeAccount(store, stayNo, new Date(now() + 8 * 3_600_000).toISOString().slice(0, 10), [
    anItem({ unitCents: 60_000, insuranceClass: 'C' }),
  ])
  const { obj: deposit } = await fee('zyPrepay', payer, { stayId: `h1.${stayNo}`, amount: 100_000 })
  await pay(payer, deposit)
  const { obj } = await fee('zyDayList', payer, { stayId: `h1.${stayNo}` })
  expect(obj.stay).toMatchObject({ stateLabel: '在院' })
  endStay(store, stayNo, now())
  const { obj: order } = await fee('zySettle', payer, { stayId: `h1.${stayNo}` })
  await pay(payer, order)
  await settle()
  expect(store.find('Account', stayNo)).toMatchObject({ status: 'inactive' })
  const back = store.all('PaymentReconciliation').filter(one => one.detail?.[0]?.type.coding[0].code === 'refund')
  expect(back.map(one => one.paymentAmount.value)).toEqual([400])
})
