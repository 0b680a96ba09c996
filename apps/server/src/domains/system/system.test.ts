import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const { call, upload, get } = server
const owner = await anAccount(server)
const stranger = await anAccount(server)
const service = 'nethos.system.atta.upload'

const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#36a' } })
  .withExif({ IFD0: { Model: 'a phone' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
  .jpeg()
  .toBuffer()
const document = await PDFDocument.create()
document.addPage()
const report = Buffer.from(await document.save())

const send = (name: string, bytes: Uint8Array, as = owner.session) =>
  upload(service, { name, type: 'application/octet-stream', bytes }, {}, as)

describe('an upload', () => {
  test('of a photo comes back re-encoded, without what the camera told, only to its owner', async () => {
    const { code, obj } = await send('病历 照片.jpg', photo)
    expect(code).toBe('0')
    expect(obj).toMatchObject({ type: 'picture', attaFileName: '病历 照片.jpg' })
    const response = await get(obj.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('content-disposition')).toContain('inline')
    const { width, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(width).toBe(800)
    expect(exif).toBeUndefined()
  })

  test('has a small picture beside it', async () => {
    const { obj } = await send('a.jpg', photo)
    const small = await sharp(Buffer.from(await (await get(`${obj.url}&size=small`)).arrayBuffer())).metadata()
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(400)
  })

  test('of a PDF is kept as a document', async () => {
    const { obj } = await send('化验单.pdf', report)
    expect(obj).toMatchObject({ type: 'pdf', attaFileName: '化验单.pdf' })
    expect((await get(obj.url)).headers.get('content-type')).toBe('application/pdf')
  })

  test.each([
    ['empty.jpg', Buffer.alloc(0), '文件是空的，请重新选择'],
    ['page.html', Buffer.from('<html><script>alert(1)</script></html>'), '这种图片不能上传，请换JPG或PNG图片'],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '这种图片不能上传，请换JPG或PNG图片'],
    ['report.pdf', Buffer.from('no pdf at all'), '请上传pdf格式的文件'],
  ])('%s is refused in clear words', async (name, bytes, sentence) => {
    expect(await send(name, bytes)).toMatchObject({ http: 200, code: '03010001', msg: sentence })
  })

  test('of more than 10 MB answers 413', async () => {
    expect(await send('big.jpg', Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ http: 413, code: '00010413' })
  })

  test('as base64 is the same picture', async () => {
    const reply = await call(
      'nethos.system.atta.upload.image.base64',
      { base64: `data:image/jpeg;base64,${photo.toString('base64')}`, originalName: 'b.jpg' },
      owner.session,
    )
    expect(reply).toMatchObject({ code: '0', obj: { type: 'picture' } })
  })

  test('needs a login, and its signature covers the bytes', async () => {
    expect(await upload(service, { name: 'a.jpg', type: 'image/jpeg', bytes: photo })).toMatchObject({ http: 401 })
    const forged = { token: owner.session.token, signKey: stranger.session.signKey }
    expect(await send('a.jpg', photo, forged)).toMatchObject({ http: 403 })
  })

  test('by JSON to the multipart service is a wrong type', async () => {
    expect(await call(service, {}, owner.session)).toMatchObject({ http: 415, code: '00010415' })
  })
})

describe('a file', () => {
  test('of somebody else, an unknown one and one without a ticket look the same', async () => {
    const mine = await send('a.jpg', photo)
    const theirs = await send('b.jpg', photo, stranger.session)
    const ticket = String(mine.obj.url).split('?t=')[1]!
    const answers = await Promise.all(
      [
        `/files/${theirs.obj.attaId}?t=${ticket}`,
        `/files/nothing?t=${ticket}`,
        `/files/${mine.obj.attaId}`,
        `/files/${mine.obj.attaId}?t=${ticket}x`,
      ].map(async path => {
        const response = await get(path)
        return { status: response.status, body: await response.text() }
      }),
    )
    for (const answer of answers)
      expect(answer).toEqual({ status: 404, body: '{"code":"00010440","msg":"记录不存在"}' })
  })

  test('lies sealed on the disk', async () => {
    const { obj } = await send('a.jpg', photo)
    const { storageKey } = await server.db
      .selectFrom('attachment')
      .select('storageKey')
      .where('attaId', '=', obj.attaId)
      .executeTakeFirstOrThrow()
    const bytes = await server.runtime.files.get(storageKey)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff))
  })
})

describe('settings and dictionaries', () => {
  test('an unpublished or unknown key answers the default', async () => {
    await server.db
      .insertInto('param')
      .values([
        { key: 'switch.freeClinic', value: 'on', isPublic: true },
        { key: 'secret.price', value: '1' },
      ])
      .execute()
    expect((await call('nethos.system.param.string', { key: 'switch.freeClinic', defaultString: 'off' })).obj).toBe(
      'on',
    )
    expect((await call('nethos.system.param.string', { key: 'secret.price', defaultString: '无' })).obj).toBe('无')
    expect((await call('nethos.system.param.string', { key: 'x' })).obj).toBe('')
  })

  test('a switch that nobody has set says what holds usually, one for the staff nothing', async () => {
    const valueOf = async (key: string) => (await call('nethos.system.param.string', { key, defaultString: '无' })).obj
    expect(await valueOf('screening.departments')).toMatch(/^内科、外科、/)
    expect(await valueOf('refund.alone.yuan')).toBe('无')
  })

  test('regions come by their parent', async () => {
    const provinces = await call('nethos.system.area.list')
    expect(provinces.list).toHaveLength(34)
    expect(provinces.list).toContainEqual({ areaCode: '330000', areaName: '浙江省', parentCode: '', hasSub: true })
    expect((await call('nethos.system.area.list', { parentCode: '330000' })).list).toContainEqual({
      areaCode: '330100',
      areaName: '杭州市',
      parentCode: '330000',
      hasSub: true,
    })
    expect((await call('nethos.system.area.list', { parentCode: '330100' })).list).toContainEqual({
      areaCode: '330106',
      areaName: '西湖区',
      parentCode: '330100',
      hasSub: false,
    })
  })
})

test('pages hear of what concerns them, and only that, whichever process it came from', async () => {
  const { obj } = await call('nethos.system.event.ticket', {}, owner.session)
  const stream = await fetch(`${server.origin}/events?ticket=${obj.ticket}`)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const say = (accountId: string, id: string) =>
    server.pool.query('select pg_notify($1, $2)', [
      'nethos_event',
      JSON.stringify({ to: { accountId }, type: 'consult', id }),
    ])
  await say(stranger.accountId, 'not-for-you')
  await say(owner.accountId, 'c1')
  let received = ''
  while (!received.includes('c1')) received += (await reader.read()).value ?? ''
  expect(received).toBe('data: {"type":"consult","id":"c1"}\n\n')
  await reader.cancel()
  expect((await get('/events?ticket=made.up')).status).toBe(401)
})

test('the configuration tells what a client needs and nothing else', async () => {
  const config = await (await get('/config.json')).json()
  expect(Object.keys(config).sort()).toEqual([
    'customerServiceHours',
    'customerServicePhone',
    'environment',
    'faceColour',
    'hospitalLevel',
    'hospitalLicence',
    'hospitalName',
    'listedHosts',
    'now',
    'payChannels',
    'signKey',
    'thirdTab',
  ])
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/metrics')).status).not.toBe(200)
})
