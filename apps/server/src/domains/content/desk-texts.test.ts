import { beforeAll, describe, expect, test } from 'vitest'
import { tinyPicture } from '../../security/testbed.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { call, db, runtime } = server
const missing = { code: '00010440', msg: '记录不存在' }

async function aMember(role: string, login = role) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login, passwordHash: '', name: login, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return {
    session,
    desk: (verb: string, fields: object = {}) => server.staff.call(`staff.content.text.${verb}`, fields, session),
  }
}
const writer = await aMember('operator', '周敏')
const reviewer = await aMember('admin', '钱进')
const doctor = await aMember('doctor')
const agreement = { kind: 'standing', textId: '用户协议' }
const block = { kind: 'block', textId: 'tingdian' }
const words = { title: '用户协议', edition: '2.0', content: '<p onclick="x()">新的</p><script>x()</script>', link: '' }
const detail = async (key: object, who = writer) => (await who.desk('detail', key)).obj
const seenAt = async (key: object) => (await detail(key)).change.writtenAt as number
const read = async () => (await call('nethos.system.information.sys.single', { typeName: '用户协议' })).obj
const readBlock = () => call('nethos.system.information.block', { blockId: 'tingdian' })

beforeAll(async () => {
  await db
    .insertInto('contentText')
    .values({ key: '用户协议', title: '用户协议', version: '1.0', bodyHtml: '<p>旧的</p>', publishedAt: new Date(0) })
    .execute()
})

describe('a standing text', () => {
  test('is written anew, reviewed by another, and only then read by patients', async () => {
    expect(await writer.desk('save', { ...agreement, seenAt: null, ...words })).toMatchObject({ code: '0' })
    expect((await detail(agreement)).change).toMatchObject({ content: '<p>新的</p>', isOwn: true, isReviewing: false })
    expect((await writer.desk('list')).list).toMatchObject([{ textId: '用户协议', edition: '1.0', change: 'draft' }])
    expect(await writer.desk('submit', agreement)).toMatchObject({ obj: true })
    expect(await read()).toMatchObject({ content: '<p>旧的</p>', version: '1.0' })
    const reviewed = { ...agreement, seenAt: await seenAt(agreement) }
    expect(await writer.desk('publish', reviewed)).toMatchObject({ code: '07010001' })
    expect(await reviewer.desk('publish', { ...reviewed, seenAt: 1 })).toMatchObject({ code: '07010002' })
    expect(await reviewer.desk('publish', reviewed)).toMatchObject({ obj: true })
    expect(await read()).toMatchObject({ content: '<p>新的</p>', version: '2.0', createTime: expect.any(Number) })
    expect((await detail(agreement)).change).toBeNull()
    const lines = await db.selectFrom('audit').select('action').where('recordId', '=', 'standing:用户协议').execute()
    expect(lines.map(line => line.action)).toEqual([
      'content.text.write',
      'content.text.submit',
      'content.text.publish',
    ])
  })

  test('goes back to its writer, and the change can be given up', async () => {
    await writer.desk('save', { ...agreement, seenAt: null, ...words, edition: '' })
    expect(await writer.desk('submit', agreement)).toMatchObject({ code: '07010004', msg: '版本号不能为空' })
    await writer.desk('save', { ...agreement, seenAt: await seenAt(agreement), ...words, edition: '3.0' })
    await writer.desk('submit', agreement)
    const at = await seenAt(agreement)
    expect(await writer.desk('save', { ...agreement, seenAt: at, ...words })).toMatchObject({ code: '07010002' })
    expect(await reviewer.desk('send_back', agreement)).toMatchObject({ obj: true })
    expect(await reviewer.desk('send_back', agreement)).toMatchObject({ code: '07010002' })
    expect(await reviewer.desk('publish', { ...agreement, seenAt: at })).toMatchObject({ code: '07010002' })
    expect(await writer.desk('drop', agreement)).toMatchObject({ obj: true })
    for (const verb of ['drop', 'submit', 'send_back'])
      expect(await writer.desk(verb, agreement)).toMatchObject(missing)
    expect(await read()).toMatchObject({ version: '2.0' })
  })

  test('of another name is none, and two who write together do not lose each other’s words', async () => {
    const none = { kind: 'standing', textId: '没有的' }
    expect(await writer.desk('save', { ...none, seenAt: null, ...words })).toMatchObject(missing)
    expect(await writer.desk('detail', none)).toMatchObject(missing)
    await writer.desk('save', { ...agreement, seenAt: null, ...words })
    expect(await reviewer.desk('save', { ...agreement, seenAt: null, ...words })).toMatchObject({ code: '07010003' })
    await writer.desk('drop', agreement)
    expect(await writer.desk('save', { ...agreement, seenAt: null, ...words, title: '' })).toMatchObject({
      msg: '标题不能为空',
    })
    expect(await writer.desk('save', { ...agreement, seenAt: 'now', ...words })).toMatchObject({ http: 400 })
    expect(await doctor.desk('list')).toMatchObject({ code: '00010441' })
  })
})

