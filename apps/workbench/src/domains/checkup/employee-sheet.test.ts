import { expect, test } from 'vitest'
import { cellsOf, decoded, employeesIn } from './employee-sheet.ts'

test('a list is read by its heading, whatever the order of its columns', () => {
  expect(employeesIn('\uFEFF工号,姓名,身份证号\r\nJX1,王秀英,33010619800520002x\r\nJX2,"李, 建国",\r\n')).toEqual([
    { name: '王秀英', idCard: '33010619800520002X', staffNo: 'JX1' },
    { name: '李, 建国', idCard: '', staffNo: 'JX2' },
  ])
})

test('cells copied out of a spreadsheet come with tabs', () => {
  expect(employeesIn("姓名\t身份证号\n王秀英\t'330106198005200020")).toEqual([
    { name: '王秀英', idCard: '330106198005200020', staffNo: '' },
  ])
})

test('a list without names or without rows says so', () => {
  expect(employeesIn('电话\n138')).toContain('姓名')
  expect(employeesIn('姓名\n\n')).toBe('名单里没有人')
})

test('quotes within quotes, and lines within a cell', () => {
  expect(cellsOf('"a ""b""","c\nd"\n')).toEqual([['a "b"', 'c\nd']])
})

test('a file of an older spreadsheet is read too', () => {
  // 姓名 in GB 18030.
  expect(decoded(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb).buffer)).toBe('姓名')
  expect(decoded(new TextEncoder().encode('姓名').buffer as ArrayBuffer)).toBe('姓名')
})
