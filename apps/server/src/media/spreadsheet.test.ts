import { expect, test } from 'vitest'
import { hostileXml } from '../security/hostile-xml.samples.ts'
import { anXlsx, anXlsxOf } from './spreadsheet.samples.ts'
import { readSpreadsheet } from './spreadsheet.ts'

const limits = { rows: 100, columns: 4 }
const read = (bytes: Buffer | string) => readSpreadsheet(Buffer.from(bytes as never), limits)

test('an xlsx is read as text, and rows keep the numbers that the sheet counts', async () => {
  const bytes = anXlsx([
    [1, ['姓名', '身份证号']],
    [3, ['王秀英', 330106198005200020n]],
    [5, ['李 & 建国', '']],
  ])
  const cells = await read(bytes)
  expect(cells).toEqual([
    ['姓名', '身份证号'],
    ['', ''],
    ['王秀英', '330106198005200020'],
    ['', ''],
    ['李 & 建国', ''],
  ])
})

test('a CSV is read in UTF-8 and in GB 18030, with quotes, lines within a cell, and tabs', async () => {
  expect(await read('\uFEFFa,"b ""c"", d"\r\n"e\nf",g\r\n\r\n')).toEqual([
    ['a', 'b "c", d'],
    ['e\nf', 'g'],
  ])
  expect(await read(Buffer.of(0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0x31))).toEqual([['姓名', '1']])
  expect(await read('a\tb,c\n1\t2')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ])
})

test('what is no spreadsheet, of an older kind, or longer than agreed says so', async () => {
  expect(await read(Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0))).toBe('old')
  expect(await read(Buffer.of(0x50, 0x4b, 3, 4, 9, 9))).toBe('damaged')
  expect(await read(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0))).toBe('damaged')
  expect(await read(Array.from({ length: 150 }, () => 'a').join('\n'))).toBe('tooLong')
})

test('a few bytes that claim a million rows of all columns end a process and nothing else', async () => {
  const wide = anXlsx([[1_048_576, ['x']]], 'XFD1048576')
  expect(wide.length).toBeLessThan(4_000)
  expect(await read(wide)).toBe('damaged')
  expect(await read(anXlsx([[1, ['姓名']]]))).toEqual([['姓名']])
}, 60_000)

// Each costs a process: of the kinds one.
test.each([
  'entities that grow to ten thousand million letters',
  'a hundred thousand elements within each other',
  'an attribute of two million letters',
  'the prototype as an element',
] as const)(
  'a sheet that is %s is damaged or empty',
  async what => {
    const cells = await read(anXlsxOf(hostileXml[what]!))
    expect(cells === 'damaged' || cells === 'tooLong' || (Array.isArray(cells) && cells.length === 0)).toBe(true)
  },
  60_000,
)
