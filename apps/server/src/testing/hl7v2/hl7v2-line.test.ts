import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { framed } from '../../adapters/hl7v2/mllp.ts'
import { aReport } from '../../domains/reports/testbed.ts'
import { sealedBody } from '../../domains/interfaces/sealed.ts'
import { atEnd } from '../at-end.ts'
import { aStaffMember } from '../people.ts'
import { Engine } from './engine.ts'
import { message, oru } from './laboratory.ts'
import { openHl7Line } from './line.ts'

const { server, engine, settled, port, identity } = await openHl7Line()
atEnd(() => engine.close())
const { session: admin } = await aStaffMember(server, 'admin')
const { session: operator } = await aStaffMember(server, 'operator')
const asStaff = (name: string, body: object, session = operator) => server.staff.call(name, body, session)
const stored = async () =>
  Number(
    (
      await server.db
        .selectFrom('interfaceMessage')
        .select(e => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const arrivals = async () => {
  await settled()
  return (await server.runtime.hospital.results.arrivals('h1', '')).arrivals
}
const others = () => new Engine({ port, ca: identity.cert })

test('a message is kept sealed before it is acknowledged, and acknowledged by its number', async () => {
  const text = oru(aReport('B11'), { controlId: 'C1' })
  expect(await engine.send(text)).toMatchObject({ code: 'AA', controlId: 'C1', error: '' })
  const saved = await server.db
    .selectFrom('interfaceMessage')
    .selectAll()
    .where('controlId', '=', 'C1')
    .executeTakeFirstOrThrow()
  expect(saved.bodySealed.includes('B11')).toBe(false)
  expect(server.runtime.sealer.openText(saved.bodySealed, sealedBody)).toBe(text)
})

test('the same message again is acknowledged again and kept once', async () => {
  const text = oru(aReport('B12'))
  const answers = [await engine.send(text), await others().send(text), await engine.send(text)]
  expect(answers.map(one => one?.code)).toEqual(['AA', 'AA', 'AA'])
  const reports = (await arrivals()).filter(one => one.kind === 'report' && one.report.recordNumber === 'B12')
  expect(reports).toHaveLength(1)
})

test('a connection that ends in the midst of a message has sent nothing; sent again it is there once', async () => {
  const text = oru(aReport('B13'))
  const before = await stored()
  const torn = others()
  await torn.tear(text)
  expect(await stored()).toBe(before)
  expect(await torn.send(text)).toMatchObject({ code: 'AA' })
  expect(await stored()).toBe(before + 1)
  await torn.close()
})

test('who does not wait for the acknowledgement is heard all the same, and sending it again changes nothing', async () => {
  const text = oru(aReport('B14'))
  const hasty = others()
  await hasty.sendAndGo(text)
  expect(await hasty.send(text)).toMatchObject({ code: 'AA' })
  const reports = (await arrivals()).filter(one => one.kind === 'report' && one.report.recordNumber === 'B14')
  expect(reports).toHaveLength(1)
  await hasty.close()
})

test('several messages in one write, cut anywhere, are answered in their order', async () => {
  const three = ['C31', 'C32', 'C33'].map(controlId => framed(Buffer.from(oru(aReport('B15'), { controlId }))))
  const bytes = Buffer.concat(three)
  const own = others()
  await own.connect()
  const first = own.write(
    ...Array.from({ length: 40 }, (_, at) => bytes.subarray(at * 100, (at + 1) * 100)),
    bytes.subarray(4_000),
  )
  const [second, third] = [own.write(), own.write()]
  const answers = await Promise.all([first, second, third])
  expect(answers.map(one => one?.controlId)).toEqual(['C31', 'C32', 'C33'])
  await own.close()
})

test('what cannot be read is refused by its element, kept, and shown at the workbench; read again, or set aside with a reason', async () => {
  const odd = message({ kind: 'ORU^R01', controlId: 'ODD7' }, [
    'PID|1||B16^^^^MR',
    'OBR|1||R16|K^钾||||||||||||||||||||LAB|Q',
  ])
  expect(await engine.send(odd)).toMatchObject({
    code: 'AE',
    controlId: 'ODD7',
    error: 'ERR||OBR^1^25|103^Table value not found^HL70357|E||||OBR-25 不是已知的状态',
  })
  await settled()
  const list = async (isSettled = false) => (await asStaff('staff.interface.message.list', { isSettled })).list
  const row = (await list()).find((one: { controlId: string }) => one.controlId === 'ODD7')
  expect(row).toMatchObject({ messageKind: 'ORU^R01', fault: 'OBR-25 不是已知的状态', note: '' })
  const { messageId } = row
  const opened = await asStaff('staff.interface.message.open', { messageId }, admin)
  expect(opened.obj.text).toContain('OBR|1||R16|K^钾')
  expect((await asStaff('staff.interface.message.open', { messageId })).code).not.toBe('0')

  await asStaff('staff.interface.message.again', { messageId })
  await settled()
  expect((await list()).map((one: { controlId: string }) => one.controlId)).toContain('ODD7')

  await asStaff('staff.interface.message.settle', { messageId, note: '医院已更正状态并重新发送' })
  expect((await list()).map((one: { controlId: string }) => one.controlId)).not.toContain('ODD7')
  expect((await list(true))[0]).toMatchObject({ controlId: 'ODD7', note: '医院已更正状态并重新发送' })
  expect((await asStaff('staff.interface.message.again', { messageId })).code).toBe('03900001')
  expect((await asStaff('staff.interface.line.list', {})).list).toMatchObject([
    { hosId: 'h1', faults: 0, waiting: 0 },
    { hosId: 'h2', cameAt: null },
  ])
})

test.each([
  ['another kind', () => message({ kind: 'MDM^T02' }, ['PID|1||B1^^^^MR']), 'AR'],
  ['a facility that nobody knows', () => oru(aReport('B17'), { facility: 'H9' }), 'AE'],
  ['no MSH', () => 'PID|1||B1', 'AE'],
  ['other delimiters, three of them one', () => 'MSH|^^\\^|A|H1|||20260101||ORU^R01|1|P|2.5.1', 'AE'],
  [
    'a field of 100 kB',
    () => oru(aReport('B18', { content: { conclusion: '', findings: 'x'.repeat(100_000) } }), {}),
    'AA',
  ],
])('%s is answered, and the next message is heard', async (_what, text, code) => {
  expect(await engine.send(text())).toMatchObject({ code })
  expect(await engine.send(oru(aReport('B19')))).toMatchObject({ code: 'AA' })
})

test('whoever is not let in, speaks no TLS, or opens too many connections holds up nobody', async () => {
  const plain = connect(port, '127.0.0.1')
  plain.on('error', () => undefined)
  plain.write(framed(Buffer.from(oru(aReport('B20')))))
  await once(plain, 'close')
  const many = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
  for (const one of many) one.on('error', () => undefined)
  for (const one of many.slice(100)) if (!one.closed) await once(one, 'close')
  expect(many.filter(one => !one.closed && !one.destroyed).length).toBeLessThanOrEqual(50)
  for (const one of many) one.destroy()
  expect(await engine.send(oru(aReport('B21')))).toMatchObject({ code: 'AA' })
})
