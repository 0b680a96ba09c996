import { expect, test } from 'vitest'
import type { Message } from '../../adapters/hl7v2/message.ts'
import type { ChargeItem } from '../../ports/hospital-bills.ts'
import { hospitalBillsHold } from '../../sandbox/hospital/hospital-bills.port-test.ts'
import { atEnd } from '../at-end.ts'
import { anIdentity } from './certificate.ts'
import { openDepartment, type Refusal } from './department.ts'
import { message } from './laboratory.ts'
import { openHl7Line, peerOf } from './line.ts'
import { hl7Time, segment } from '../../adapters/hl7v2/write.ts'

/** The hospital's own cashier: it decides. */
interface Account {
  totalCents: number
  isPaid: boolean
  isDischarged: boolean
  isStay: boolean
  isGivenOut: boolean
  refuses: string
  guides: string
}
const accounts = new Map<string, Account>()
const payments = new Map<string, { of: string; isActive: boolean }>()
let receipts = 0

const centsOf = (text: string): number => Math.round(Number(text) * 100)
const refused = (sentence: string): Refusal => ({ code: '204', sentence })

function pay(ft1: Message['segments'][number]): Refusal | string[] {
  const [no, of, what, cents] = [ft1.at(2), ft1.at(3), ft1.at(7), centsOf(ft1.at(11))]
  const known = payments.get(no)
  const account = accounts.get(of)
  if (known?.isActive) return []
  if (known || !account) return refused('付款已撤回或单据不存在')
  if (account.refuses !== '') return refused(account.refuses)
  if (account.isPaid) return refused('单据已结清')
  if (what === 'DISCHARGE' && !account.isDischarged) return refused('病区还没有办理出院')
  if (what !== 'DEPOSIT' && cents !== account.totalCents) return refused('金额与单据不符')
  if (what !== 'DEPOSIT') account.isPaid = true
  payments.set(no, { of, isActive: true })
  return [`ZPA|33${String(++receipts).padStart(8, '0')}|${account.guides}`]
}

function takeBack(ft1: Message['segments'][number]): Refusal | string[] {
  if (ft1.at(7) === 'REFUND') return []
  const known = payments.get(ft1.at(2))
  const account = known && accounts.get(known.of)
  if (account?.isGivenOut && known?.isActive) return { code: '207', application: 'TOO_LATE', sentence: '已发药' }
  if (account && known?.isActive) account.isPaid = false
  payments.set(ft1.at(2), { of: known?.of ?? '', isActive: false })
  return []
}

const identity = anIdentity('hospital')
const cashier = await openDepartment(identity, msg => {
  const ft1 = msg.need('FT1')
  return ft1.at(6) === 'PY' ? pay(ft1) : takeBack(ft1)
})
const { server, engine, settled } = await openHl7Line({ parts: ['bills'], sendTo: await peerOf(cashier, identity) })
atEnd(async () => {
  await engine.close()
  await cashier.close()
})
const { bills } = server.runtime.hospital
let count = 0
const send = async (kind: string, lines: string[]) => {
  const answer = await engine.send(message({ kind }, lines))
  if (answer?.code !== 'AA') throw new Error(`answered ${answer?.text ?? 'nothing'}`)
  await settled()
}
const yuan = (cents: number): string => (cents / 100).toFixed(2)
const noon = (day: string): string => `${day.replaceAll('-', '')}120000`
const ft1 = (id: string, of: string, item: ChargeItem, at: string): string =>
  segment(
    'FT1',
    1,
    id,
    of,
    at,
    '',
    'CG',
    [item.itemCode, item.itemName, 'L'],
    '',
    item.unit,
    item.quantity,
    yuan(item.amountCents),
    yuan(item.unitCents),
    '',
    item.insuranceClass,
    '',
    '',
    item.kind,
  )
const pid = (recordNumber: string): string => `PID|1||${recordNumber}^^^H1^MR`
const pv1 = (kind: 'O' | 'I', no: string, more = ''): string =>
  segment(
    'PV1',
    1,
    kind,
    ['W3', '2', '12'],
    '',
    '',
    '',
    ['D1', '周敏'],
    '',
    '',
    ['', kind === 'O' ? '全科医学科' : '普通外科'],
    ...Array.from({ length: 8 }, () => ''),
    no,
  ) + more
const whose = new Map<string, string>()
const stayOf = (no: string): string => whose.get(no)!
const account = (more: Partial<Account>): Account => ({
  totalCents: 0,
  isPaid: false,
  isDischarged: false,
  isStay: false,
  isGivenOut: false,
  refuses: '',
  guides: '',
  ...more,
})

