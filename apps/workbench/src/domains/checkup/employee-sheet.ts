import type { Employee } from '@nethos/contract/checkup/checkup.rules.ts'

/** What a company's list calls its columns. */
const headings: Readonly<Record<keyof Employee, readonly string[]>> = {
  name: ['姓名', '员工姓名'],
  idCard: ['身份证号', '身份证', '身份证号码', '证件号码'],
  staffNo: ['工号', '员工号', '员工编号'],
}

/** The rows of a CSV (RFC 4180), or of cells copied out of a spreadsheet. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [['']]
  const between = text.includes('\t') ? '\t' : ','
  let isQuoted = false
  const put = (character: string) => {
    const row = rows[rows.length - 1]!
    row[row.length - 1] += character
  }
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < clean.length; at++) {
    const character = clean[at]!
    if (isQuoted && character === '"' && clean[at + 1] === '"') put(clean[++at]!)
    else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === between) rows[rows.length - 1]!.push('')
    else if (!isQuoted && character === '\n') rows.push([''])
    else put(character)
  }
  return rows.map(row => row.map(cell => cell.trim())).filter(row => row.some(cell => cell !== ''))
}

/** The people of a list by its heading; a sentence where it has none that is known. */
export function employeesIn(text: string): Employee[] | string {
  const [head = [], ...rows] = cellsOf(text)
  const column = (key: keyof Employee) => head.findIndex(cell => headings[key].includes(cell))
  const [name, idCard, staffNo] = [column('name'), column('idCard'), column('staffNo')]
  if (name < 0) return '第一行要有“姓名”一列，可以有“身份证号”“工号”'
  if (rows.length === 0) return '名单里没有人'
  // A spreadsheet marks a long number as text with a leading apostrophe.
  const cell = (row: readonly string[], at: number) => (at < 0 ? '' : (row[at] ?? '').replace(/^'/, ''))
  return rows.map(row => ({
    name: cell(row, name),
    idCard: cell(row, idCard).toUpperCase(),
    staffNo: cell(row, staffNo),
  }))
}

/** A file as text: UTF-8, or what spreadsheets on Chinese systems save. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
