import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { s3Files } from '../../adapters/s3-files/s3-files.ts'
import { anAccount } from '../../testing/people.ts'
import { openTestServer, serverOn, type TestServer } from '../../testing/server.ts'

const server = await openTestServer()
const owner = await anAccount(server)
const stranger = await anAccount(server)
const service = 'nethos.system.atta.qiniu.token'
const ticketOver = { code: '03010002', msg: '上传隔得太久了，请重新选择文件' }
const notAsTicketed = { code: '03010003', msg: '文件有了变化，请重新选择' }

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#36a' } })
  .withExif({ IFD0: { Model: 'a phone' } })
  .jpeg()
  .toBuffer()

const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const track = (kind: string, ...beside: Buffer[]) =>
  box(
    'trak',
    box('mdia', box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12)]))),
    ...beside,
  )
const film = (...parts: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', ...parts),
    box('mdat', Buffer.alloc(500)),
  ])
const place = box('udta', Buffer.from('+30.2500+120.1700/'))

const ticket = async (
  fields: object = {},
  as = owner.session,
): Promise<{ token: string; key: string; domain: string }> => (await server.call(service, fields, as)).obj

async function send(
  { domain, ...fields }: { token: string; key: string; domain: string },
  bytes: Uint8Array,
  order: 'fields first' | 'file first' = 'fields first',
) {
  const form = new FormData()
  const file = () => form.append('file', new Blob([Buffer.from(bytes)]), 'as-the-sender-says.exe')
  if (order === 'file first') file()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (order === 'fields first') file()
  const response = await fetch(domain, { method: 'POST', body: form })
  return { http: response.status, ...((await response.json()) as { code: string; msg: string; obj?: any }) }
}
const read = async (url: string, from: TestServer = server) => {
  const response = await from.get(url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a file sent by a ticket', () => {
  test('is read, cleaned and kept, and comes back by its key to who has asked for the ticket', async () => {
    const given = await ticket({ attaModelType: 'CONSULT', fileType: 'IMAGE', originalName: '病历 照片.jpg' })
    expect(given).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      domain: `${server.origin}/upload`,
    })
    const { code, obj } = await send(given, photo)
    expect(code).toBe('0')
    expect(obj).toMatchObject({ attaId: given.key, type: 'picture', attaFileName: '病历 照片.jpg' })
    const back = await read(obj.url)
    expect(back.status).toBe(200)
    const { width, exif } = await sharp(back.bytes).metadata()
    expect([width, exif]).toEqual([640, undefined])
    const theirs = await send(await ticket({}, stranger.session), photo)
    const theirView = String(theirs.obj.url).split('?t=')[1]
    expect((await server.get(`/files/${given.key}?t=${theirView}`)).status).toBe(404)
  })

  test('may be a film: what it tells of place and phone is blotted out, and it plays in parts', async () => {
    const given = await ticket({ fileType: 'VIDEO', originalName: '走路.MOV' })
    const metaBox = box('meta', Buffer.from('Phone of 王秀英'))
    const sent = film(track('vide', metaBox), track('soun'), track('meta', box('name', Buffer.from('GPS'))), place)
    const { code, obj } = await send(given, sent)
    expect(code).toBe('0')
    expect(obj).toMatchObject({ type: 'video', attaFileName: '走路.mp4' })
    const { bytes, headers } = await read(obj.url)
    expect(headers.get('content-type')).toBe('video/mp4')
    expect(bytes.length).toBe(sent.length)
    for (const trace of ['+30.25', '王秀英', 'GPS']) expect(bytes.includes(trace)).toBe(false)
    expect(bytes.includes('vide')).toBe(true)
    const part = await server.get(obj.url, { range: 'bytes=0-7' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-7/${sent.length}`])
  })

  test('is taken once', async () => {
    const given = await ticket()
    const both = await Promise.all([send(given, photo), send(given, photo)])
    expect(both.map(one => one.code).toSorted()).toEqual(['0', ticketOver.code])
    expect(await send(given, photo)).toMatchObject({ http: 200, ...ticketOver })
  })

  test('needs its own key, a whole ticket, and the ticket before the file', async () => {
    const [one, other] = [await ticket(), await ticket()]
    expect(await send({ ...one, key: other.key }, photo)).toMatchObject(ticketOver)
    expect(await send({ ...one, token: 'x' }, photo)).toMatchObject(ticketOver)
    expect(await send({ ...one, token: 'x'.repeat(43) }, photo)).toMatchObject(ticketOver)
    expect(await send(one, photo, 'file first')).toMatchObject(ticketOver)
    expect(await send(one, photo)).toMatchObject({ code: '0' })
  })

  test('is what the ticket is for, and no larger', async () => {
    expect(await send(await ticket({ fileType: 'PDF' }), photo)).toMatchObject(notAsTicketed)
    expect(await send(await ticket({ fileType: 'VIDEO' }), photo)).toMatchObject({
      code: '03010001',
      msg: '这段视频无法读取，请用手机相机重新拍摄后再上传',
    })
    expect(await send(await ticket({ fileType: 'VIDEO' }), film(track('soun')))).toMatchObject({ code: '03010001' })
    expect(await send(await ticket({ fileSize: photo.length - 1 }), photo)).toMatchObject(notAsTicketed)
    expect(await send(await ticket({ fileSize: photo.length }), photo)).toMatchObject({ code: '0' })
    expect(await send(await ticket(), Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      http: 413,
      code: '00010413',
    })
    expect(await send(await ticket(), Buffer.from('<html>'))).toMatchObject({
      code: '03010001',
      msg: '这种图片不能上传，请换JPG或PNG图片',
    })
  })

  test('comes too late after ten minutes, and after its session', async () => {
    const late = await ticket()
    await server.advance(10 * 60)
    expect(await send(late, photo)).toMatchObject(ticketOver)
    const leaver = await anAccount(server)
    const left = await ticket({}, leaver.session)
    await server.call('nethos.pat.logout', {}, leaver.session)
    expect(await send(left, photo)).toMatchObject(ticketOver)
  })
})

describe('a ticket', () => {
  test('is for whoever has logged in, and for a kind and size that there is', async () => {
    expect(await server.call(service, {})).toMatchObject({ http: 401 })
    for (const fields of [{ fileType: 'EXE' }, { fileSize: 0 }, { fileSize: 99_999_999 }, { originalName: 7 }])
      expect(await server.call(service, fields, owner.session)).toMatchObject({ http: 400, code: '00010400' })
  })

  test('is worth nothing as JSON or without a file', async () => {
    const { domain, ...fields } = await ticket()
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
    expect((await fetch(domain, json)).status).toBe(415)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    expect((await fetch(domain, { method: 'POST', body: form })).status).toBe(400)
  })
})

test('the same with a bucket', async () => {
  const room = await mkdtemp(join(tmpdir(), 'nethos-s3-'))
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: room,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'nethos', configs: [] }],
  })
  afterAll(async () => {
    bucket.httpServer?.closeAllConnections()
    await bucket.close()
    await rm(room, { recursive: true, force: true })
  })
  const { port } = await bucket.run()
  const onBucket = await serverOn(server.database)
  Object.assign(onBucket.runtime, {
    files: s3Files({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'cn-east-1',
      bucket: 'nethos',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    }),
  })
  const { session } = await anAccount(onBucket)
  const { obj: given } = await onBucket.call(service, { originalName: 'a.jpg' }, session)
  const { obj } = await send(given, photo)
  const back = await read(obj.url, onBucket)
  expect(back.status).toBe(200)
  expect(await sharp(back.bytes).metadata()).toMatchObject({ width: 640 })
})
