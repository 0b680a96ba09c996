import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { anXlsx } from '../../media/spreadsheet.samples.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aCheckupWorld, type Booker } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const world = await aCheckupWorld(server)
const { aBooker, aTime, call, hear, order, pay, settle } = world
const packageId = 'h1.full'
const today = dayOf(world.now())
const { staffId } = await aStaffMember(server, 'operator')

const desk = async (verb: string, input: object = {}) =>
  server.staff.call(`staff.checkup.${verb}`, input, await server.sessionOf({ staffId }))
interface Row {
  name: string
  idCard?: string
  staffNo?: string
}
const imported = (rows: Row[], more: object = {}) =>
  desk('company.import', {
    companyName: '宁禾机械厂',
    packageId,
    fromDay: today,
    untilDay: addDays(today, 40),
    rows,
    ...more,
  })
const codesOf = async (companyId: string) => (await desk('voucher.list', { companyId, pageSize: 100 })).list as any[]
const mine = async (who: Booker) => (await call('team.order.list', who)).list as any[]
const use = (who: Booker, voucherId: string, timeId: string, more: object = {}, on = server) =>
  call('team.order.add', who, { voucherId, timeId, totalCents: 0, ...more }, on)

test('a list with bad rows is not taken, and each of them is named as the sheet counts it', async () => {
  const twice = anIdCard()
  const { obj } = await imported([
    { name: '王秀英', idCard: twice },
    { name: '', idCard: anIdCard() },
    { name: '李建国', idCard: '330106198005200000' },
    { name: '陈晓燕', idCard: twice },
  ])
  expect(obj).toEqual({
    companyId: '',
    people: 0,
    problems: [
      { row: 3, sentence: '姓名不能为空' },
      { row: 4, sentence: '身份证号格式错误' },
      { row: 5, sentence: '与第2行身份证号重复' },
    ],
  })
  expect((await desk('company.list')).list).toEqual([])
  const backwards = await imported([{ name: '王秀英' }], { untilDay: addDays(today, -1) })
  expect(backwards.obj.problems[0].sentence).toContain('结束日期')
})

const sheetOf = async (bytes: Buffer) => (await desk('sheet.read', { content: bytes.toString('base64') })).obj

test('a spreadsheet is read at the server: rows keep their numbers, and each bad one is named with its reason', async () => {
  const [own, twice] = [anIdCard(), anIdCard()]
  const read = await sheetOf(
    anXlsx([
      [1, ['工号', '姓名', '身份证号']],
      [2, ['J1', '王秀英', own]],
      [4, ['J2', '', twice]],
      [5, ['J3', '李建国', 330106198005200000n]],
      [9, ['J4', '陈晓燕', twice]],
    ]),
  )
  expect(read.problems).toEqual([
    { row: 4, sentence: '姓名不能为空' },
    { row: 5, sentence: expect.stringContaining('设为“文本”') },
    { row: 9, sentence: '与第4行身份证号重复' },
  ])
  expect(read.rows[0]).toEqual({ row: 2, staffNo: 'J1', name: '王秀英', idCard: own })
  const { obj } = await imported(read.rows)
  expect(obj.problems.map((one: { row: number }) => one.row)).toEqual([4, 9])
  // 姓名,工号 and 王秀英,J1 as older spreadsheets on Chinese systems save them.
  const saved = Buffer.from('d0d5c3fb2cb9a4bac50d0acdf5d0e3d3a22c4a31', 'hex')
  expect(await sheetOf(saved)).toEqual({ rows: [{ row: 2, name: '王秀英', idCard: '', staffNo: 'J1' }], problems: [] })
})

test('what is no list says so in one sentence, and the template that is offered is a list', async () => {
  for (const [bytes, words] of [
    [Buffer.from('电话\n138'), '“姓名”一列'],
    [Buffer.from('姓名\n\n'), '名单里没有人'],
    [Buffer.from('504b030401', 'hex'), '文件打不开'],
    [Buffer.from('d0cf11e0a1b1', 'hex'), '另存为 .xlsx'],
    [Buffer.from(`姓名\n${'王\n'.repeat(2_001)}`), '一次最多导入2000人'],
  ] as const)
    expect(await sheetOf(bytes)).toEqual({ rows: [], problems: [{ row: 0, sentence: expect.stringContaining(words) }] })
  const template = new URL('../../../../workbench/src/domains/checkup/company-list.xlsx', import.meta.url)
  expect((await sheetOf(await readFile(template))).problems).toEqual([{ row: 0, sentence: '名单里没有人' }])
  const tooBig = await desk('sheet.read', { content: 'A'.repeat(800_000) })
  expect(tooBig.msg).toBe('文件不能超过512KB')
})

test('a verified person finds the company’s check by the ID number, and uses it once, at whichever server', async () => {
  const who = await aBooker()
  const { obj } = await imported([{ name: '王秀英', idCard: who.idCard }])
  const [found] = await mine(who)
  expect(found).toMatchObject({ companyName: '宁禾机械厂', codeStatus: 'UNUSED', compatId: who.personId, orderId: '' })
  const unverified = await aBooker({ isRealname: false, idCard: who.idCard })
  expect(await mine(unverified)).toEqual([])
  const times = [await aTime(packageId, 2), await aTime(packageId, 5)]
  const answers = await Promise.all(
    [0, 1, 0, 1].map(at => use(who, found.voucherId, times[at]!.timeId, {}, at ? other : server)),
  )
  expect(answers.filter(one => one.code === '0')).toHaveLength(1)
  expect(answers.filter(one => one.code === '02300008')).toHaveLength(3)
  await settle()
  const { orderId } = answers.find(one => one.code === '0')!.obj
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_CHECK', totalCents: 0, companyName: '宁禾机械厂' })
  expect((await mine(who))[0]).toMatchObject({ codeStatus: 'USED', orderId })
  const [row] = (await desk('company.list')).list.filter((one: any) => one.companyId === obj.companyId)
  expect(row).toMatchObject({ people: 1, booked: 1, checked: 0 })
  expect(await call('order.cancel', who, { orderId })).toMatchObject({ obj: true })
  expect((await mine(who))[0]).toMatchObject({ codeStatus: 'UNUSED', orderId: '' })
  expect((await use(who, found.voucherId, times[1]!.timeId)).code).toBe('0')
})

