import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib'

/** Room for a certificate chain and the token of a time stamp. */
const mostBytes = 12_000
/** What @signpdf/signpdf looks for and puts the places in. */
const unknownPlace = '**********'
/** SignaturesExist and AppendOnly (ISO 32000-1, 12.7.2). */
const sigFlags = 3
const printed = 4

export interface SignatureField {
  reason: string
  name: string
  at: number
}

/**
 * The PDF with one more revision, in which an empty signature stands. What was there stays byte for byte, so that the signatures in it
 * still hold.
 */
export async function withSignatureField(pdf: Uint8Array, field: SignatureField): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context, catalog } = document
  const before = context.largestObjectNumber
  const page = document.getPage(0)
  const widget = addWidget(document, field)
  const changed = new Set<PDFRef>([page.ref])
  listed(page.node, 'Annots').push(widget)
  let form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)
  if (form) changed.add(catalog.get(PDFName.of('AcroForm')) as PDFRef)
  else {
    form = context.obj({ SigFlags: sigFlags })
    catalog.set(PDFName.of('AcroForm'), context.register(form))
    changed.add(context.trailerInfo.Root as PDFRef)
  }
  listed(form, 'Fields').push(widget)
  const written = context.enumerateIndirectObjects().filter(([ref]) => ref.objectNumber > before || changed.has(ref))
  return revision(Buffer.from(pdf), document, written)
}

function addWidget(document: PDFDocument, { reason, name, at }: SignatureField): PDFRef {
  const { context } = document
  const page = document.getPage(0)
  const nth = listed(page.node, 'Annots').size() + 1
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, ...Array.from({ length: 3 }, () => PDFName.of(unknownPlace))],
      Contents: PDFHexString.of('0'.repeat(2 * mostBytes)),
      Reason: PDFHexString.fromText(reason),
      Name: PDFHexString.fromText(name),
      M: PDFString.fromDate(new Date(at)),
    }),
  )
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of(`Signature${nth}`),
      F: printed,
      P: page.ref,
    }),
  )
}

/** The list under this name, which is begun where there is none. */
function listed(of: PDFDict, name: 'Annots' | 'Fields'): PDFArray {
  const there = of.lookupMaybe(PDFName.of(name), PDFArray)
  if (there) return there
  const list = of.context.obj([])
  of.set(PDFName.of(name), list)
  return list
}

/** These objects behind what was there, with a table of their places and the way back to the table before. */
function revision(pdf: Buffer, { context }: PDFDocument, written: readonly [PDFRef, PDFObject][]): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-64).toString('latin1'))?.[1]
  if (!previous) throw new Error('the PDF does not say where its table is')
  const parts = [pdf, Buffer.from('\n')]
  let length = pdf.length + 1
  const add = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  const places = written.map(([ref, object]) => {
    const at = String(length).padStart(10, '0')
    add(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`))
    add(bytesOf(object))
    add(Buffer.from('\nendobj\n'))
    return `${ref.objectNumber} 1\n${at} ${String(ref.generationNumber).padStart(5, '0')} n \n`
  })
  const { Root, Info } = context.trailerInfo
  const trailer = context.obj({
    Size: context.largestObjectNumber + 1,
    ...(Root && { Root }),
    ...(Info && { Info }),
    Prev: PDFNumber.of(Number(previous)),
  })
  const table = length
  add(Buffer.from(`xref\n${places.join('')}trailer\n`))
  add(bytesOf(trailer))
  add(Buffer.from(`\nstartxref\n${table}\n%%EOF`))
  return Buffer.concat(parts)
}

function bytesOf(object: PDFObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}
