import { beforeAll, describe, expect, test } from 'vitest'
import { soonerThan } from '../../testing/sooner-than.ts'
import { serverOn } from '../../testing/server.ts'
import { testDatabase } from '../../testing/test-database.ts'

const env = { NETHOS_CALLS_PER_MINUTE: '100000', NETHOS_PHONE: '0571-1000' }
const database = await testDatabase()
const server = await serverOn(database, env)
const other = await serverOn(database, env)
const { call, db, runtime } = server

async function aMember(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: role, passwordHash: '', name: role, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return (verb: string, fields: object = {}) => server.staff.call(`staff.system.${verb}`, fields, session)
}
const admin = await aMember('admin')
const operator = await aMember('operator')

beforeAll(async () => {
  for (const table of ['param', 'dictionary'] as const) await db.deleteFrom(table).execute()
})

describe('a switch', () => {
  const configOf = async (at: typeof server) => (await (await at.get('/config.json')).json()) as Record<string, unknown>
  const values = async () =>
    Object.fromEntries((await admin('param.list')).list.map(({ key, value }) => [key, value])) as Record<string, string>

  test('says what holds usually until somebody says something else', async () => {
    expect(await values()).toEqual({
      'service.phone': '0571-1000',
      'service.hours': '工作日 08:00-11:30、13:30-17:00',
      'face.level': '',
      'face.licence': '',
      'licence.number': '',
      'licence.until': '',
      'licence.subjects': '',
      'face.colour': '',
      'face.mark': '',
      'guide.departments': '',
      'screening.departments': expect.stringContaining('内科、外科'),
      'tabbar.variant': 'health',
      'app.download.ios': '',
      'app.download.android': '',
      'emergency.desk.mobile': '',
      'poison.phone': '',
      'refund.alone.yuan': '200.00',
      'quality.share': '0',
      'quality.least': '0',
      'quality.days': '14',
    })
    expect(await configOf(server)).toMatchObject({ customerServicePhone: '0571-1000', thirdTab: 'health' })
  })

  test('a colour that is too light for words is refused, a dark one is kept', async () => {
    const change = { key: 'face.colour', seen: '' }
    expect(await admin('param.change', { ...change, value: '#ffcc00' })).not.toMatchObject({ code: '0' })
    expect(await admin('param.change', { ...change, value: '#1d4f91' })).toMatchObject({ code: '0' })
    expect(await admin('param.change', { key: 'face.colour', seen: '#1d4f91', value: '' })).toMatchObject({ code: '0' })
  })

  test('that is changed holds at once in every process, and the log says who did it', async () => {
    // Sooner than the two seconds for which it is cached.
    await soonerThan(1_500, async nth => {
      const [seen, value] = nth % 2 === 1 ? ['health', 'publish'] : ['publish', 'health']
      for (const at of [server, other]) await configOf(at)
      expect(await admin('param.change', { key: 'tabbar.variant', seen, value })).toMatchObject({ code: '0' })
      for (const at of [server, other])
        await expect.poll(() => configOf(at), { interval: 20 }).toMatchObject({ thirdTab: value })
    })
    const change = { key: 'service.phone', seen: '0571-1000', value: ' 0571-2000 ' }
    expect(await admin('param.change', change)).toMatchObject({ code: '0', obj: true })
    for (const at of [server, other])
      await expect.poll(() => configOf(at), { interval: 20 }).toMatchObject({ customerServicePhone: '0571-2000' })
    expect((await call('nethos.system.param.string', { key: 'service.phone', defaultString: 'x' })).obj).toBe(
      '0571-2000',
    )
    const { list } = await admin('change.list', { kind: 'param', itemKey: 'service.phone' })
    expect(list).toEqual([{ staffName: 'admin', changedAt: expect.any(Number) }])
  })

  test('is not changed over somebody else’s change', async () => {
    const change = { key: 'service.phone', seen: '0571-1000', value: '0571-3000' }
    expect(await admin('param.change', change)).toMatchObject({
      code: '03020002',
      msg: '刚才有同事改过，请刷新后再修改',
    })
    expect((await values())['service.phone']).toBe('0571-2000')
  })

  test.each([
    ['service.phone', '请拨打前台', '电话只能填数字和短横线，例如 0571-88886000'],
    ['service.hours', '字'.repeat(41), '客服时间不能超过40个字'],
    ['tabbar.variant', 'toString', '请选择一项'],
    ['app.download.ios', 'javascript:alert(1)', '地址须以 https:// 开头'],
  ])('%s takes no %j', async (key, value, msg) => {
    expect(await admin('param.change', { key, seen: '', value })).toMatchObject({ code: '03020001', msg })
  })

  test('of another name is none', async () => {
    for (const key of ['secret', 'constructor', 7])
      expect(await admin('param.change', { key, seen: '', value: '1' })).toMatchObject({ http: 400 })
  })

  test('may be empty: a hospital without a telephone', async () => {
    await admin('param.change', { key: 'service.phone', seen: '0571-2000', value: '' })
    await expect.poll(() => configOf(other), { interval: 20 }).toMatchObject({ customerServicePhone: '' })
  })
})

