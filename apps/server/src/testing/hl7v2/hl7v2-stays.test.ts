import { expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Message } from '../../adapters/hl7v2/message.ts'
import { hl7Time } from '../../adapters/hl7v2/write.ts'
import { BedTakenError, type Arrangement } from '../../ports/hospital-stays.ts'
import { hospitalStaysHold } from '../../sandbox/hospital/hospital-stays.port-test.ts'
import { atEnd } from '../at-end.ts'
import { anIdentity } from './certificate.ts'
import { openDepartment, type Refusal } from './department.ts'
import { message, nextInstant } from './laboratory.ts'
import { openHl7Line, peerOf } from './line.ts'

const beds = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [String(at + 1), { kind: 'ordinary', gender: at < 15 ? 'F' : 'M' }]),
)
const w3 = {
  wardName: '普外科三病区',
  deptCode: 'surgery',
  phone: '0571-88000503',
  place: '外科楼5层',
  beds,
  routine: [{ time: '08:00', what: '医生查房', place: '病房', note: '' }],
  meals: [{ meal: '午餐', time: '11:30', dishes: '米饭、清蒸鱼', orderUntil: '9:00' }],
  visiting: ['每天15:00–17:00可以探视，每次两人。'],
  rules: ['下床时请穿防滑鞋。'],
}

/** The hospital's own beds: it decides whose one is. */
const holders = new Map<string, string>()
function reserve(msg: Message): Refusal | string[] {
  const pv1 = msg.need('PV1')
  const [noteNo, bed] = [pv1.at(5), pv1.at(3, 3)]
  const holder = holders.get(bed)
  if (holder !== undefined && holder !== noteNo)
    return { code: '207', application: 'BED_TAKEN', sentence: '床位已占用' }
  holders.set(bed, noteNo)
  return []
}
function release(msg: Message): string[] {
  for (const [bed, noteNo] of holders) if (noteNo === msg.need('PV1').at(5)) holders.delete(bed)
  return []
}
const identity = anIdentity('hospital')
const office = await openDepartment(identity, (msg, kind) => {
  if (kind === 'ADT^A14') return reserve(msg)
  return kind === 'ADT^A27' || kind === 'ADT^A38' ? release(msg) : []
})
const { server, engine, settled } = await openHl7Line({
  parts: ['stays', 'bills', 'surgeries'],
  wards: { W3: w3 },
  wardOrders: {
    XY01: { what: '测血压', place: '病房', note: '坐着休息5分钟再量。' },
    SY02: { what: '输液', place: '病房' },
  },
  sendTo: await peerOf(office, identity),
})
atEnd(async () => {
  await engine.close()
  await office.close()
})
const { stays, bills } = server.runtime.hospital
const whose = new Map<string, string>()
let count = 0

interface ReceivedMessage {
  at?: number
  bed?: string
  left?: string
  visit?: string
  more?: string[]
}
const adt = (
  event: string,
  noteNo: string,
  { at = nextInstant(), bed, left, visit = '', more = [] }: ReceivedMessage = {},
) => {
  const place = (of: string | undefined) => (of === undefined ? '' : `W3^${Math.ceil(Number(of) / 3)}^${of}`)
  return message({ kind: `ADT^${event}^ADT_A01`, at }, [
    `EVN|${event}|${hl7Time(at)}`,
    `PID|1||${whose.get(noteNo)}^^^H1^MR||王^秀英||19550308|F`,
    `PV1|1|I|${place(bed)}|R|${noteNo}|${place(left)}|D034^周^敏^^^^副主任医师|||surgery^普外科|||||||||${visit}`,
    'DG1|1||K80.2^胆囊结石^I10||20261101|A',
    ...more,
  ])
}
async function send(text: string) {
  const answer = await engine.send(text)
  if (answer?.code !== 'AA') throw new Error(`answered ${answer?.text ?? 'nothing'}`)
  await settled()
}
async function aNote(recordNumber: string): Promise<string> {
  const noteNo = `ZY${++count}`
  whose.set(noteNo, recordNumber)
  await send(adt('A05', noteNo))
  return noteNo
}
const bedOf = async (noteNo: string) =>
  (await stays.notes('h1', whose.get(noteNo)!)).find(one => one.noteNo === noteNo)!.bedCode!.slice(3)
