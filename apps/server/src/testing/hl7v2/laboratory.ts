import type { HospitalReport, LabItem, ReportKind } from '../../ports/hospital-results.ts'
import { escaped } from '../../adapters/hl7v2/escapes.ts'
import { hl7Time, segment } from '../../adapters/hl7v2/write.ts'

let controls = 0
let last = 0
/** A clock that never stands still: a maker's messages of one moment have an order. */
export const nextInstant = (): number => (last = Math.max(Date.now(), last + 1))

export interface MessageOptions {
  kind: string
  at?: number
  facility?: string
  controlId?: string
}

/** MSH of a hospital's engine, and what follows. */
export function message({ kind, at = nextInstant(), facility = 'H1', controlId }: MessageOptions, lines: string[]) {
  const id = controlId ?? `T${++controls}`
  const head = `MSH|^~\\&|LIS|${facility}|NETHOS|NETHOS|${hl7Time(at)}||${kind}|${id}|P|2.5.1||||||UNICODE UTF-8`
  return [head, ...lines, ''].join('\r')
}

const sections: Readonly<Record<ReportKind, string>> = {
  lab: 'LAB',
  imaging: 'RAD',
  endoscopy: 'END',
  pathology: 'PAT',
  ecg: 'EC',
  checkup: 'TJ',
  school: 'XY',
  document: 'DOC',
}
/** What a hospital's settings file says of its own sections. */
export const ownKinds = { END: 'endoscopy', TJ: 'checkup', XY: 'school', DOC: 'document' } as const

const flags = { '': '', low: 'L', high: 'H', critical_low: 'LL', critical_high: 'HH', abnormal: 'A' } as const
const states = { registered: 'S', preliminary: 'P', final: 'F', amended: 'C', cancelled: 'X' } as const

const time = (at: number | undefined): string => (at === undefined ? '' : hl7Time(at))

function itemLines(item: LabItem, at: number, report: HospitalReport): string[] {
  const code =
    item.loinc === '' ? [item.itemCode, item.name, 'L'] : [item.loinc, item.name, 'LN', item.itemCode, item.name, 'L']
  const obx = segment(
    'OBX',
    at,
    item.value === null ? 'ST' : 'NM',
    code,
    '',
    item.value === null ? item.text : `${item.comparator}${item.value}`,
    item.ucum === '' ? [item.unit] : [item.ucum, item.unit, 'UCUM'],
    item.range.text,
    flags[item.flag],
    '',
    '',
    states[report.state] === 'S' ? 'I' : states[report.state],
    '',
    '',
    '',
    ['JYK', report.departmentName],
    '',
    item.method === '' ? '' : ['M1', item.method, 'L'],
  )
  return item.note === '' ? [obx] : [obx, segment('NTE', 1, 'L', item.note)]
}

/** ORU^R01 as a laboratory writes it. */
export function oru(
  report: HospitalReport,
  more: { at?: number; controlId?: string; pdf?: Buffer; facility?: string } = {},
): string {
  const { content } = report
  const lines = content.items.flatMap((item, at) => itemLines(item, at + 1, report))
  const state = states[report.state]
  if (content.conclusion !== '')
    lines.push(
      `OBX|90|TX|R&IMP^诊断意见^L||${escaped(content.conclusion)}||||||${state}||||JYK^${report.departmentName}`,
    )
  if (content.findings !== '') lines.push(`OBX|91|FT|R&GDT^检查所见^L||${escaped(content.findings)}||||||${state}`)
  if (more.pdf)
    lines.push(`OBX|92|ED|PDF^出院小结^L||^application^pdf^Base64^${more.pdf.toString('base64')}||||||${state}`)
  const obr = segment(
    'OBR',
    1,
    '',
    report.reportCode,
    ['PANEL', report.reportName, 'L'],
    '',
    time(report.orderedAt),
    time(report.takenAt),
    ...Array.from({ length: 8 }, () => ''),
    ['D01', report.orderedBy],
    ...Array.from({ length: 5 }, () => ''),
    time(report.issuedAt),
    '',
    sections[report.kind],
    state,
  )
  const people = `||||||||U01&${report.checkedBy}||U02&${report.reportedBy}`.slice(1)
  const specimen = content.items[0]?.specimen ?? ''
  return message({ kind: 'ORU^R01^ORU_R01', ...more }, [
    `PID|1||${report.recordNumber}^^^H1^MR~330102199001011234^^^^NI||测试^患者||19900101|F`,
    `${obr}${people}`,
    ...lines,
    ...(specimen === '' ? [] : [segment('SPM', 1, '', '', ['S1', specimen, 'L'])]),
  ])
}