describe('a dictionary', () => {
  const words = async () => (await admin('dictionary.list')).list.find(one => one.dicName === '评价').words
  const offered = async () =>
    (await call('nethos.system.dictionary.list', { dicName: '评价' })).list.map(
      one => `${one.dicValue}${one.isGood ? '+' : '-'}`,
    )
  const change = async (next: object[]) =>
    admin('dictionary.change', {
      dicName: '评价',
      seen: (await words()).map((word: { dictionaryId: string }) => word.dictionaryId),
      words: next,
    })
  const good = (dicValue: string) => ({ dicValue, isGood: true })
  const bad = (dicValue: string) => ({ dicValue, isGood: false })

  test('is written as a whole, in its order, and patients are offered it at once', async () => {
    expect(await change([good('耐心'), bad('太慢'), good('专业')])).toMatchObject({ code: '0', obj: true })
    expect(await offered()).toEqual(['耐心+', '太慢-', '专业+'])
    const [first, second, third] = await words()
    expect(await change([third, { ...first, dicValue: '很耐心' }, { ...second, dicValue: '耐心' }])).toMatchObject({
      obj: true,
    })
    expect(await offered()).toEqual(['专业+', '很耐心+', '耐心-'])
    expect((await words()).map((word: { dictionaryId: string }) => word.dictionaryId)).toEqual(
      [third, first, second].map(word => word.dictionaryId),
    )
    const { list } = await admin('change.list', { kind: 'dictionary', itemKey: '评价' })
    expect(list).toHaveLength(2)
  })

  test('of two who change it together, the second is told', async () => {
    const before = await words()
    const seen = before.map((word: { dictionaryId: string }) => word.dictionaryId)
    await change([...before, good('新词')])
    expect(await admin('dictionary.change', { dicName: '评价', seen, words: before })).toMatchObject({
      code: '03020002',
    })
    const fresh = await words()
    // An id of nobody's, and one twice.
    expect(await change([...fresh, { dictionaryId: 'x', ...good('别的') }])).toMatchObject({ code: '03020002' })
    expect(await change([...fresh, { ...fresh[0], dicValue: '又' }])).toMatchObject({ code: '03020002' })
  })

  test.each([
    [[], '至少要有一个词'],
    [[good('好'), good('好')], '「好」重复了'],
    [[good('好')], '好评和差评都至少要有一个词'],
    [[good(' '), bad('差')], '词不能为空'],
    [[good('字'.repeat(11)), bad('差')], '词不能超过10个字'],
    [Array.from({ length: 31 }, (_, n) => good(`词${n}`)), '最多30个词'],
  ])('takes no %j', async (next, msg) => {
    expect(await change(next)).toMatchObject({ code: '03020001', msg })
  })

  test('of another name is none', async () => {
    expect(await admin('dictionary.change', { dicName: '别的', seen: [], words: [good('好')] })).toMatchObject({
      http: 400,
    })
  })
})

test('both are the administrator’s', async () => {
  for (const verb of ['param.list', 'dictionary.list']) expect(await operator(verb)).toMatchObject({ code: '00010441' })
  const change = { key: 'service.phone', seen: '', value: '1' }
  expect(await operator('param.change', change)).toMatchObject({ code: '00010441' })
})
