import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFHexString, PDFString, type PDFObject } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'

const name = (text: string) => PDFName.of(text)

/** A report of one page, with whatever is put into it. */
async function report(
  change: (document: PDFDocument) => unknown = () => undefined,
  useObjectStreams = false,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('Report')
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams, addDefaultPage: false }))
}

/** A PDF by hand: its objects one after another, without a table, as broken writers and clever people leave it. */
function written(...objects: string[]): Buffer {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n')
  return Buffer.from(`%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}
const pages = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
] as const
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`

const inCatalog = (key: string, value: (document: PDFDocument) => PDFObject) => (document: PDFDocument) =>
  document.catalog.set(name(key), value(document))
const action =
  (kind: string, more: object = {}) =>
  ({ context }: PDFDocument) =>
    context.obj({ S: kind, ...more })

describe('a PDF that is only something to read', () => {
  test.each([true, false])('is kept byte by byte (objects packed: %s)', async packed => {
    const bytes = await report(document => document.addPage(), packed)
    const upload = await readUpload(bytes, '/tmp/检验报告.PDF')
    expect(upload).toMatchObject({ kind: 'pdf', mediaType: 'application/pdf', pages: 2, fileName: '检验报告.pdf' })
    expect(upload.kind === 'pdf' && upload.bytes.equals(bytes)).toBe(true)
  })

  test('may be a scan, whatever it was called', async () => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    const scan = await report(async document => document.addPage().drawImage(await document.embedJpg(jpeg)), true)
    expect(await readUpload(scan, 'scan')).toMatchObject({ kind: 'pdf', pages: 2, fileName: 'scan.pdf' })
  })

  test('may have links, fields to fill in, and a page to open at', async () => {
    const bytes = await report(document => {
      const [page] = document.getPages()
      document.getForm().createTextField('name').addToPage(page!)
      document.catalog.set(name('OpenAction'), document.context.obj([page!.ref, 'Fit']))
      const uri = document.context.obj({ S: 'URI', URI: PDFString.of('https://example.org/') })
      page!.node.addAnnot(
        document.context.register(document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: uri })),
      )
    })
    expect(await readUpload(bytes, 'a.pdf')).toMatchObject({ kind: 'pdf' })
    const going = await report(inCatalog('OpenAction', action('GoTo', { D: [0, 'Fit'] })))
    expect(await readUpload(going, 'a.pdf')).toMatchObject({ kind: 'pdf' })
  })
})

describe('a PDF that does something', () => {
  const ways: Record<string, (document: PDFDocument) => unknown> = {
    'a script for the whole document': document => document.addJavaScript('a', 'app.alert(1)'),
    'a script when it is opened': inCatalog('OpenAction', action('JavaScript', { JS: PDFString.of('app.alert(1)') })),
    'an address when it is opened': inCatalog(
      'OpenAction',
      action('URI', { URI: PDFString.of('https://example.org/') }),
    ),
    'a script behind a plain opening': inCatalog(
      'OpenAction',
      action('GoTo', { D: [0, 'Fit'], Next: { S: 'Named', N: 'Print' } }),
    ),
    'further actions': inCatalog('AA', ({ context }) => context.obj({ WC: { S: 'Named', N: 'Print' } })),
    'further actions of a page': document => document.getPage(0).node.set(name('AA'), document.context.obj({})),
    'an attachment': document => document.attach(Buffer.from('MZ'), 'a.exe', { mimeType: 'application/octet-stream' }),
    'a program to start': document =>
      document.context.register(action('Launch', { F: PDFString.of('cmd.exe') })(document)),
    'a file elsewhere': document =>
      document.context.register(action('GoToR', { F: PDFString.of('//host/share') })(document)),
    'a link that is a script': document =>
      document.context.register(action('URI', { URI: PDFString.of('JavaScript:app.alert(1)') })(document)),
    'a link that is a script, in hex': document =>
      document.context.register(action('URI', { URI: PDFHexString.fromText('javascript:alert(1)') })(document)),
    'a link to a file': document =>
      document.context.register(action('URI', { URI: PDFString.of('file:///etc/passwd') })(document)),
    'a form that sends': document =>
      document.context.register(action('SubmitForm', { F: PDFString.of('https://example.org/') })(document)),
    'a form that reads a file': document => document.context.register(action('ImportData')(document)),
    'a form of the other kind': document =>
      document.catalog.set(name('AcroForm'), document.context.obj({ XFA: [], Fields: [] })),
    'a film': document => document.context.register(document.context.obj({ Type: 'Annot', Subtype: 'RichMedia' })),
  }

  for (const packed of [false, true]) {
    test.each(Object.entries(ways))(`%s is refused (objects packed: ${packed})`, async (_, way) => {
      expect(await readUpload(await report(way, packed), 'a.pdf')).toMatchObject({
        kind: 'refused',
        reason: 'activePdf',
      })
    })
  }

  test('packed objects really hide the word from a plain search', async () => {
    const packed = await report(ways['a script for the whole document'], true)
    expect(packed.includes('JavaScript')).toBe(false)
  })

  test('names written with numbers are read as what they mean', async () => {
    const hidden = written(catalog('/Open#41ction 4 0 R'), ...pages, '<< /#53 /J#61vaScript /#4a#53 (app.alert(1)) >>')
    expect(await readUpload(hidden, 'a.pdf')).toMatchObject({ reason: 'activePdf' })
    const short = written(catalog('/#41#41 << >>'), ...pages)
    expect(await readUpload(short, 'a.pdf')).toMatchObject({ reason: 'activePdf' })
  })

  test('an earlier version under a later one is looked at too', async () => {
    const earlier = written(catalog('/Names << /JavaScript 4 0 R >>'), ...pages)
    const later = written(catalog(), ...pages).subarray(9)
    expect(await readUpload(Buffer.concat([earlier, later]), 'a.pdf')).toMatchObject({ reason: 'activePdf' })
  })
})

