import { expect, test } from 'vitest'
import { checkHl7Hospital, checkMessage } from './check.ts'
import { readHl7Hospitals } from './settings.ts'

const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') }
const common = { hosId: 'h1', hosts: ['10.1.2.0/24'], parts: ['results'] }
const read = (more: object) => readHl7Hospitals(JSON.stringify([{ ...common, ...more }]))
const item = {
  kind: 'ct',
  resourceCode: 'ct2',
  deptName: '放射科',
  place: '1层',
  building: '医技楼',
  minutes: 20,
  needsAppointment: true,
}

test('what the settings lack is named', async () => {
  const outcomes = async (more: object) =>
    (await checkHl7Hospital(read(more)[0]!, 'sendTo' in more)).map(one => `${one.outcome} ${one.what}`)
  expect(await outcomes({})).toEqual(['ok 接收', 'lacking 证书', 'lacking reportKinds'])
  expect(await outcomes({ parts: ['examinations'] })).toContain('failed examinations.items')
  const examinations = { items: { CT: item }, rooms: {} }
  expect(await outcomes({ parts: ['examinations'], examinations })).toEqual([
    'ok 接收',
    'lacking 证书',
    'failed examinations.rooms',
    'failed sendTo',
  ])
})

test('of health checks packages are asked for, and that their reports can come', async () => {
  const centre = {
    centreName: '健康管理中心',
    times: { hours: [{ days: [1], from: '08:00', to: '11:00' }], everyMinutes: 30, places: 10 },
  }
  const groups = [{ name: '化验', items: [{ code: 'glu', name: '空腹血糖' }] }]
  const basic = { centreCode: 'tj1', packageName: '基础体检', priceCents: 39_800, groups }
  const checkups = { centres: { tj1: centre }, packages: { basic } }
  const findings = async (more: object) => (await checkHl7Hospital(read(more)[0]!, true)).map(one => one.detail)
  expect(await findings({ parts: ['checkups'] })).toContain('没有体检机构和套餐，无法预约体检')
  expect(await findings({ parts: ['checkups'], checkups })).toContain('没有开通results，体检报告收不到')
  expect(await findings({ parts: ['checkups', 'results'], checkups })).toContain('1个体检机构，1个套餐')
  const elsewhere = { ...checkups, packages: { basic: { ...basic, centreCode: 'tj9' } } }
  expect(() => read({ checkups: elsewhere })).toThrow('is wrong at 0.checkups')
})

test('a message from a file is read as it would be from the line, its frame with it', () => {
  const lines = [
    'MSH|^~\\&|LIS|H|N|N|20261120||ORU^R01|7|P|2.5.1',
    'PID|1||B1^^^^MR',
    'OBR|1||R1|K^钾||||||||||||||||||||LAB|F',
  ]
  const good = Buffer.from(lines.join('\r'))
  expect(checkMessage(read({}), good, clock)).toEqual({ what: 'h1 ORU^R01 7', outcome: 'ok', detail: 'result R1' })
  const framed = Buffer.concat([Buffer.of(0x0b), good, Buffer.of(0x1c, 0x0d)])
  expect(checkMessage(read({}), framed, clock)).toMatchObject({ outcome: 'ok' })
  expect(checkMessage(read({}), Buffer.from(lines.join('\r').replace('LAB', 'QQ')), clock)).toMatchObject({
    outcome: 'failed',
    detail: 'OBR-24 不是已知的报告类型',
  })
})

test.each([
  ['{}', 'is wrong at its beginning'],
  [JSON.stringify([{ ...common, hosts: [] }]), 'is wrong at 0.hosts'],
  [JSON.stringify([{ ...common, hosts: ['hospital.example'] }]), 'is wrong at 0.hosts.0'],
  [JSON.stringify([{ ...common, certificates: ['ab'] }]), 'is wrong at 0.certificates.0'],
  [JSON.stringify([common, common]), 'names h1 twice'],
  [JSON.stringify([common, { ...common, hosId: 'h2' }]), 'needs a facility of its own for h1'],
])('settings %s are refused by their place', (text, sentence) => {
  expect(() => readHl7Hospitals(text)).toThrow(sentence)
})
