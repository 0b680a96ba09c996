import { mustGet, present } from '@nethos/contract/common/present.ts'
/** The tables of a TrueType font that a PDF reader needs (PDF 32000-1, 9.9). */
const needed = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const

export interface SubsetFont {
  /** A font file that draws only these characters; the rest keeps its number and is empty. */
  readonly file: Buffer
  readonly glyphOf: ReadonlyMap<string, number>
  /** In thousandths of the size, by glyph. */
  readonly widthOf: (glyph: number) => number
  readonly box: readonly [number, number, number, number]
  readonly ascent: number
  readonly descent: number
}

/**
 * Cuts a TrueType font down to the characters of a text. Glyphs keep their numbers (the emptied tables shrink to nothing
 * when they are deflated), so that no table has to be renumbered. pdf-lib would want fontkit for the same.
 */
export function subsetFont(font: Buffer, text: string): SubsetFont {
  const tables = tablesOf(font)
  const head = mustGet(tables, 'head')
  const units = head.readUInt16BE(18)
  const scaled = (value: number) => Math.round((value * 1000) / units)
  const glyphCount = mustGet(tables, 'maxp').readUInt16BE(4)
  const hhea = mustGet(tables, 'hhea')
  const metrics = hhea.readUInt16BE(34)
  const find = characterMap(mustGet(tables, 'cmap'))
  const glyphOf = new Map(
    [...new Set(text)].map(character => [character, find(present(character.codePointAt(0)))] as const),
  )

  const outlines = outlinesOf(tables, head.readInt16BE(50) === 1)
  const saved = withParts(new Set([0, ...glyphOf.values()]), outlines)
  const { glyf, loca } = rebuilt(saved, outlines, glyphCount)
  const hmtx = Buffer.from(mustGet(tables, 'hmtx'))
  for (let glyph = 0; glyph < metrics; glyph++) if (!saved.has(glyph)) hmtx.writeUInt32BE(0, glyph * 4)
  const longHead = Buffer.from(head)
  longHead.writeInt16BE(1, 50)
  const widths = mustGet(tables, 'hmtx')
  const edge = (at: number) => scaled(head.readInt16BE(at))
  return {
    file: assembled(new Map([...tables, ['glyf', glyf], ['loca', loca], ['hmtx', hmtx], ['head', longHead]])),
    glyphOf,
    widthOf: glyph => scaled(widths.readUInt16BE(Math.min(glyph, metrics - 1) * 4)),
    box: [edge(36), edge(38), edge(40), edge(42)],
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
  }
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, nth) => {
      const at = 12 + nth * 16
      const offset = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))]
    }),
  )
}

/** Format 12 (all planes) where there is one, else format 4. */
function characterMap(cmap: Buffer): (code: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) =>
    cmap.subarray(cmap.readUInt32BE(8 + nth * 8)),
  )
  const whole = subtables.find(one => one.readUInt16BE(0) === 12)
  if (whole) {
    const groups = whole.readUInt32BE(12)
    return code => {
      for (let nth = 0, at = 16; nth < groups; nth++, at += 12) {
        const first = whole.readUInt32BE(at)
        if (code >= first && code <= whole.readUInt32BE(at + 4)) return whole.readUInt32BE(at + 8) + code - first
      }
      return 0
    }
  }
  const basic = subtables.find(one => one.readUInt16BE(0) === 4)
  if (!basic) throw new Error('the font has no character map that can be read')
  const doubled = basic.readUInt16BE(6)
  return code => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > basic.readUInt16BE(14 + at)) continue
      const first = basic.readUInt16BE(16 + doubled + at)
      if (code < first) return 0
      const delta = basic.readUInt16BE(16 + 2 * doubled + at)
      const rangeAt = 16 + 3 * doubled + at
      const range = basic.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = basic.readUInt16BE(rangeAt + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

type Outlines = (glyph: number) => Buffer

function outlinesOf(tables: Map<string, Buffer>, isLong: boolean): Outlines {
  const [glyf, loca] = [mustGet(tables, 'glyf'), mustGet(tables, 'loca')]
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  return glyph => glyf.subarray(offset(glyph), offset(glyph + 1))
}

/** A glyph may be put together of others. */
function withParts(glyphs: Set<number>, outlines: Outlines): Set<number> {
  for (const glyph of glyphs) {
    const outline = outlines(glyph)
    if (outline.length < 10 || outline.readInt16BE(0) >= 0) continue
    let at = 10
    for (let flags = 0x20; flags & 0x20;) {
      flags = outline.readUInt16BE(at)
      glyphs.add(outline.readUInt16BE(at + 2))
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
    }
  }
  return glyphs
}

function rebuilt(item: Set<number>, outlines: Outlines, glyphCount: number): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc((glyphCount + 1) * 4)
  const pieces: Buffer[] = []
  let length = 0
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    loca.writeUInt32BE(length, glyph * 4)
    if (!item.has(glyph)) continue
    const outline = outlines(glyph)
    const padded = Buffer.alloc((outline.length + 3) & ~3)
    outline.copy(padded)
    pieces.push(padded)
    length += padded.length
  }
  loca.writeUInt32BE(length, glyphCount * 4)
  return { glyf: Buffer.concat(pieces), loca }
}

function assembled(tables: Map<string, Buffer>): Buffer {
  const names = needed.filter(name => tables.has(name))
  const power = Math.floor(Math.log2(names.length))
  const header = Buffer.alloc(12 + names.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(names.length, 4)
  header.writeUInt16BE(16 << power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(names.length * 16 - (16 << power), 10)
  const bodies: Buffer[] = []
  let offset = header.length
  for (const [nth, name] of names.entries()) {
    const table = mustGet(tables, name)
    const padded = Buffer.alloc((table.length + 3) & ~3)
    table.copy(padded)
    header.write(name, 12 + nth * 16, 'latin1')
    header.writeUInt32BE(checksum(padded), 16 + nth * 16)
    header.writeUInt32BE(offset, 20 + nth * 16)
    header.writeUInt32BE(table.length, 24 + nth * 16)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...bodies])
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