hospitalBillsHold({
  bills,
  hosId: 'h1',
  now: () => Date.now(),
  recordNumber: async () => `F${++count}`,
  async issue({ recordNumber, items, guides, refuses = '' }) {
    const billNo = `MZ${++count}`
    whose.set(billNo, recordNumber)
    const totalCents = items.reduce((sum, one) => sum + one.amountCents, 0)
    accounts.set(
      billNo,
      account({ totalCents, refuses, guides: guides.map(one => `${one.place}^${one.note}`).join('~') }),
    )
    const lines = items.map((one, at) => ft1(`${billNo}-${at}`, billNo, one, hl7Time(Date.now())))
    await send('DFT^P03^DFT_P03', ['EVN|P03', pid(recordNumber), pv1('O', `V${billNo}`), ...lines])
    return billNo
  },
  async payAtWindow(billNo) {
    const own = accounts.get(billNo)!
    own.isPaid = true
    const line = segment(
      'FT1',
      1,
      `W${billNo}`,
      billNo,
      hl7Time(Date.now()),
      '',
      'PY',
      ['CASH', '窗口'],
      '',
      '',
      1,
      yuan(own.totalCents),
    )
    await send('DFT^P03', [pid(stayOf(billNo)), pv1('O', `V${billNo}`), line])
  },
  giveOut: async billNo => void (accounts.get(billNo)!.isGivenOut = true),
  async admit(recordNumber) {
    const stayNo = `ZY${++count}`
    whose.set(stayNo, recordNumber)
    accounts.set(stayNo, account({ isStay: true }))
    await send('ADT^A01^ADT_A01', [`EVN|A01|${hl7Time(Date.now())}`, pid(recordNumber), pv1('I', stayNo)])
    return stayNo
  },
  async charge(stayNo, onDay, items) {
    for (const one of items) {
      accounts.get(stayNo)!.totalCents += one.amountCents
      await send('DFT^P03', [pid(stayOf(stayNo)), pv1('I', stayNo), ft1(`C${++count}`, '', one, noon(onDay))])
    }
  },
  async depositAtWindow(stayNo, cents) {
    const line = segment(
      'FT1',
      1,
      `D${++count}`,
      '',
      hl7Time(Date.now()),
      '',
      'PY',
      ['CASH', '窗口'],
      '',
      '',
      1,
      yuan(cents),
    )
    await send('DFT^P03', [pid(stayOf(stayNo)), pv1('I', stayNo), line])
  },
  async discharge(stayNo) {
    accounts.get(stayNo)!.isDischarged = true
    await send('ADT^A03^ADT_A03', [`EVN|A03|${hl7Time(Date.now())}`, pid(stayOf(stayNo)), pv1('I', stayNo)])
  },
  answersAlone: true,
  async whileAway(work) {
    cashier.beAway(true)
    try {
      return await work()
    } finally {
      cashier.beAway(false)
    }
  },
})

test('a bill that is sent again without one of its lines is that bill; without any it is taken back', async () => {
  const line = (id: string, type: string): string =>
    `FT1|1|${id}|MZ900|20261120090000||${type}|J1^血常规||项|1|20.00|20.00`
  await send('DFT^P03', [pid('F900'), pv1('O', 'V900'), line('a', 'CG'), line('b', 'CG')])
  expect(await bills.bill('h1', 'MZ900')).toMatchObject({ totalCents: 4_000, items: [{ insuranceClass: 'C' }, {}] })
  await send('DFT^P03', [pid('F900'), pv1('O', 'V900'), line('a', 'CG'), line('b', 'CG'), line('b', 'CD')])
  expect(await bills.bill('h1', 'MZ900')).toMatchObject({ totalCents: 2_000 })
  await send('DFT^P03', [pid('F900'), pv1('O', 'V900'), line('a', 'CD')])
  expect(await bills.bill('h1', 'MZ900')).toBeUndefined()
})

test('a stay moves, its discharge is taken back and comes again, in whatever order it is heard', async () => {
  const base = Date.now() - 60_000
  const adt = (event: string, at: number, bed: string) =>
    engine.send(
      message({ kind: `ADT^${event}`, at }, [
        `EVN|${event}|${hl7Time(at)}`,
        pid('F901'),
        `PV1|1|I|W3^2^${bed}|||||||^普通外科|||||||||ZY901`,
      ]),
    )
  for (const [event, at, bed] of [
    ['A13', 4, '14'],
    ['A01', 1, '12'],
    ['A03', 3, '14'],
    ['A02', 2, '14'],
  ] as const)
    await adt(event, base + at, bed)
  await settled()
  expect(await bills.stay('h1', 'ZY901')).toMatchObject({ state: 'open', bedNo: '14床', deptName: '普通外科' })
  await adt('A03', base + 5, '14')
  await settled()
  expect(await bills.stay('h1', 'ZY901')).toMatchObject({ state: 'to_settle' })
  await adt('A11', base + 6, '')
  await settled()
  expect(await bills.stay('h1', 'ZY901')).toBeUndefined()
})

test('an amount that is none is named, and nothing of it is kept as a bill', async () => {
  const answer = await engine.send(
    message({ kind: 'DFT^P03' }, [pid('F902'), pv1('O', 'V902'), 'FT1|1|a|MZ902|20261120||CG|J1^血常规||项|1|2O.00']),
  )
  expect(answer).toMatchObject({ code: 'AE', error: expect.stringContaining('FT1-11 不是金额') })
  await settled()
  expect(await bills.bill('h1', 'MZ902')).toBeUndefined()
})