describe('a text under a number', () => {
  const upload = async (who = writer) =>
    (await server.staff.upload('staff.atta.upload', tinyPicture, {}, who.session)).obj.attaId as string
  const publish = async () => {
    await writer.desk('submit', block)
    return reviewer.desk('publish', { ...block, seenAt: await seenAt(block) })
  }

  test('is new, comes out with its picture, and is put away and shown again', async () => {
    const picture = await upload()
    const content = `<p>周六停电</p><img src="/files/${picture}">`
    expect(await writer.desk('save', { ...block, seenAt: null, ...words, title: '停电', content })).toMatchObject({
      code: '0',
    })
    expect(await readBlock()).toMatchObject(missing)
    expect((await server.get(`/files/${picture}`)).status).toBe(404)
    expect((await writer.desk('list')).list).toContainEqual(
      expect.objectContaining({ kind: 'block', textId: 'tingdian', publishedAt: null, change: 'draft' }),
    )
    expect(await publish()).toMatchObject({ obj: true })
    expect((await readBlock()).obj).toMatchObject({ title: '停电', link: '' })
    expect((await server.get(`/files/${picture}`)).status).toBe(200)
    await writer.desk('show', { textId: 'tingdian', isShown: false })
    expect(await readBlock()).toMatchObject(missing)
    expect((await server.get(`/files/${picture}`)).status).toBe(404)
    await writer.desk('show', { textId: 'tingdian', isShown: true })
    expect(await writer.desk('show', { textId: 'none', isShown: true })).toMatchObject(missing)
    // The picture that is out may stay in the next wording.
    await reviewer.desk('save', { ...block, seenAt: null, ...words, title: '停电了', content })
    await reviewer.desk('submit', block)
    await writer.desk('publish', { ...block, seenAt: await seenAt(block) })
    expect((await server.get(`/files/${picture}`)).status).toBe(200)
  })

  test('may only lead on', async () => {
    const save = (link: string) => writer.desk('save', { ...block, seenAt: null, ...words, content: '', link })
    expect(await save('javascript:alert(1)')).toMatchObject({ code: '00010422', msg: '链接须以 https:// 或 / 开头' })
    await save('/v2/help')
    expect(await publish()).toMatchObject({ obj: true })
    expect((await readBlock()).obj).toMatchObject({ link: '/v2/help', content: '' })
  })

  test('shows no picture but the writer’s own, and says what is missing', async () => {
    const content = `<p>看</p><img src="/files/${await upload(reviewer)}">`
    expect(await writer.desk('save', { ...block, seenAt: null, ...words, content })).toMatchObject({ code: '07010005' })
    await writer.desk('save', { ...block, seenAt: null, ...words, content: '' })
    expect(await writer.desk('submit', block)).toMatchObject({ code: '07010004', msg: '正文不能为空' })
  })
})
