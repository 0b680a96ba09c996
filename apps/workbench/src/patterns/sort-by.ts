import type { DeskColumn, Ordering } from './desk-column.ts'

const isNothing = (value: Ordering): boolean => value === null || value === undefined || value === ''
/** 床10 stands after 床9. */
const words = new Intl.Collator('zh-CN', { numeric: true })

function compared(one: Ordering, other: Ordering): number {
  if (typeof one === 'string' || typeof other === 'string') return words.compare(String(one), String(other))
  return Number(one) - Number(other)
}

/** A click on the head of a column that stands by a value puts all rows in its order; rows without one stand last. */
export function sorted<Row extends object>({ sortBy, ...column }: DeskColumn<Row>): DeskColumn<Row> {
  if (!sortBy) return column
  const sorter = (one: Row, other: Row, order?: 'ascend' | 'descend' | null): number => {
    const [a, b] = [sortBy(one), sortBy(other)]
    const last = order === 'descend' ? -1 : 1
    if (isNothing(a) || isNothing(b)) return (Number(isNothing(a)) - Number(isNothing(b))) * last
    return compared(a, b)
  }
  return { ...column, sorter, showSorterTooltip: false }
}

/** A column that shows a value of its row as it is stands by it. */
export function byOwnValue<Row extends object>(column: DeskColumn<Row>): DeskColumn<Row> {
  const key = 'dataIndex' in column && typeof column.dataIndex === 'string' ? column.dataIndex : undefined
  if (key === undefined || column.sortBy || column.render) return column
  return { ...column, sortBy: row => (row as Record<string, Ordering>)[key] }
}
