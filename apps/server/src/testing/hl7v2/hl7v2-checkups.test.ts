import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Message } from '../../adapters/hl7v2/message.ts'
import { hospitalCheckupsHold } from '../../sandbox/hospital/hospital-checkups.port-test.ts'
import { atEnd } from '../at-end.ts'
import { anIdentity } from './certificate.ts'
import { openDepartment, type Refusal } from './department.ts'
import { message, nextInstant } from './laboratory.ts'
import { openHl7Line, peerOf } from './line.ts'

const places = 3
const days = [1, 2, 3, 4, 5, 6, 7]
const checkups = {
  centres: {
    tj1: {
      centreName: '健康管理中心',
      address: '学院路88号 体检楼1层',
      phone: '0571-88000120',
      hours: '每天 7:30–11:30',
      times: { hours: [{ days, from: '07:30', to: '11:30' }], everyMinutes: 30, places },
    },
  },
  packages: {
    basic: {
      centreCode: 'tj1',
      packageName: '基础体检',
      category: '常规',
      priceCents: 39_800,
      minAge: 18,
      groups: [{ name: '抽血化验（空腹）', items: [{ code: 'glu', name: '空腹血糖', meaning: '看有没有糖尿病。' }] }],
      addOns: [{ code: 'fit', name: '粪便免疫化学潜血', priceCents: 4_500, screening: 'colorectal' }],
      notice: '前一晚22:00后不要进食。',
    },
  },
  stations: { blood: { place: '1层 抽血处', hint: '空腹做' }, us: { name: '超声', place: '1层 超声室' } },
}

/** What the centre itself keeps: it decides. */
const saved = new Map<string, string>()
function book(msg: Message, isNew: boolean): Refusal | string[] {
  const sch = msg.need('SCH')
  const [ourNo, at] = [sch.at(1), `${msg.need('AIL').at(3)} ${sch.at(11, 4)}`]
  if (saved.get(ourNo) === at) return []
  if (!saved.has(ourNo) && !isNew) return { code: '204' }
  if ([...saved.values()].filter(one => one === at).length >= places) return { code: '207', application: 'TIME_FULL' }
  saved.set(ourNo, at)
  return [`SCH|${ourNo}^NETHOS|T${ourNo.slice(-4)}`]
}

const identity = anIdentity('hospital')
const centre = await openDepartment(identity, (msg, kind) => {
  if (kind === 'SIU^S12' || kind === 'SIU^S13') return book(msg, kind === 'SIU^S12')
  if (kind === 'SIU^S15') return saved.delete(msg.need('SCH').at(1)) ? [] : { code: '204' }
  return []
})
const { server, engine, settled } = await openHl7Line({
  parts: ['results', 'checkups'],
  checkups,
  sendTo: await peerOf(centre, identity),
})
atEnd(async () => {
  await engine.close()
  await centre.close()
})
const port = server.runtime.hospital.checkups
const send = async (kind: string, lines: string[], at = nextInstant()) => {
  const answer = await engine.send(message({ kind, at }, lines))
  if (answer?.code !== 'AA') throw new Error(`answered ${answer?.text ?? 'nothing'}`)
  await settled()
}
const timing = (ourNo: string) => {
  const at = saved.get(ourNo)?.split(' ')[1] ?? '20261201080000'
  return `^^M30^${at}`
}
const siu = (event: string, ourNo: string, { reason = 'CHECKUP', state = '' } = {}) =>
  send(`SIU^${event}^SIU_S12`, [
    `SCH|${ourNo}^NETHOS|T${ourNo.slice(-4)}||||${reason}|CHECKUP||30|min|${timing(ourNo)}||||||||||||||${state}`,
    'RGS|1|A',
    'AIL|1|A|tj1',
  ])
const stations = (ourNo: string, done: readonly string[]) =>
  send(
    'ORM^O01^ORM_O01',
    ['us', 'blood'].flatMap((code, at) => [
      `ORC|SC|S${code}||${ourNo}^NETHOS|${done.includes(code) ? 'CM' : 'SC'}`,
      `OBR|${2 - at}|||${code}^${code === 'us' ? 'US' : '抽血'}^L`,
    ]),
  )
const report = (ourNo: string, more: string[] = []) =>
  send('ORU^R01^ORU_R01', [
    'PID|1||C7001^^^H1^MR',
    `OBR|1|${ourNo}^NETHOS|R-${ourNo}|TJ01^健康体检报告^L|||20261120090000|||||||||||||||20261120150000||TJ|F`,
    'OBX|1|TX|TJ01&IMP^总检结论^L||甲状腺结节，建议半年后复查。||||||F',
    ...more,
  ])

let people = 0
hospitalCheckupsHold({
  checkups: port,
  hosId: 'h1',
  now: () => Date.now(),
  person: () => ({
    name: '王秀英',
    idCard: `33010619550312${String(++people).padStart(4, '0')}`,
    mobile: '13900000000',
  }),
  arrive: ourNo => stations(ourNo, []),
  async finish(ourNo) {
    await stations(ourNo, ['us', 'blood'])
    await siu('S14', ourNo, { state: 'Complete' })
    await report(ourNo)
  },
  async callOff(ourNo, reason) {
    await siu('S15', ourNo, { reason: `CHECKUP^${reason}` })
    saved.delete(ourNo)
  },
  answersAlone: true,
  async whileAway(work) {
    centre.beAway(true)
    try {
      return await work()
    } finally {
      centre.beAway(false)
    }
  },
})

