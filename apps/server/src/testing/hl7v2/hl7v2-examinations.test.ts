import { expect, test } from 'vitest'
import type { Message } from '../../adapters/hl7v2/message.ts'
import { hospitalExaminationsHold } from '../../sandbox/hospital/hospital-examinations.port-test.ts'
import { atEnd } from '../at-end.ts'
import { anIdentity } from './certificate.ts'
import { openDepartment, type Refusal } from './department.ts'
import { message } from './laboratory.ts'
import { openHl7Line, peerOf } from './line.ts'

const places = 3
const ct = {
  itemName: '胸腹部CT增强',
  kind: 'ct',
  resourceCode: 'ct2',
  deptName: '放射科',
  place: '医技楼1层 CT2室',
  building: '医技楼',
  minutes: 20,
  needsAppointment: true,
  needsFasting: true,
  contrast: 'iodine',
  isSedated: false,
  preparation: '检查前禁食4小时。',
}
const blood = {
  ...ct,
  itemName: '血型鉴定',
  kind: 'blood',
  resourceCode: 'lab',
  needsAppointment: false,
  contrast: 'none',
  priceCents: 2_000,
  groupName: '血型',
}
const days = [1, 2, 3, 4, 5, 6, 7]
const examinations = {
  items: { CT08: ct, N02: blood },
  rooms: {
    ct2: { hours: [{ days, from: '08:00', to: '12:00' }], everyMinutes: 20, places },
    lab: { hours: [{ days, from: '07:30', to: '11:30' }] },
  },
}

/** What the hospital itself keeps: it decides. */
const saved = new Map<string, { orderNo: string; at: string }>()
const calledOff = new Set<string>()
function book(msg: Message, isNew: boolean): Refusal | string[] {
  const sch = msg.need('SCH')
  const [ourNo, at, orderNo] = [sch.at(1), `${msg.need('AIG').at(3)} ${sch.at(11, 4)}`, sch.at(26)]
  if (calledOff.has(orderNo)) return { code: '207', application: 'ORDER_CLOSED' }
  const own = saved.get(ourNo)
  if (own?.at === at) return []
  if (!own && !isNew) return { code: '204' }
  if ([...saved.values()].filter(one => one.at === at).length >= places)
    return { code: '207', application: 'SLOT_FULL' }
  saved.set(ourNo, { orderNo, at })
  return []
}

const identity = anIdentity('hospital')
const department = await openDepartment(identity, (msg, kind) => {
  if (kind === 'SIU^S12' || kind === 'SIU^S13') return book(msg, kind === 'SIU^S12')
  if (kind === 'SIU^S15') return saved.delete(msg.need('SCH').at(1)) ? [] : { code: '204' }
  if (kind === 'OML^O21' && msg.need('PID').at(3) === 'B0') return { code: '204', sentence: '查无此人' }
  if (kind === 'OML^O21' && msg.need('ORC').at(1) === 'NW') return [`ORC|OK|${msg.need('ORC').at(2)}|ZF8812`]
  return []
})
const { server, engine, settled } = await openHl7Line({
  parts: ['results', 'examinations'],
  examinations,
  sendTo: await peerOf(department, identity),
})
atEnd(async () => {
  await engine.close()
  await department.close()
})
const port = server.runtime.hospital.examinations
let orders = 0
const send = async (lines: string[], kind = 'ORM^O01^ORM_O01') => {
  const answer = await engine.send(message({ kind }, lines))
  if (answer?.code !== 'AA') throw new Error(`answered ${answer?.text ?? 'nothing'}`)
  await settled()
}
const pid = (recordNumber: string) => `PID|1||${recordNumber}^^^H1^MR`
const whose = new Map<string, string>()
async function order(recordNumber: string): Promise<string> {
  const orderNo = `YZ${++orders}`
  whose.set(orderNo, recordNumber)
  await send([
    pid(recordNumber),
    `ORC|NW|${orderNo}|||||||20261101080000||||||||FSK^放射科`,
    `OBR|1|${orderNo}||CT08^胸腹部CT增强^L`,
  ])
  return orderNo
}