const home = [
  'DG1|2||K80.2^胆囊结石术后^I10||20261101|F',
  'OBX|1|TX|COURSE^住院经过||腹腔镜手术后恢复好。||||||F',
  'OBX|2|TX|ADVICE^出院医嘱||清淡饮食，两周内不提重物。||||||F',
  'OBX|3|CE|DRUG^带药||多糖铁复合物胶囊^每次1粒，每日1次^08:00^14||||||F',
  'OBX|4|CE|NEXT^复诊||20261220^普外科^周敏^带上出院小结。||||||F',
]
const beds1 = new Map<string, string>()

hospitalStaysHold({
  stays,
  hosId: 'h1',
  now: () => Date.now(),
  recordNumber: async () => `I7${++count}`,
  note: aNote,
  async takeIn(noteNo) {
    beds1.set(noteNo, await bedOf(noteNo))
    await send(adt('A01', noteNo, { bed: beds1.get(noteNo)! }))
  },
  sendHome: noteNo => send(adt('A03', noteNo, { bed: beds1.get(noteNo)!, more: home })),
  answersAlone: true,
  async whileAway(work) {
    office.beAway(true)
    try {
      return await work()
    } finally {
      office.beAway(false)
    }
  },
})

const find = async (noteNo: string) => (await stays.notes('h1', whose.get(noteNo)!)).find(one => one.noteNo === noteNo)!
const bedState = async (bed: string) => (await stays.beds('h1')).find(one => one.bedCode === `W3.${bed}`)?.state

test('in whatever order they come, and twice: admitted, moved, back, gone home stand as they happened', async () => {
  const noteNo = await aNote('I801')
  const base = Date.now()
  const all = [
    adt('A01', noteNo, { at: base + 10, bed: '9', visit: 'V801' }),
    adt('A02', noteNo, { at: base + 20, bed: '10', left: '9', visit: 'V801' }),
    adt('A12', noteNo, { at: base + 30, bed: '9', left: '10', visit: 'V801' }),
    adt('A03', noteNo, { at: base + 40, bed: '9', visit: 'V801', more: home }),
  ]
  for (const at of [3, 1, 1, 0, 2, 3]) await send(all[at]!)
  expect(await find(noteNo)).toMatchObject({
    state: 'discharged',
    deptCode: 'surgery',
    deptName: '普外科',
    diagnosis: '胆囊结石',
    doctorName: '周敏',
    gender: 'F',
    priority: 'ordinary',
    admittedAt: base + 10,
    discharge: {
      dischargedAt: base + 40,
      diagnosis: '胆囊结石术后',
      course: '腹腔镜手术后恢复好。',
      advice: '清淡饮食，两周内不提重物。',
      drugs: [{ name: '多糖铁复合物胶囊', usage: '每次1粒，每日1次', times: ['08:00'], days: 14 }],
      nextAppointment: { day: '2026-12-20', deptName: '普外科', doctorName: '周敏', note: '带上出院小结。' },
    },
  })
  expect([await bedState('9'), await bedState('10')]).toEqual(['free', 'free'])
  expect((await stays.wards('h1'))[0]).toMatchObject({ wardCode: 'W3', freedLately: expect.any(Number) })
  expect(await bills.stays('h1', 'I801')).toMatchObject([{ stayNo: 'V801' }])
})

test('who is no inpatient any more (A07) has left: his bed is free and his stay is over, also under a new number of an outpatient', async () => {
  const noteNo = await aNote('I880')
  const base = Date.now()
  const asOutpatient = (at: number, fields: ReceivedMessage) =>
    adt('A07', noteNo, { at, ...fields }).replace('PV1|1|I|', 'PV1|1|O|')
  await send(adt('A01', noteNo, { at: base + 10, bed: '11', visit: 'V880' }))
  expect(await bedState('11')).toBe('occupied')
  const nowhere = await engine.send(asOutpatient(base + 20, { visit: 'V880' }))
  expect(nowhere?.text).toContain('PV1^1^3')
  await send(asOutpatient(base + 30, { left: '11', visit: 'O881', more: ['MRG|I880||||V880'] }))
  expect(await find(noteNo)).toMatchObject({ state: 'discharged', discharge: { dischargedAt: base + 30 } })
  expect(await bedState('11')).toBe('free')
  expect(await bills.stay('h1', 'V880')).toMatchObject({ state: 'to_settle' })
  expect(await bills.stay('h1', 'O881')).toBeUndefined()
})

