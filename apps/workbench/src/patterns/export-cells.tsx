import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { DeskColumn } from './desk-column.ts'

export type Sums = Readonly<Record<string, ReactNode>>

/** What a spreadsheet has of a table: columns that are called something and hold no buttons. */
export const takenColumns = <Row extends object>(columns: readonly DeskColumn<Row>[]): DeskColumn<Row>[] =>
  columns.filter(({ title }) => typeof title === 'string' && !['', '操作', '处理'].includes(title))

interface ExportCellsProps<Row> {
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  /** Of these rows, by the column's key. */
  sums?: Sums | undefined
  onRead: (lines: string[][]) => void
}

/** The rows as the table shows them, unseen: drawn once, read as text; the heads first, the sums last. */
export function ExportCells<Row extends object>({ columns, rows, sums, onRead }: ExportCellsProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = [...(box.current?.children ?? [])].map(line => [...line.children].map(cell => linesOf(cell)))
    onRead(inTwo(columns, rows, drawn, sums !== undefined))
  })
  return (
    <div ref={box} hidden>
      {rows.map((row, at) => (
        <div key={at}>
          {columns.map((column, place) => (
            <div key={place}>{cellOf(column, row, at)}</div>
          ))}
        </div>
      ))}
      {sums && (
        <div>
          {columns.map((column, place) => (
            <div key={place}>{place === 0 ? '合计' : sums[keyOf(column)]}</div>
          ))}
        </div>
      )}
    </div>
  )
}

export const keyOf = <Row extends object>(column: DeskColumn<Row>): string =>
  [column.key, 'dataIndex' in column ? column.dataIndex : undefined].find(one => typeof one === 'string') ?? ''

/** A column in which a cell has two lines becomes two. */
function inTwo<Row extends object>(
  columns: readonly DeskColumn<Row>[],
  rows: readonly Row[],
  drawn: string[][][],
  hasSums: boolean,
): string[][] {
  const parts = columns.map(({ title, exported }, place): { heads: readonly string[]; cells: string[][] } => {
    if (exported) {
      const cells = rows.map(row => [...exported.cells(row)])
      return { heads: exported.heads, cells: hasSums ? [...cells, drawn.at(-1)?.[place] ?? []] : cells }
    }
    const cells = drawn.map(line => line[place] ?? [])
    const isTwo = cells.some(lines => lines.length > 1)
    const head = typeof title === 'string' ? title : ''
    return { heads: isTwo ? [head, `${head}（补充）`] : [head], cells }
  })
  const line = (at: number) => parts.flatMap(({ heads, cells }) => heads.map((_, nth) => cells[at]?.[nth] ?? ''))
  return [parts.flatMap(({ heads }) => heads), ...drawn.map((_, at) => line(at))]
}

function cellOf<Row extends object>(column: DeskColumn<Row>, row: Row, at: number): ReactNode {
  if ('children' in column || column.exported) return null
  const name = 'dataIndex' in column && typeof column.dataIndex === 'string' ? column.dataIndex : undefined
  const value = name === undefined ? undefined : (row as Record<string, unknown>)[name]
  return (column.render ? column.render(value, row, at) : value) as ReactNode
}

/** The two facts of a cell, or its text. */
function linesOf(cell: Element): string[] {
  const two = cell.firstElementChild
  const isTwo = cell.childNodes.length === 1 && two?.classList.contains('two-lines')
  return isTwo && two ? [...two.children].map(line => plain(textOf(line))) : [plain(textOf(cell))]
}

/** Money is a number there, less than nothing in brackets; a dash for nothing is nothing. */
function plain(text: string): string {
  if (text === '—') return ''
  const [, minus, digits] = /^(-?)¥([\d,]+(?:\.\d+)?)$/.exec(text) ?? []
  if (digits === undefined) return text
  return minus ? `(${digits.replaceAll(',', '')})` : digits.replaceAll(',', '')
}

/** Texts beside each other are one; what stands in elements of its own is set apart. */
export function textOf(node: Node): string {
  let text = ''
  for (const child of node.childNodes)
    text += child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : ` ${textOf(child)} `
  return text.replaceAll(/\s+/g, ' ').trim()
}
