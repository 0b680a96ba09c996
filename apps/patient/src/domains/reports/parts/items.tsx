import { resultText } from '@nethos/contract/reports/report-changes.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'

const isHigh = ({ flag }: LabItem): boolean => flag === 'high' || flag === 'critical_high'
const isLow = ({ flag }: LabItem): boolean => flag === 'low' || flag === 'critical_low'
const markOf = (item: LabItem): string =>
  isHigh(item) ? '↑' : isLow(item) ? '↓' : item.flag === 'abnormal' ? '异常' : ''
const spoken = (item: LabItem): string => (isHigh(item) ? '偏高' : isLow(item) ? '偏低' : '异常')

/** What the laboratory printed, item by item, with its own marks. */
export const Items = ({ items }: { items: readonly LabItem[] }) => (
  <table className="reports__table">
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col">结果</th>
        <th scope="col">参考范围</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item, at) => (
        // An item may stand twice in one report, of two specimens.
        <tr key={`${item.itemCode}${at}`}>
          <th scope="row">
            {item.name}
            {item.method && <span className="reports__small"> {item.method}</span>}
          </th>
          <td className={item.flag ? 'reports__marked' : undefined}>
            {resultText(item)} {markOf(item) && <span aria-label={spoken(item)}>{markOf(item)}</span>}
            {item.note && <p className="reports__small">{item.note}</p>}
          </td>
          <td>{item.range.text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Counted, never judged: what the laboratory itself has marked. */
export function markedSentence(items: readonly LabItem[]): string {
  const marked = items.filter(item => item.flag !== '').length
  return `共${items.length}项，${marked === 0 ? '没有' : `${marked}项`}超出参考范围或被标为异常`
}

export const hasCritical = (items: readonly LabItem[]): boolean =>
  items.some(({ flag }) => flag === 'critical_low' || flag === 'critical_high')

/** By their headings, in the order of the report. */
export function inGroups(items: readonly LabItem[]): { group: string; items: LabItem[] }[] {
  const groups: { group: string; items: LabItem[] }[] = []
  for (const item of items) {
    const last = groups.find(one => one.group === item.group)
    if (last) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