describe('a PDF that cannot be checked', () => {
  test('with a password is refused', async () => {
    const locked = written(catalog(), ...pages, '<< /Filter /Standard /V 2 /R 3 /P -44 >>').toString('latin1')
    const bytes = Buffer.from(locked.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 4 0 R'), 'latin1')
    expect(await readUpload(bytes, 'a.pdf')).toMatchObject({ sentence: '这个PDF文件有密码，请去掉密码后再上传' })
  })

  test.each([
    ['broken off', async () => (await report(undefined, true)).subarray(0, 300)],
    ['without pages', async () => written('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>')],
    ['a head and a script', async () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
    ['with pages that contain themselves', async () => written(catalog(), '<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
    [
      'of more objects than there is memory for',
      async () => written(catalog(), ...pages, `[${'[]'.repeat(5_000_000)}]`),
    ],
    ['nested without end', async () => written(catalog(), ...pages, '['.repeat(500_000))],
    ['of objects packed in an unusual way', async () => packedIn('/ASCIIHexDecode', Buffer.from('342030203c3c3e3e'))],
  ])('%s is refused', async (_, make) => {
    expect(await readUpload(await make(), 'a.pdf')).toMatchObject({ kind: 'refused', reason: 'damagedPdf' })
  })

  const packedIn = (filter: string, body: Buffer) => {
    const head = `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${body.length} >>\nstream\n`
    const whole = written(catalog(), ...pages, 'OBJECT').toString('latin1')
    return Buffer.from(whole.replace('OBJECT', `${head}${body.toString('latin1')}\nendstream`), 'latin1')
  }

  test('what unpacks to more than anybody needs is refused', async () => {
    const bomb = packedIn('/FlateDecode', deflateSync(Buffer.alloc(300_000_000, 32)))
    expect(await readUpload(bomb, 'a.pdf')).toMatchObject({ reason: 'damagedPdf' })
  })

  test('a table that says it has a million million rows is refused', async () => {
    const table = deflateSync(Buffer.alloc(40))
    const head = `<< /Type /XRef /Size 1000000000000 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${table.length} >>\nstream\n`
    const whole = written(catalog(), ...pages, 'OBJECT').toString('latin1')
    const bytes = Buffer.from(whole.replace('OBJECT', `${head}${table.toString('latin1')}\nendstream`), 'latin1')
    expect(await readUpload(bytes, 'a.pdf')).toMatchObject({ reason: 'damagedPdf' })
  })
})

describe('what is no PDF', () => {
  test.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['text', Buffer.from('报告')],
    ['a PDF behind something else', Buffer.concat([Buffer.from('<html>'), written(catalog(), ...pages)])],
  ])('%s called a PDF is answered with the sentence of the documents', async (_, bytes) => {
    expect(await readUpload(bytes, '报告.pdf')).toMatchObject({ kind: 'refused', sentence: '请上传pdf格式的文件' })
  })
})