test('what is taken back after the fact is: going home, and having come', async () => {
  const noteNo = await aNote('I802')
  await send(adt('A01', noteNo, { bed: '11' }))
  await send(adt('A03', noteNo, { bed: '11', more: home }))
  await send(adt('A13', noteNo, { bed: '11' }))
  const back = await find(noteNo)
  expect(back).toMatchObject({ state: 'in_hospital', takenBack: 'discharge', bedCode: 'W3.11' })
  expect(back).not.toHaveProperty('discharge')
  expect(await bedState('11')).toBe('occupied')
  await send(adt('A11', noteNo, { bed: '11' }))
  expect(await find(noteNo)).toMatchObject({ state: 'issued', takenBack: 'admission' })
  expect(await bedState('11')).toBe('free')
  await send(adt('A38', noteNo, { more: [] }))
  expect(await find(noteNo)).toMatchObject({ state: 'cancelled' })
})

const arrangement: Arrangement = {
  noteNo: '',
  version: 1,
  standing: 'registered',
  registration: {
    contactName: '李梅',
    contactMobile: '13900000000',
    contactRelation: '女儿',
    address: '杭州市上城区',
    insuranceKind: '城镇职工医保',
  },
  bedWish: 'double',
  wishedOn: '2026-12-01',
  remark: { needs: '靠窗', systolic: 152, medicines: '' },
}

test('the hospital hears of a registration, the answer to a call and of the end of it in ADT', async () => {
  const noteNo = await aNote('I803')
  const receivedFrom = office.received.length
  await stays.arrange('h1', { ...arrangement, noteNo })
  const called = { ...arrangement, noteNo, standing: 'called' as const, bedCode: 'W3.12', arriveOn: dayOf(Date.now()) }
  await stays.arrange('h1', { ...called, version: 2 })
  await stays.arrange('h1', { ...called, version: 3, standing: 'accepted' })
  await stays.arrange('h1', { ...arrangement, noteNo, version: 4 })
  await stays.arrange('h1', { ...arrangement, noteNo, version: 5, standing: 'cancelled' })
  const received = office.received.slice(receivedFrom)
  expect(received.map(one => [one.need('MSH').at(9, 2), one.need('ZAR').at(1), one.need('ZAR').at(2)])).toEqual([
    ['A05', '1', 'registered'],
    ['A14', '2', 'called'],
    ['A14', '3', 'accepted'],
    ['A27', '4', 'registered'],
    ['A38', '5', 'cancelled'],
  ])
  const [first, second, , fourth] = received as [Message, Message, Message, Message]
  const [pid, nk1, pv1, pv2] = [first.need('PID'), first.need('NK1'), first.need('PV1'), first.need('PV2')]
  expect([pid.at(3), pid.at(11), nk1.at(2), nk1.at(3), nk1.at(5)]).toEqual([
    'I803',
    '杭州市上城区',
    '李梅',
    '女儿',
    '13900000000',
  ])
  expect([pv1.at(2), pv1.at(5), pv1.at(3, 3), pv2.at(2), pv2.at(8)]).toEqual(['P', noteNo, '', 'double', '20261201'])
  expect(first.segments.filter(one => one.name === 'OBX').map(one => [one.at(3), one.at(5)])).toEqual([
    ['needs', '靠窗'],
    ['systolic', '152'],
  ])
  expect(first.need('IN1').at(2)).toBe('城镇职工医保')
  expect([second.need('PV1').at(3), second.need('PV1').at(3, 3), second.need('PV1').at(42, 3)]).toEqual([
    'W3',
    '12',
    '12',
  ])
  expect(fourth.need('PV1').at(3, 3)).toBe('12')
})

test('a bed that the hospital has given away is refused; one that it closes and opens is closed and free', async () => {
  const noteNo = await aNote('I804')
  holders.set('13', 'somebody')
  const wished = { ...arrangement, noteNo, standing: 'called' as const, bedCode: 'W3.13', arriveOn: dayOf(Date.now()) }
  await expect(stays.arrange('h1', wished)).rejects.toBeInstanceOf(BedTakenError)
  expect(await find(noteNo)).toMatchObject({ state: 'issued', version: 0 })
  const marked = (state: string) =>
    message({ kind: 'ADT^A20^ADT_A20' }, [`EVN|A20|${hl7Time(Date.now())}`, `NPU|W3^5^13|${state}`])
  await send(marked('H'))
  expect(await bedState('13')).toBe('closed')
  await send(marked('U'))
  expect(await bedState('13')).toBe('free')
})

