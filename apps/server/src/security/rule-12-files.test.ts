import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { openTestServer } from '../testing/server.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const server = await openTestServer({ NETHOS_DATA: folder })
const { patient, doctor, consult } = await aConsultWorld(server)
const refused = { http: 200, code: '03010001' }

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#36a' } })
  .withExif({ IFD0: { Model: 'secret phone' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
  .jpeg()
  .toBuffer()
/** How the kept kinds of file begin, and what was written into ours. */
const heads = ['%PDF-', '\x89PNG', 'RIFF', 'WEBPVP8', '\xff\xd8\xff\xe0', 'secret'].map(head =>
  Buffer.from(head, 'latin1'),
)
const upload = (name: string, bytes: Uint8Array, type = 'image/jpeg') =>
  server.upload('nethos.system.atta.upload', { name, type, bytes }, {}, patient.session)
async function pdfWith(change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  change(document)
  return Buffer.from(await document.save())
}
const fetched = async (path: string) => {
  const response = await server.get(path)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('what a file is, its content says', () => {
  test.each([
    ['a page called a picture', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a drawing behind an XML head',
      'a.png',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a program', 'a.png', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0')],
    ['an archive', 'a.jpg', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['a script with the head of a GIF', 'a.gif', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['a picture called a document', 'a.pdf', photo],
    ['nothing', 'a.jpg', Buffer.alloc(0)],
  ])('%s is refused', async (_what, name, bytes) => {
    for (const type of ['image/jpeg', 'image/png', 'text/html', 'application/pdf'])
      expect(await upload(name, bytes, type)).toMatchObject(refused)
  })

  test('a picture of more than 50 megapixels is refused before it is unpacked', async () => {
    const huge = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(huge.length).toBeLessThan(2_000_000)
    const began = performance.now()
    expect(await upload('huge.png', huge)).toMatchObject({ ...refused, msg: '图片太大，请缩小后再上传' })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  test.each([
    ['a script', (document: PDFDocument) => document.addJavaScript('run', 'app.alert(1)')],
    ['an attachment', (document: PDFDocument) => void document.attach(Buffer.from('x'), 'x.exe')],
    [
      'an action at its opening',
      (document: PDFDocument) =>
        document.catalog.set(
          PDFName.of('OpenAction'),
          document.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') }),
        ),
    ],
  ])('a PDF with %s is refused', async (_what, change) => {
    expect(await upload('a.pdf', await pdfWith(change))).toMatchObject(refused)
  })

  test('more than 10 MB answers 413', async () => {
    expect(await upload('a.jpg', Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ http: 413, code: '00010413' })
  })

  test('a picture with a script behind it comes back without it, and without what the camera told', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const { obj } = await upload('../../../etc/passwd\0.jpg', polyglot, 'text/html')
    const { bytes, headers } = await fetched(obj.url)
    expect(headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/)
    for (const trace of ['<script', 'secret phone', 'PK\x03\x04']) expect(bytes.includes(trace)).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(obj.attaFileName).not.toMatch(/[/\\\0]/)
  })
})

describe('a file is served', () => {
  test('only as what it is, sandboxed, named, and never kept in a cache', async () => {
    for (const [name, bytes] of [
      ['病历.jpg', photo],
      ['化验单.pdf', await pdfWith(() => undefined)],
    ] as const) {
      const { obj } = await upload(name, bytes)
      for (const path of [obj.url, `${obj.url}&size=small`]) {
        const { status, headers } = await fetched(path)
        expect(status).toBe(200)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
        expect(headers.get('content-disposition')).toMatch(/^(inline|attachment); filename\*=UTF-8''%/)
        expect(headers.get('cache-control')).toBe('no-store')
      }
    }
  })

  test('to nobody who guesses: without a ticket, with a made-up one, with one of yesterday', async () => {
    const { obj } = await upload('a.jpg', photo)
    const [path, ticket] = (obj.url as string).split('?t=') as [string, string]
    const [session, slot, seal] = ticket.split('.') as [string, string, string]
    const missing = await fetched('/files/019a0000-0000-7000-8000-000000000000')
    for (const other of [
      path,
      `${path}?t=`,
      `${path}?t=${session}.${slot}.`,
      `${path}?t=${session}.${Number(slot) + 1}.${seal}`,
      `${path}?t=${session.slice(0, -1)}${session.endsWith('0') ? 1 : 0}.${slot}.${seal}`,
      `${path}?t=${ticket}&t=${ticket}`,
      `/files/..%2f..%2fetc%2fpasswd?t=${ticket}`,
      `/files/${obj.attaId}%00?t=${ticket}`,
      `/files/${'x'.repeat(500)}?t=${ticket}`,
    ]) {
      const { status, bytes } = await fetched(other)
      expect([404, 414]).toContain(status)
      if (status === 404 && !other.includes('xxx')) expect(bytes).toEqual(missing.bytes)
    }
    expect((await fetched(obj.url)).status).toBe(200)
    await server.advance(13 * 3600)
    expect((await fetched(obj.url)).status).toBe(404)
  })

  test('no longer when the session has ended that its address was given to', async () => {
    const session = await server.sessionOf({ accountId: patient.accountId })
    const { obj } = await server.upload(
      'nethos.system.atta.upload',
      { name: 'a.jpg', type: '', bytes: photo },
      {},
      session,
    )
    expect((await fetched(obj.url)).status).toBe(200)
    await server.call('nethos.pat.logout', {}, session)
    expect((await fetched(obj.url)).status).toBe(404)
  })

  test('to the doctor of its consult, once the consult is paid, and in the address that the doctor was given', async () => {
    const consultId = await consult({ status: 'going' })
    const session = await server.sessionOf({ accountId: patient.accountId })
    const { obj } = await server.upload(
      'nethos.system.atta.upload',
      { name: 'a.jpg', type: '', bytes: photo },
      {},
      session,
    )
    await server.call('nethos.consult.info.reply', { consultId, attaIdList: [obj.attaId] }, session)
    const desk = await server.staff.call(
      'staff.consult.detail',
      { consultId },
      await server.sessionOf({ staffId: doctor.staffId }),
    )
    const { url } = desk.obj.messageList.at(-1).attaList[0]
    expect(url).not.toBe(obj.url)
    expect((await fetched(url)).status).toBe(200)
    await server.pool.query(`update consult set started_at = null, status = 'unpaid' where consult_id = $1`, [
      consultId,
    ])
    expect((await fetched(url)).status).toBe(404)
  })
})

test('on the disk every byte lies sealed, under a name that tells nothing', async () => {
  const session = await server.sessionOf({ accountId: patient.accountId })
  const pdf = await pdfWith(document => document.setTitle('secret report'))
  const saved = await Promise.all(
    (
      [
        ['病历.jpg', photo],
        ['化验单.pdf', pdf],
      ] as const
    ).map(([name, bytes]) => server.upload('nethos.system.atta.upload', { name, type: '', bytes }, {}, session)),
  )
  expect(saved.every(reply => reply.code === '0')).toBe(true)
  const files = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).filter(one =>
    one.isFile(),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const bytes = await readFile(join(file.parentPath, file.name))
    for (const head of heads) expect(bytes.includes(head)).toBe(false)
    expect(file.name).toMatch(/^[0-9a-f]{64}$/)
    for (const reply of saved) expect(file.name).not.toContain(reply.obj.attaId)
  }
})
