import type { TableColumnsType } from 'antd'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

type Column<Row> = TableColumnsType<Row>[number]

/** What a spreadsheet has of a table: columns that are called something and hold no buttons. */
export const takenColumns = <Row extends object>(
  columns: TableColumnsType<Row>,
): { title: string; of: Column<Row> }[] =>
  columns.flatMap(of =>
    typeof of.title === 'string' && of.title !== '' && of.title !== '操作' ? [{ title: of.title, of }] : [],
  )

interface ExportCellsProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  onRead: (lines: string[][]) => void
}

/** The rows as the table shows them, unseen: drawn once, read as text. */
export function ExportCells<Row extends object>({ columns, rows, onRead }: ExportCellsProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    onRead([...(box.current?.children ?? [])].map(line => [...line.children].map(cell => textOf(cell))))
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
    </div>
  )
}

function cellOf<Row extends object>(column: Column<Row>, row: Row, at: number): ReactNode {
  if ('children' in column) return null
  const name = 'dataIndex' in column && typeof column.dataIndex === 'string' ? column.dataIndex : undefined
  const value = name === undefined ? undefined : (row as Record<string, unknown>)[name]
  return (column.render ? column.render(value, row, at) : value) as ReactNode
}

/** Texts beside each other are one; what stands in elements of its own is set apart. */
export function textOf(node: Node): string {
  let text = ''
  for (const child of node.childNodes)
    text += child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : ` ${textOf(child)} `
  return text.replaceAll(/\s+/g, ' ').trim()
}