test('today on the ward: who looks after her, the diet, what the ward does, and an operation of today', async () => {
  const noteNo = await aNote('I805')
  await send(
    adt('A01', noteNo, {
      bed: '14',
      more: ['ROL|1|AD|N^责任护士|U7^陈^静^^^^主管护师', 'ROL|2|DE|N^责任护士|U8^吴^丽'],
    }),
  )
  const today = dayOf(Date.now())
  const at = Date.parse(`${today}T10:00:00+08:00`)
  await send(
    message({ kind: 'SIU^S12^SIU_S12' }, [
      `SCH||OP805||||SURGERY|inpatient|||min|^^M60^${hl7Time(at)}`,
      'PID|1||I805^^^H1^MR',
      'RGS|1|A',
      'AIS|1|A|51.23^腹腔镜胆囊切除术',
    ]),
  )
  expect(await stays.day('h1', noteNo, today)).toMatchObject({
    plan: [
      { what: '医生查房', at: at - 2 * 3_600_000 },
      { what: '手术', at },
    ],
    team: [
      { role: '主管医生', name: '周敏', title: '副主任医师' },
      { role: '责任护士', name: '陈静', title: '主管护师' },
    ],
    meals: [{ meal: '午餐', dishes: '米饭、清蒸鱼' }],
    visiting: ['每天15:00–17:00可以探视，每次两人。'],
    rules: ['下床时请穿防滑鞋。'],
  })
})

test('the plan of today is live: what the ward orders stands at its time, is done when it says so, and an operation that is over, too', async () => {
  const noteNo = await aNote('I807')
  await send(adt('A01', noteNo, { bed: '15' }))
  const today = dayOf(Date.now())
  const at = Date.parse(`${today}T09:00:00+08:00`)
  const order = (state: string, control = 'SC') =>
    message({ kind: 'ORM^O01^ORM_O01' }, [
      'PID|1||I807^^^H1^MR',
      `ORC|${control}|WO1|||${state}`,
      'OBR|1|WO1||XY01^BP^L',
      `TQ1|1||||||${hl7Time(at)}`,
      'ORC|NW|WO2',
      `TQ1|1||||||${hl7Time(at + 3_600_000)}`,
      'OBR|2|WO2||SY02^IV^L',
      'NTE|1||第1瓶',
    ])
  await send(order('SC', 'NW'))
  const plan = async () => (await stays.day('h1', noteNo, today))!.plan.filter(one => one.what !== '医生查房')
  expect(await plan()).toEqual([
    { at, what: '测血压', place: '病房', note: '坐着休息5分钟再量。', isDone: false },
    { at: at + 3_600_000, what: '输液', place: '病房', note: '第1瓶', isDone: false },
  ])
  await send(order('CM'))
  expect((await plan()).map(one => one.isDone)).toEqual([true, false])
  await send(order('CA', 'CA'))
  expect((await plan()).map(one => one.what)).toEqual(['输液'])
  await send(
    message({ kind: 'SIU^S12^SIU_S12' }, [
      `SCH||OP807||||SURGERY|inpatient|||min|^^M60^${hl7Time(at)}`,
      'PID|1||I807^^^H1^MR',
      'RGS|1|A',
      'AIS|1|A|51.23^腹腔镜胆囊切除术',
    ]),
  )
  await send(
    message({ kind: 'ADT^A08^ADT_A01' }, [
      `EVN|A08|${hl7Time(at)}||surgery_ended||${hl7Time(at)}|E807`,
      'PID|1||I807^^^H1^MR',
      `PV1|1|I${'|'.repeat(48)}OP807`,
    ]),
  )
  expect((await plan()).map(({ what, isDone }) => [what, isDone])).toEqual([
    ['手术', true],
    ['输液', false],
  ])
})

test('what cannot be read is refused with its element, and waits at the workbench', async () => {
  whose.set('ZY900', 'I806')
  for (const [text, where] of [
    [adt('A02', 'ZY900', { bed: '3' }), 'PV1-6'],
    [adt('A03', 'ZY900'), 'PV1-3'],
    [adt('A03', 'ZY900', { bed: '3', more: ['OBX|1|CE|DRUG||某药^每日^25:00^3'] }), 'OBX-5'],
    [message({ kind: 'ADT^A20' }, ['NPU|W9^1^1|U']), 'NPU-1'],
  ] as const) {
    const answer = await engine.send(text)
    expect(answer).toMatchObject({ code: 'AE' })
    expect(answer!.text.replaceAll('^', '-')).toContain(where)
  }
  await settled()
  const saved = await server.db.selectFrom('interfaceMessage').select('fault').where('fault', '<>', '').execute()
  expect(saved.map(one => one.fault).join('；')).toMatch(/PV1-6.*PV1-3|PV1-3.*PV1-6/)
  expect(await stays.notes('h1', 'I806')).toEqual([])
})
