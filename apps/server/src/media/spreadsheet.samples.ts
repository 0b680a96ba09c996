import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive (APPNOTE 6.3, 4.3) of texts. */
function zipped(files: Readonly<Record<string, string>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [content, path] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(20)
    sizes.writeUInt16LE(8, 0)
    sizes.writeUInt32LE(crc32(content), 6)
    sizes.writeUInt32LE(packed.length, 10)
    sizes.writeUInt32LE(content.length, 14)
    sizes.writeUInt16LE(path.length, 18)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\x00\x00\x08', 'latin1'),
      sizes,
      Buffer.alloc(2),
      path,
      packed,
    ])
    const [start, rest] = [Buffer.alloc(4), Buffer.alloc(12)]
    start.writeUInt32LE(offset)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00\x14\x00\x00\x08', 'latin1'), sizes, rest, start, path]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Rows by their numbers: a text cell, or a number as the file writes it. `last`: one more cell in each. */
export function anXlsx(rows: [number, (string | bigint)[]][], last = ''): Buffer {
  const cellOf = (row: number, value: string | bigint, at: number) => {
    const ref = `${'ABCDEFGH'[at]}${row}`
    return typeof value === 'string'
      ? `<c r="${ref}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
      : `<c r="${ref}"><v>${value}</v></c>`
  }
  const written = rows.map(([row, cells]) => {
    const extra = last === '' ? '' : `<c r="${last}"><v>1</v></c>`
    return `<row r="${row}">${cells.map((cell, at) => cellOf(row, cell, at)).join('')}${extra}</row>`
  })
  return anXlsxOf(`<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`)
}

/** A file whose one sheet is this XML, whatever it is. */
export const anXlsxOf = (sheet: string): Buffer =>
  zipped({
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="名单" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="1"><xf/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet,
  })
