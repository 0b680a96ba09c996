import { Table, type TableColumnsType, type TableProps } from 'antd'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { ColumnChoice } from './column-choice.tsx'
import './dense-table.css'
import type { DeskColumn } from './desk-column.ts'
import { keyOf, type Sums } from './export-cells.tsx'
import { sorted } from './sort-by.ts'
import { TableButtons } from './table-buttons.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'

interface DenseTableProps<Row> extends Omit<TableProps<Row>, 'size' | 'columns'> {
  columns: DeskColumn<Row>[]
  /** What a list is called: which columns are shown is remembered under it, and its file and its line in the log are called so. */
  chosenAs?: string
  /** Of a list of several pages: all its rows, to be taken out. */
  allRows?: () => Promise<readonly Row[] | undefined>
  /** Sums by the column's key; they stand under the rows. */
  totals?: Sums
  /** The same of any rows, for all of them as a file; left out: `totals` is of all. */
  sums?: (rows: readonly Row[]) => Sums
  /** What stands before them: of a page of a longer list it is not the sum of all. */
  totalsOf?: string
}

/**
 * The one table of the workbench: rows of 44 px, a head that stays, a row that opens by the link in it, columns to choose,
 * sums; on a phone each row is a card of its own with the column's word before each value.
 */
export function DenseTable<Row extends object>({
  columns,
  chosenAs,
  allRows,
  totals,
  sums = totals && (() => totals),
  totalsOf = '合计',
  ...rest
}: DenseTableProps<Row>) {
  const [hidden, setHidden] = useHiddenColumns(chosenAs)
  const titles = columns.flatMap(({ title }) => (typeof title === 'string' && title !== '' ? title : []))
  const shown = columns.filter(({ title }) => typeof title !== 'string' || !hidden.includes(title))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => scrollByKeys(box.current))
  return (
    <div ref={box} className="dense">
      {chosenAs !== undefined && (
        <div className="dense__tools">
          {titles.length >= worthChoosing && <ColumnChoice titles={titles} hidden={hidden} onChange={setHidden} />}
          <TableButtons label={chosenAs} columns={shown} rows={rest.dataSource ?? []} allRows={allRows} sums={sums} />
        </div>
      )}
      <Table<Row>
        scroll={{ x: 'max-content' }}
        onRow={() => ({ onClick: openByLink })}
        pagination={false}
        {...rest}
        columns={shown.map(sorted).map(labelled)}
        size="medium"
        {...(totals && {
          summary: () => totalsRow({ columns: shown, word: totalsOf, totals, isIndented: 'expandable' in rest }),
        })}
      />
    </div>
  )
}

/** What scrolls and has nothing in it that takes the focus takes it itself: the keyboard reaches its far columns. */
function scrollByKeys(box: HTMLElement | null): void {
  const content = box?.querySelector('.ant-table-content')
  if (!content) return
  if (content.querySelector('a[href], button, input, select, textarea')) content.removeAttribute('tabindex')
  else content.setAttribute('tabindex', '0')
}

/** Of fewer columns there is nothing to choose. */
const worthChoosing = 6

/** The column's word for the cards of a phone. */
const labelled = <Row extends object>({ exported: _, ...column }: DeskColumn<Row>): TableColumnsType<Row>[number] => ({
  ...column,
  onCell: (row: Row, index?: number) => ({
    ...('children' in column ? undefined : column.onCell?.(row, index)),
    'data-label': typeof column.title === 'string' ? column.title : '',
  }),
})

const actsItself = 'a, button, input, label, [role=button], [role=checkbox], .ant-select, .ant-table-expanded-row'

/** A click on a row is a click on the first link in it; on what acts itself, or with words chosen, it is not. */
function openByLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest(actsItself) || getSelection()?.toString()) return
  currentTarget.querySelector<HTMLAnchorElement>('a[href]')?.click()
}

/** The sum of a column; on a phone, where no column's head stands above it, its word does before it. */
function sumOf<Row extends object>(column: DeskColumn<Row>, totals: Sums): ReactNode {
  const sum = totals[keyOf(column)]
  if (sum === undefined) return null
  return (
    <>
      {typeof column.title === 'string' && <span className="dense__of">{column.title}</span>}
      {sum}
    </>
  )
}

/** The row of sums, under each column its own. */
const totalsRow = <Row extends object>({
  columns,
  word,
  totals,
  isIndented,
}: {
  columns: readonly DeskColumn<Row>[]
  word: string
  totals: Sums
  isIndented: boolean
}) => (
  <Table.Summary>
    <Table.Summary.Row className="dense__totals">
      {isIndented && <Table.Summary.Cell index={0} />}
      {columns.map((column, at) => (
        <Table.Summary.Cell
          key={keyOf(column) || at}
          index={at + (isIndented ? 1 : 0)}
          align={column.align}
          className={column.className ?? ''}
        >
          {at === 0 ? word : sumOf(column, totals)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  </Table.Summary>
)
