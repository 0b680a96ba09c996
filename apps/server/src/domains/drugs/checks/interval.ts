import type { Book } from '../book.ts'
import { finding, stop, type Finding } from '../finding.ts'
import { nameOf, type Item, type Part } from '../item.ts'
import { write } from './limits.ts'

/** Given by the week, the month or the year: too often is nobody's intention, whatever the dose. */
export function tooSoon(book: Book, item: Item, { name, row, single }: Part): Finding[] {
  const { frequency, timesADay } = item
  if (!row || frequency === undefined || frequency === 'once') return []
  const days = Math.max(
    0,
    ...row.intervals
      .filter(({ above }) => !above || (single?.unit === above.unit && single.value > above.value))
      .map(one => one.days),
  )
  // A day less is still the same week.
  if (days === 0 || (timesADay !== undefined && timesADay * (days - 0.5) <= 1)) return []
  const rule = days === 7 ? '只能每周使用一次' : `两次用药至少间隔${days}天`
  const how = single && row.intervals.every(one => one.above) ? `每次${write(single)}时${rule}` : rule
  return [
    finding({
      kind: 'dose',
      about: `weekly:${name}`,
      items: [item],
      ...stop,
      sentence: `${nameOf(item)}：${how}，“${item.line.frequency}”可致命或严重中毒`,
      source: book.source(row.source),
    }),
  ]
}
