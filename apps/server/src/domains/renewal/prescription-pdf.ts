import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import {
  beginText,
  endText,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'
import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { subsetFont, type SubsetFont } from './font-subset.ts'

/** Everything that stands on a prescription. Instants epoch ms. */
export interface PrescriptionPaper {
  hospitalName: string
  prescriptionNo: string
  personName: string
  gender: string
  age: number | null
  docDeptName: string
  diagnosis: string
  opinion: string
  lines: readonly DrugLine[]
  doctorName: string
  pharmacistName: string
  prescribedAt: number
  approvedAt: number
  validUntil: number
  contentHash: string
  /** The sandbox says so on every sheet. */
  isDemo: boolean
}

const page = { width: 595, height: 842, margin: 56 }

/** The sheet with room for the signature; the house's signer signs it. */
export async function prescriptionSheet(paper: PrescriptionPaper, at: number): Promise<Uint8Array> {
  const pieces = textOf(paper)
  const font = subsetFont(await readFile(fontFile()), pieces.map(one => one.text).join(''))
  const pdf = await PDFDocument.create()
  pdf.setTitle(`处方 ${paper.prescriptionNo}`, { showInWindowTitleBar: true })
  pdf.setLanguage('zh-CN')
  pdf.setCreationDate(new Date(at))
  pdf.setModificationDate(new Date(at))
  const ref = embed(pdf, font)
  write(pdf, pieces, font, ref)
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason: '医疗机构签发的电子处方',
    contactInfo: '',
    name: paper.hospitalName,
    location: '中国',
    signingTime: new Date(at),
    signatureLength: 12_000,
  })
  return pdf.save({ useObjectStreams: false })
}

const fontFile = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json')),
    '400Regular/NotoSansSC_400Regular.ttf',
  )

interface Piece {
  text: string
  size: number
  /** Above it. */
  gap?: number
  indent?: number
  isCentred?: boolean
}

function textOf(paper: PrescriptionPaper): Piece[] {
  const { lines } = paper
  const total = lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0)
  const gender = { M: '男', F: '女' }[paper.gender] ?? ''
  const row = (text: string, gap = 6): Piece => ({ text, size: 11, gap })
  return [
    { text: `${paper.hospitalName}互联网医院`, size: 18, isCentred: true },
    { text: '处方笺（电子）', size: 15, gap: 8, isCentred: true },
    ...(paper.isDemo ? [{ text: '演示环境，不是真实处方，不可用于取药', size: 10, gap: 8, isCentred: true }] : []),
    row(
      `处方编号：${paper.prescriptionNo}    开具日期：${dayOf(paper.prescribedAt)}    科室：${paper.docDeptName}`,
      20,
    ),
    row(
      `姓名：${paper.personName}    性别：${gender}    年龄：${paper.age === null ? '' : `${paper.age}岁`}    费别：自费`,
    ),
    row(`临床诊断：${paper.diagnosis}`),
    { text: 'Rp', size: 16, gap: 18 },
    ...lines.flatMap((line, nth): Piece[] => [
      row(`${nth + 1}. ${line.drugName}（${line.form}）  ${line.specification}  × ${line.packs}`, 12),
      { ...row(`用法：${line.route}  每次${line.dose}  ${line.frequency}  ${line.days}天`), indent: 18 },
      { ...row(line.manufacturer, 4), size: 9, indent: 18 },
    ]),
    { text: '（以下空白）', size: 10, gap: 16, isCentred: true },
    row(`处理意见：${paper.opinion}`, 20),
    row(`药品金额：${yuan(total)}元`),
    row(`医师：${paper.doctorName}    签名时间：${dayAndTime(paper.prescribedAt)}`, 24),
    row(`审核药师：${paper.pharmacistName}    审核时间：${dayAndTime(paper.approvedAt)}`),
    row(`处方有效期至：${dayAndTime(paper.validUntil)}`),
    { text: `内容摘要（SHA-256）：${paper.contentHash}`, size: 8, gap: 18 },
    { text: '本处方由医疗机构以数字证书签名，签名可用通用的PDF阅读器核验；内容改动后签名失效。', size: 9, gap: 6 },
  ]
}

function write(pdf: PDFDocument, pieces: readonly Piece[], font: SubsetFont, ref: PDFRef): void {
  let sheet = newSheet(pdf, ref)
  let y = page.height - page.margin
  for (const { text, size, gap = 0, indent = 0, isCentred = false } of pieces) {
    const room = page.width - 2 * page.margin - indent
    y -= gap
    for (const line of broken(text, size, room, font)) {
      y -= size * 1.3
      if (y < page.margin) {
        sheet = newSheet(pdf, ref)
        y = page.height - page.margin - size * 1.3
      }
      const x = page.margin + indent + (isCentred ? (room - widthOf(line, size, font)) / 2 : 0)
      sheet.pushOperators(
        beginText(),
        setFontAndSize('Han', size),
        setTextMatrix(1, 0, 0, 1, x, y),
        showText(PDFHexString.of(hexOf(line, font))),
        endText(),
      )
    }
  }
}

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
    else if (widthOf(lines.at(-1)! + character, size, font) > room) lines.push(character)
    else lines[lines.length - 1] += character
  }
  return lines
}

/** As a composite font whose codes are the glyphs' numbers, with the way back to characters for copying and searching. */
function embed({ context }: PDFDocument, font: SubsetFont): PDFRef {
  const { file, glyphOf, box, ascent, descent, widthOf: width } = font
  const program = context.register(context.flateStream(file, { Length1: file.length }))
  const name = 'NTHOSA+NotoSansSC'
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [...box],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: ascent,
      StemV: 80,
      FontFile2: program,
    }),
  )
  const glyphs = [...new Set(glyphOf.values())]
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
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
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicode(glyphOf))),
    }),
  )
}

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
