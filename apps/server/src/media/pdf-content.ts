import { constants, inflateSync } from 'node:zlib'
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFStream,
  PDFString,
  PDFXRefStreamParser,
  type PDFContext,
  type PDFObject,
  type PDFRawStream,
} from 'pdf-lib'

/** What a look into a PDF has found. */
export type PdfVerdict = { pages: number } | 'active' | 'locked' | 'damaged'

/** Names that make a PDF more than something to read, wherever they stand. */
const activeNames = new Set(
  [
    ['JavaScript', 'JS', 'AA', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'XFA'],
    ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'],
    ['RichMedia', 'RichMediaContent', 'Rendition', 'Movie', 'Sound', '3DD'],
  ]
    .flat()
    .map(name => PDFName.of(name)),
)

// Long enough never to stand in compressed bytes by chance: looked for everywhere, also where no parser would look.
const activeText = /\/(?:JavaScript|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|Launch)(?![\w.-])/
const lockedText = /\/Encrypt(?![\w.-])/

const unpackedMost = 64 * 1024 * 1024

const filterOf = (stream: PDFRawStream): PDFObject | undefined => {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  return filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
}

/** How many rows a packed table of objects says it has. */
function rowsOf({ dict }: PDFRawStream): number {
  const index = dict.lookupMaybe(PDFName.of('Index'), PDFArray)
  if (!index) return dict.lookup(PDFName.of('Size'), PDFNumber).asNumber()
  return index.asArray().reduce((rows, _, at) => (at % 2 ? rows + index.lookup(at, PDFNumber).asNumber() : rows), 0)
}

/**
 * pdf-lib unpacks streams of objects without a limit, and ten megabytes can unpack to ten gigabytes. Here each is
 * unpacked once before, under a limit for the whole document. The process is made for one PDF: the parsers are its alone.
 */
function limitUnpacking(): void {
  const [forObjects, forTable] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream]
  let left = unpackedMost

  function unpackedLength(stream: PDFRawStream): number {
    const filter = filterOf(stream)
    if (filter === undefined) return stream.contents.length
    if (filter !== PDFName.of('FlateDecode')) throw new Error('Objects are packed in an unusual way')
    // Some writers leave out the last bytes of a stream; readers forgive them.
    const { length } = inflateSync(stream.contents, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH })
    left -= length
    return length
  }

  PDFObjectStreamParser.forStream = (stream, wait) => {
    unpackedLength(stream)
    return forObjects(stream, wait)
  }
  PDFXRefStreamParser.forStream = stream => {
    if (rowsOf(stream) > unpackedLength(stream)) throw new Error('A table has fewer bytes than rows')
    return forTable(stream)
  }
}

/** Opening at a page is no action: OpenAction may be a destination, or a plain GoTo. Nothing else. */
function opensPlainly(action: PDFObject | undefined): boolean {
  if (action instanceof PDFArray) return true
  return (
    action instanceof PDFDict &&
    action.lookup(PDFName.of('S')) === PDFName.of('GoTo') &&
    !action.has(PDFName.of('Next'))
  )
}

const harmlessScheme = /^\s*(https?|mailto|tel):/i
const anyScheme = /^[^/?#]*:/

/** A link that runs something instead of going somewhere; one without a scheme stays inside of the document's place. */
function runs(uri: PDFObject | undefined): boolean {
  if (!(uri instanceof PDFString) && !(uri instanceof PDFHexString)) return false
  const address = uri.decodeText()
  return anyScheme.test(address) && !harmlessScheme.test(address)
}

function hasActiveContent(context: PDFContext): boolean {
  const open: (PDFObject | undefined)[] = context.enumerateIndirectObjects().map(([, object]) => object)
  open.push(...Object.values(context.trailerInfo))
  while (open.length > 0) {
    const object = open.pop()
    const within = object instanceof PDFStream ? object.dict : object
    if (within instanceof PDFName && activeNames.has(within)) return true
    if (within instanceof PDFArray) open.push(...within.asArray())
    if (!(within instanceof PDFDict)) continue
    const action = within.get(PDFName.of('OpenAction'))
    if (action && !opensPlainly(context.lookup(action))) return true
    const link = within.get(PDFName.of('URI'))
    if (link && runs(context.lookup(link))) return true
    for (const [key, value] of within.entries()) {
      if (activeNames.has(key)) return true
      open.push(value)
    }
  }
  return false
}

/** Reads all objects of a PDF, packed ones too. Only for use in a process with limits of time and memory. */
export async function lookIntoPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const text = Buffer.from(bytes).toString('latin1')
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  if (lockedText.test(plain)) return 'locked'
  if (activeText.test(plain)) return 'active'
  try {
    limitUnpacking()
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    })
    if (hasActiveContent(document.context)) return 'active'
    const pages = document.getPageCount()
    return pages > 0 ? { pages } : 'damaged'
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'locked' : 'damaged'
  }
}
