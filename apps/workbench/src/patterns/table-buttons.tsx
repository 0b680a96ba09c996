import { Button } from 'antd'
import { useContext, useState } from 'react'
import type { DeskColumn } from './desk-column.ts'
import { ExportCells, takenColumns, type Sums } from './export-cells.tsx'
import { TableToolsContext } from './table-tools.ts'

interface TableButtonsProps<Row> {
  /** What the list is called: so the file and the line in the log are. */
  label: string
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  /** Of a list of several pages: all of it. */
  allRows?: (() => Promise<readonly Row[] | undefined>) | undefined
  /** What rows sum up to, by the column's key. */
  sums?: ((rows: readonly Row[]) => Sums) | undefined
}

/** The list as a spreadsheet, with a line in the log before there is a file, and what is shown on paper. */
export function TableButtons<Row extends object>({ label, columns, rows, allRows, sums }: TableButtonsProps<Row>) {
  const tools = useContext(TableToolsContext)
  const [taken, setTaken] = useState<readonly Row[]>()
  const [isBusy, setBusy] = useState(false)
  if (!tools || rows.length === 0) return null
  const take = async () => {
    setBusy(true)
    try {
      const all = allRows ? await allRows() : rows
      if (all && (await tools.writeDown(label, all.length))) setTaken(all)
    } finally {
      setBusy(false)
    }
  }
  const save = (lines: string[][]) => {
    setTaken(undefined)
    tools.save(label, lines)
  }
  return (
    <>
      <Button size="small" loading={isBusy} onClick={() => void take()}>
        导出表格
      </Button>
      <Button size="small" onClick={() => window.print()}>
        打印列表
      </Button>
      {taken && <ExportCells columns={takenColumns(columns)} rows={taken} sums={sums?.(taken)} onRead={save} />}
    </>
  )
}