hospitalExaminationsHold({
  examinations: port,
  hosId: 'h1',
  now: () => Date.now(),
  recordNumber: async () => `E7${orders}`,
  order,
  signIn: orderNo =>
    send([
      pid(whose.get(orderNo)!),
      `ORC|SC|${orderNo}|||SC`,
      `OBR|1|${orderNo}||CT08^胸腹部CT增强^L`,
      `ZQU|ct2^CT2室|${orders}|waiting|${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')}|CT2室|放射科|${orderNo}`,
    ]),
  async callOff(orderNo) {
    calledOff.add(orderNo)
    await send([pid(whose.get(orderNo)!), `ORC|CA|${orderNo}`, `OBR|1|${orderNo}||CT08^胸腹部CT增强^L`])
  },
  answersAlone: true,
  async whileAway(work) {
    department.beAway(true)
    try {
      return await work()
    } finally {
      department.beAway(false)
    }
  },
})

test('an order says what the patient must know: from the message and from the settings', async () => {
  const orderNo = await order('E900')
  expect(await port.orders('h1', 'E900')).toMatchObject([
    {
      orderNo,
      itemName: '胸腹部CT增强',
      kind: 'ct',
      place: '医技楼1层 CT2室',
      contrast: 'iodine',
      minutes: 20,
      state: 'ordered',
    },
  ])
  expect(await port.orders('h1', 'E901')).toEqual([])
})

test('an appointment that the hospital makes, moves and cancels itself is kept, moved and gone, in whatever order it is heard', async () => {
  const orderNo = await order('E902')
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const siu = (event: string, hour: string, at: number) =>
    engine.send(
      message({ kind: `SIU^${event}^SIU_S12`, at }, [
        `SCH||F1${orderNo}|||||EXAM||20|min|^^M20^${day}${hour}00^${day}${hour}20|||||||||||||||${orderNo}`,
        pid('E902'),
        'RGS|1|A',
        'AIG|1|A|ct2',
      ]),
    )
  const base = Date.now()
  await siu('S13', '09', base + 20)
  await siu('S12', '08', base + 10)
  await settled()
  const [moved] = await port.orders('h1', 'E902')
  expect(moved).toMatchObject({ state: 'booked', appointment: { ourNo: `F1${orderNo}` } })
  expect(new Date(moved!.appointment!.startsAt + 8 * 3_600_000).getUTCHours()).toBe(9)
  await siu('S15', '09', base + 30)
  await settled()
  expect((await port.orders('h1', 'E902'))[0]).toMatchObject({ state: 'ordered' })
})

test('in progress, done and reported are said by ORC-5 and by the result', async () => {
  const orderNo = await order('E903')
  const state = async () => (await port.orders('h1', 'E903'))[0]!.state
  for (const [status, word] of [
    ['IP', 'in_progress'],
    ['CM', 'done'],
  ]) {
    await send(
      [pid('E903'), `ORC|SC|${orderNo}|||${status}`, `OBR|1|${orderNo}||CT08^胸腹部CT增强^L`],
      'OML^O21^OML_O21',
    )
    expect(await state()).toBe(word)
  }
  await send(
    [
      pid('E903'),
      `OBR|1|${orderNo}|R${orderNo}|CT08^胸腹部CT增强^L||||||||||||||||||||CT|F`,
      'OBX|1|TX|U^诊断^L||未见异常||||||F',
    ],
    'ORU^R01^ORU_R01',
  )
  expect(await state()).toBe('reported')
})

test('an item that the settings do not know is kept and named', async () => {
  const answer = await engine.send(message({ kind: 'ORM^O01' }, [pid('E904'), 'ORC|NW|Y1', 'OBR|1|Y1||XX^不知道']))
  expect(answer).toMatchObject({ code: 'AE', error: expect.stringContaining('OBR-4 不在约定的检查目录中') })
})

test('items that are all done are heard', async () => {
  await port.openItems('h1', { ourNo: 'done.1', recordNumber: 'E905', itemCodes: ['N02'], amountCents: 2_000 })
  const received = async () => {
    for (let from = ''; ;) {
      const { happenings, cursor: to } = await port.happenings('h1', from)
      if (happenings.some(one => one.kind === 'items_done' && one.ourNo === 'done.1')) return true
      if (from === to) return false
      from = to
    }
  }
  expect(await received()).toBe(false)
  await send([pid('E905'), 'ORC|SC|done.1^NETHOS|||CM', 'OBR|1|done.1^NETHOS||N02^血型鉴定^L'])
  expect(await received()).toBe(true)
})