test('a code opens for the person of the list alone, and for one account', async () => {
  const { obj } = await imported([{ name: '赵云' }])
  const [{ code, voucherId }] = await codesOf(obj.companyId)
  const wrong = await aBooker({ personName: '钱多' })
  expect(await call('team.claim', wrong, { compatId: wrong.personId, code })).toMatchObject({ code: '02300007' })
  const right = await aBooker({ personName: '赵云' })
  const claim = (who: Booker) => call('team.claim', who, { compatId: who.personId, code: code.toLowerCase() })
  expect(await claim(right)).toMatchObject({ obj: { voucherId } })
  expect(await claim(right)).toMatchObject({ obj: { voucherId } })
  const namesake = await aBooker({ personName: '赵云' })
  expect(await claim(namesake)).toMatchObject({ code: '02300008' })
  expect(await call('team.order.detail', namesake, { id: voucherId, voucherId })).toMatchObject({ code: '00010440' })
  expect((await call('team.order.detail', right, { voucherId })).obj).toMatchObject({ code, codeStatus: 'UNUSED' })
})

test('add-ons are paid by whoever wants them; the place waits for the money', async () => {
  const who = await aBooker()
  await imported([{ name: '王秀英', idCard: who.idCard }])
  const [{ voucherId }] = await mine(who)
  const time = await aTime(packageId, 3)
  const made = await use(who, voucherId, time.timeId, { addOns: ['fit'], totalCents: 4500 })
  const { orderId } = made.obj
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_PAY', totalCents: 4500 })
  await pay(who, orderId)
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_CHECK' })
})

test('outside of the company’s days it is not done; closed by hand or by the end of them it is over', async () => {
  const [who, closed] = [await aBooker(), await aBooker()]
  const { obj } = await imported(
    [
      { name: '王秀英', idCard: who.idCard },
      { name: '王秀英', idCard: closed.idCard },
    ],
    { untilDay: addDays(today, 3) },
  )
  const late = await aTime(packageId, 6)
  const [{ voucherId }] = await mine(who)
  expect(await use(who, voucherId, late.timeId)).toMatchObject({ code: '02300009' })
  const times = (await call('team.date.list', who, { voucherId })).obj.times
  expect(times.every((one: any) => dayOf(one.startsAt) <= addDays(today, 3))).toBe(true)
  const [theirs] = await mine(closed)
  expect(await desk('voucher.close', { voucherId: theirs.voucherId })).toMatchObject({ obj: true })
  expect(await desk('voucher.close', { voucherId: theirs.voucherId })).toMatchObject({ code: '07300002' })
  expect((await mine(closed))[0]).toMatchObject({ codeStatus: 'CODECLOSE' })
  await server.db
    .updateTable('checkupVoucher')
    .set({ validUntil: new Date(world.now() + 1_000), dueAt: new Date(world.now() + 1_000) })
    .where('voucherId', '=', voucherId)
    .execute()
  await server.advance(5)
  expect((await mine(who))[0]).toMatchObject({ codeStatus: 'CONSULTCLOSE', statusLabel: '团检已结束' })
  expect((await codesOf(obj.companyId)).map(one => one.codeStatus).toSorted()).toEqual(['CODECLOSE', 'CONSULTCLOSE'])
})

test('300 of a company: all are imported, each finds his own, and the company learns numbers alone', async () => {
  const rows = Array.from({ length: 299 }, (_, at) => ({
    name: `职工${at}`,
    idCard: anIdCard({ bornOn: `19${String(60 + (at % 40))}-0${1 + (at % 9)}-1${at % 9}` }),
    staffNo: `A${at}`,
  }))
  const who = await aBooker()
  const { obj } = await imported([...rows, { name: '王秀英', idCard: who.idCard }])
  expect(obj).toMatchObject({ people: 300, problems: [] })
  const [{ voucherId }] = await mine(who)
  const made = await use(who, voucherId, (await aTime(packageId, 4)).timeId)
  const { orderId } = made.obj
  await settle()
  await server.sandbox('hospital/checkup.arrive', { ourNo: `${orderId}.1` })
  for (let station = 0; station < 8; station++) await server.sandbox('hospital/checkup.step', { ourNo: `${orderId}.1` })
  await hear()
  expect(await order(who, orderId)).toMatchObject({ status: 'FINSH' })
  const [row] = (await desk('company.list')).list.filter((one: any) => one.companyId === obj.companyId)
  expect(row).toMatchObject({ people: 300, booked: 1, checked: 1 })
  // Of who came and of what was found nothing stands in what the office can hand on.
  const list = [...(await codesOf(obj.companyId)), row]
  expect(JSON.stringify(list)).not.toMatch(/report|结节|FINSH|ALREADY_CHECK|followUp|idCard/)
  const codes = new Set<string>()
  for (let pageNum = 1; pageNum <= 3; pageNum++)
    for (const one of (await desk('voucher.list', { companyId: obj.companyId, pageNum, pageSize: 100 })).list)
      codes.add(one.code)
  expect(codes.size).toBe(300)
})