const confirm = async (ourNo: string) => {
  const from = addDays(dayOf(Date.now()), 10)
  const [time] = (await port.times('h1', from, from)).filter(one => one.left > 0)
  const person = { name: '赵云', idCard: '330106197505050011', mobile: '13900000001' }
  const order = { ourNo, packageCode: 'basic', addOnCodes: ['fit'], timeCode: time!.timeCode, amountCents: 44_300 }
  return port.confirm('h1', { ...order, person })
}
const receivedOf = async (ourNo: string) =>
  (await port.happenings('h1', '')).happenings.filter(one => one.kind !== 'time' && one.ourNo === ourNo)

test('the centre hears who comes, for what, at what price; of a place that is given back its number alone', async () => {
  const from = centre.received.length
  expect((await confirm('out.1')).guideNo).toBe('Tut.1')
  await port.cancel('h1', 'out.1')
  const [order, off] = centre.received.slice(from) as [Message, Message]
  const [sch, pid] = [order.need('SCH'), order.need('PID')]
  expect([sch.at(1), sch.at(1, 2), sch.at(6), sch.at(9)]).toEqual(['out.1', 'NETHOS', 'CHECKUP', '30'])
  expect([pid.at(3), pid.at(3, 5), pid.at(5), pid.at(13)]).toEqual(['330106197505050011', 'NI', '赵云', '13900000001'])
  expect(order.segments.filter(one => one.name === 'AIS').map(one => one.at(3))).toEqual(['basic', 'fit'])
  expect([order.need('AIL').at(3), order.need('ZTJ').at(1)]).toEqual(['tj1', '443.00'])
  expect([off.need('MSH').at(9, 2), off.first('PID')]).toEqual(['S15', undefined])
})

test('the guide sheet stands in the order of its numbers, says where each station is, and never goes back', async () => {
  await confirm('sheet.1')
  const late = nextInstant()
  await stations('sheet.1', ['blood'])
  await send('ORM^O01^ORM_O01', ['ORC|SC|Sblood||sheet.1^NETHOS|SC', 'OBR|1|||blood^抽血^L'], late)
  const sheets = (await receivedOf('sheet.1')).filter(one => one.kind === 'stations')
  expect(sheets.at(-1)).toMatchObject({
    stations: [
      { name: '抽血', place: '1层 抽血处', hint: '空腹做', isDone: true },
      { name: '超声', place: '1层 超声室', isDone: false },
    ],
  })
})

test('a report that names the order says what is to be looked at again, and when', async () => {
  await confirm('rep.1')
  await report('rep.1', ['ZFU|甲状腺超声|甲状腺结节|6'])
  expect((await receivedOf('rep.1')).at(-1)).toMatchObject({
    kind: 'reported',
    reportCode: 'R-rep.1',
    followUps: [{ what: '甲状腺超声', why: '甲状腺结节', afterMonths: 6 }],
  })
  const [arrival] = (await server.runtime.hospital.results.arrivals('h1', '')).arrivals.slice(-1)
  expect(arrival).toMatchObject({ kind: 'report', report: { reportCode: 'R-rep.1', kind: 'checkup' } })
})

test('a place that the centre’s own window gives away is one fewer here, and nobody’s', async () => {
  const from = addDays(dayOf(Date.now()), 12)
  const [time] = await port.times('h1', from, from)
  const at = `${from.replaceAll('-', '')}073000`
  await send('SIU^S12^SIU_S12', ['SCH||W1||||CHECKUP|||30|min|^^M30^' + at, 'RGS|1|A', 'AIL|1|A|tj1'])
  const [now] = await port.times('h1', from, from)
  expect(now).toMatchObject({ timeCode: time!.timeCode, left: places - 1 })
  expect(await receivedOf('W1')).toEqual([])
})

test('what cannot be read is refused with its element', async () => {
  for (const [kind, lines, where] of [
    ['ORM^O01^ORM_O01', ['ORC|SC|S1||x.1^NETHOS|SC', 'OBR|zwei|||blood'], 'OBR-1'],
    ['SIU^S12^SIU_S12', ['SCH|x.1^NETHOS|||||CHECKUP', 'AIL|1|A|tj1'], 'SCH-11'],
    [
      'ORU^R01^ORU_R01',
      [
        'PID|1||C7001^^^H1^MR',
        'OBR|1|x.1^NETHOS|R9|TJ01^健康体检报告|||20261120090000|||||||||||||||20261120150000||TJ|F',
        'OBX|1|TX|TJ01&IMP^总检结论||无||||||F',
        'ZFU|甲状腺超声||bald',
      ],
      'ZFU-3',
    ],
  ] as const) {
    const answer = await engine.send(message({ kind }, [...lines]))
    expect(answer).toMatchObject({ code: 'AE' })
    expect(answer!.text.replaceAll('^', '-')).toContain(where)
  }
})
