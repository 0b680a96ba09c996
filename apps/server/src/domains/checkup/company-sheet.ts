import type { checkupDeskServices, SheetRead } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { mostEmployees, problemsOfList, type Employee } from '@nethos/contract/checkup/checkup.rules.ts'
import { isIdCard } from '@nethos/contract/common/id-card.ts'
import { stepped } from '../../calls/handler.ts'
import { readSpreadsheet, type Cells } from '../../media/spreadsheet.ts'

type Services = typeof checkupDeskServices
type Column = 'name' | 'idCard' | 'staffNo'

/** What a company's list calls its columns. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['姓名', '员工姓名'],
  idCard: ['身份证号', '身份证', '身份证号码', '证件号码'],
  staffNo: ['工号', '员工号', '员工编号'],
}
/** The heading, and lines that are empty in between. */
const limits = { rows: mostEmployees * 2, columns: 30 }

const unread = {
  old: '这是旧版 Excel（.xls）文件，请另存为 .xlsx 或 CSV 后再选',
  damaged: '文件打不开，请确认是 .xlsx 或 CSV 表格',
  tooLong: `一次最多导入${mostEmployees}人，请分成几个文件`,
} as const

/** A company's list as it was brought: its people, and what is wrong with which row. Nothing is kept. */
export const readSheet = stepped<Services['readSheet'], Buffer, Cells>({
  prepare: async ({ input }) => Buffer.from(input.content, 'base64'),
  outside: bytes => readSpreadsheet(bytes, limits),
  settle: async cells => (typeof cells === 'string' ? whole(unread[cells]) : employeesIn(cells)),
})

const whole = (sentence: string): SheetRead => ({ rows: [], problems: [{ row: 0, sentence }] })

/** A spreadsheet that took the ID number for a number has kept 15 of its digits. */
const isLost = (text: string): boolean =>
  /^\d+(\.\d+)?E\+?\d+$/i.test(text) || (/^\d{15}000$/.test(text) && !isIdCard(text))

function employeesIn(cells: readonly string[][]): SheetRead {
  const head = cells[0] ?? []
  const column = (key: Column) => head.findIndex(cell => headings[key].includes(cell.trim()))
  const [name, idCard, staffNo] = [column('name'), column('idCard'), column('staffNo')]
  if (name < 0) return whole('第一行要有“姓名”一列，可以有“身份证号”“工号”')
  const cell = (row: readonly string[], at: number) => (at < 0 ? '' : (row[at] ?? '').trim().replace(/^'/, ''))
  const lost: SheetRead['problems'] = []
  const rows: Employee[] = []
  for (const [at, line] of cells.entries()) {
    if (at === 0 || line.every(one => one.trim() === '')) continue
    const row = at + 1
    const written = cell(line, idCard)
    if (isLost(written))
      lost.push({ row, sentence: '身份证号在表格里成了数字，后几位已丢失，请把这一列设为“文本”后重新填写' })
    rows.push({
      row,
      name: cell(line, name).slice(0, 60),
      idCard: isLost(written) ? '' : written.toUpperCase().slice(0, 30),
      staffNo: cell(line, staffNo).slice(0, 40),
    })
  }
  if (rows.length === 0) return whole('名单里没有人')
  if (rows.length > mostEmployees) return whole(unread.tooLong)
  const problems = [...lost, ...problemsOfList(rows)].toSorted((one, other) => one.row - other.row)
  return { rows, problems: problems.slice(0, 200) }
}
