import { lastOf } from '@nethos/contract/common/present.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  beginText,
  endText,
  grayscale,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
  type PDFImage,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'
import { subsetFont, type SubsetFont } from './font-subset.ts'
import type { Letterhead, Piece } from './piece.ts'

const page = { width: 595, height: 842, margin: 56 }

export async function drawnSheet(
  title: string,
  pieces: readonly Piece[],
  at: number,
  head?: Letterhead,
): Promise<PDFDocument> {
  const all = [...(head ? headPieces(head) : []), ...pieces]
  const font = subsetFont(await readFile(fontFile()), all.map(one => one.text).join(''))
  const pdf = await PDFDocument.create()
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('zh-CN')
  pdf.setCreationDate(new Date(at))
  pdf.setModificationDate(new Date(at))
  write(pdf, all, { font, ref: embed(pdf, font), mark: head?.mark && (await pdf.embedPng(head.mark)) })
  return pdf
}

const fontFile = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json')),
    '400Regular/NotoSansSC_400Regular.ttf',
  )

const markEdge = 44

interface InkedPiece extends Piece {
  ink?: Color
}

/** The hospital's name in its colour, below it what it is and by which licence, and a line. */
function headPieces({ hospitalName, level, licence, colour }: Letterhead): InkedPiece[] {
  const ink = inkOf(colour)
  const below = [level, licence].filter(Boolean).join('    ')
  return [
    { text: hospitalName, size: 18, isCentred: true, ink },
    ...(below === '' ? [] : [{ text: below, size: 9, gap: 4, isCentred: true }]),
    { text: '', size: 1, gap: 10, hasLine: true, ink },
  ]
}

const inkOf = (colour: string): Color => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return rgb(r, g, b)
}

interface Means {
  font: SubsetFont
  ref: PDFRef
  mark: PDFImage | undefined
}

function write(pdf: PDFDocument, pieces: readonly InkedPiece[], { font, ref, mark }: Means): void {
  let sheet = newSheet(pdf, ref)
  let y = page.height - page.margin
  if (mark) {
    y -= markEdge
    sheet.drawImage(mark, { x: (page.width - markEdge) / 2, y, width: markEdge, height: markEdge })
  }
  for (const { text, size, gap = 0, indent = 0, isCentred = false, hasLine = false, ink } of pieces) {
    const room = page.width - 2 * page.margin - indent
    y -= gap
    if (hasLine) drawLine(sheet, y + gap / 2, ink)
    for (const line of broken(text, size, room, font)) {
      y -= size * 1.3
      if (y < page.margin) {
        sheet = newSheet(pdf, ref)
        y = page.height - page.margin - size * 1.3
      }
      const x = page.margin + indent + (isCentred ? (room - widthOf(line, size, font)) / 2 : 0)
      sheet.pushOperators(
        setFillingColor(ink ?? black),
        beginText(),
        setFontAndSize('Han', size),
        setTextMatrix(1, 0, 0, 1, x, y),
        showText(PDFHexString.of(hexOf(line, font))),
        endText(),
      )
    }
  }
}

const black = grayscale(0)

const drawLine = (sheet: PDFPage, y: number, ink: Color = grayscale(0.6)): void =>
  sheet.drawLine({
    start: { x: page.margin, y },
    end: { x: page.width - page.margin, y },
    thickness: 0.8,
    color: ink,
  })

function newSheet(pdf: PDFDocument, ref: PDFRef): PDFPage {
  const sheet = pdf.addPage([page.width, page.height])
  sheet.node.setFontDictionary(PDFName.of('Han'), ref)
  return sheet
}

const hexOf = (text: string, font: SubsetFont): string =>
  Array.from(text, character => (font.glyphOf.get(character) ?? 0).toString(16).padStart(4, '0')).join('')

const widthOf = (text: string, size: number, font: SubsetFont): number =>
  Array.from(text).reduce((sum, one) => sum + (font.widthOf(font.glyphOf.get(one) ?? 0) * size) / 1000, 0)

/** Chinese breaks between any two characters. */
function broken(text: string, size: number, room: number, font: SubsetFont): string[] {
  const lines = ['']
  for (const character of text) {
    if (character === '\n') lines.push('')
    else if (widthOf(lastOf(lines) + character, size, font) > room) lines.push(character)
    else lines[lines.length - 1] += character
  }
  return lines
}

/** As a composite font whose codes are the glyphs' numbers, with the way back to characters for copying and searching. */
function embed({ context }: PDFDocument, font: SubsetFont): PDFRef {
  const { glyphOf, widthOf: width } = font
  const descriptor = descriptorOf(context, font)
  const glyphs = [...new Set(glyphOf.values())]
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: fontName,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 1000,
      W: glyphs.flatMap(glyph => [glyph, [width(glyph)]]),
      CIDToGIDMap: 'Identity',
    }),
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: fontName,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicode(glyphOf))),
    }),
  )
}

const fontName = 'NTHOSA+NotoSansSC'

const descriptorOf = (context: PDFDocument['context'], { file, box, ascent, descent }: SubsetFont): PDFRef =>
  context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: fontName,
      Flags: 4,
      FontBBox: [...box],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: ascent,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  )

function toUnicode(glyphOf: ReadonlyMap<string, number>): string {
  const rows = [...glyphOf]
    .filter(([, glyph]) => glyph !== 0)
    .map(
      ([character, glyph]) =>
        `<${hex(glyph)}> <${Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at))).join('')}>`,
    )
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, nth) =>
    rows.slice(nth * 100, nth * 100 + 100),
  )
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

const hex = (code: number): string => code.toString(16).padStart(4, '0')
