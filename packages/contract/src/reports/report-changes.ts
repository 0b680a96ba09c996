import type { LabItem, ReportContent } from './report-content.schemas.ts'

/** What a later version of a report says otherwise: which element, before and after, as they are printed. */
export interface ReportChange {
  what: string
  before: string
  after: string
}

/** The result as it is printed: <0.5 mmol/L, 阴性(-). */
export function resultText({ value, comparator, text, unit }: LabItem): string {
  const measured = value === null ? '' : `${comparator}${value}`
  const changes = [measured, measured === text ? '' : text].filter(one => one !== '').join(' ')
  return unit === '' || measured === '' ? changes : `${changes} ${unit}`
}

const keyOf = ({ itemCode, loinc, name, specimen }: LabItem): string => `${itemCode || loinc || name}|${specimen}`
const none = '（无）'
const texts = {
  findings: '所见',
  conclusion: '结论',
  advice: '建议',
  subject: '项目',
  clinicalDiagnosis: '临床诊断',
} as const

function itemChanges(before: readonly LabItem[], after: readonly LabItem[]): ReportChange[] {
  const old = new Map(before.map(item => [keyOf(item), item]))
  const now = new Map(after.map(item => [keyOf(item), item]))
  const changed = after.flatMap(item => {
    const was = old.get(keyOf(item))
    const [then, since] = [was ? resultText(was) : none, resultText(item)]
    const ranges =
      was && was.range.text !== item.range.text
        ? [{ what: `${item.name} 参考范围`, before: was.range.text || none, after: item.range.text || none }]
        : []
    return [...(then === since ? [] : [{ what: item.name, before: then, after: since }]), ...ranges]
  })
  const gone = before.filter(item => !now.has(keyOf(item)))
  return [...changed, ...gone.map(item => ({ what: item.name, before: resultText(item), after: none }))]
}

/** Between two versions, in the order of the report. Pictures and files count by their number. */
export function changesBetween(before: ReportContent, after: ReportContent): ReportChange[] {
  const changes = Object.entries(texts).flatMap(([key, what]) => {
    const [then, since] = [before[key as keyof typeof texts], after[key as keyof typeof texts]]
    return then === since ? [] : [{ what, before: then || none, after: since || none }]
  })
  const pictures = (content: ReportContent): string =>
    `${content.series.reduce((sum, one) => sum + one.pictures.length, 0)}张`
  const files = (content: ReportContent): string => `${content.documents.length}份`
  const counted = [
    { what: '影像', before: pictures(before), after: pictures(after) },
    { what: '文件', before: files(before), after: files(after) },
  ].filter(one => one.before !== one.after)
  return [...itemChanges(before.items, after.items), ...changes, ...counted]
}
