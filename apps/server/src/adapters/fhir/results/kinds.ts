import type { HospitalReportState, ReportKind } from '../../../ports/hospital-results.ts'
import { systems } from '../names.ts'
import { OddError } from './odd.ts'
import type { DiagnosticReport } from './wire.ts'

const sections = (kind: ReportKind, codes: string): [string, ReportKind][] => codes.split(' ').map(code => [code, kind])

/** HL7 table 0074, which R4 names for DiagnosticReport.category, as far as a section says which kind it is. */
const bySection: ReadonlyMap<string, ReportKind> = new Map([
  ...sections('lab', 'LAB CH HM IMM MB MCB MYC SR TX VR BLB URN CG GE BG'),
  ...sections('imaging', 'RAD RUS RX CT CUS NMR NMS OUS VUS XRC'),
  ...sections('pathology', 'SP CP PAT CY'),
  ...sections('ecg', 'EC'),
])
/** LOINC of the whole report, where the category does not say it. */
const byLoinc: ReadonlyMap<string, ReportKind> = new Map([
  ['11502-2', 'lab'],
  ['18748-4', 'imaging'],
  ['11526-1', 'pathology'],
  ['11524-6', 'ecg'],
  ['18751-8', 'endoscopy'],
])
const own: readonly string[] = ['lab', 'imaging', 'endoscopy', 'pathology', 'ecg', 'checkup', 'school', 'document']

/**
 * By our own code, by the hospital's table (`reportKinds` of its settings), by HL7's sections, by LOINC. Never guessed: how
 * long a report is held back hangs on its kind.
 */
export function kindOf({ category = [], code }: DiagnosticReport, hospitals: Readonly<Record<string, ReportKind>>) {
  const codings = [...category, code].flatMap(one => one.coding ?? [])
  const named = codings.flatMap(({ system, code: value = '' }): ReportKind[] => {
    const mapped = Object.hasOwn(hospitals, value) ? hospitals[value] : undefined
    if (system === systems.reportKind && own.includes(value)) return [value as ReportKind]
    const known = mapped ?? (system === systems.loinc ? byLoinc.get(value) : undefined)
    return known ? [known] : system === systems.section ? [bySection.get(value)].filter(one => one !== undefined) : []
  })
  const [kind] = named
  if (kind === undefined) throw new OddError('category 不是已知的报告类型')
  return kind
}

const states: Readonly<Record<string, HospitalReportState>> = {
  registered: 'registered',
  partial: 'preliminary',
  preliminary: 'preliminary',
  final: 'final',
  amended: 'amended',
  corrected: 'amended',
  appended: 'amended',
  cancelled: 'cancelled',
  'entered-in-error': 'cancelled',
}

export function stateOf({ status }: DiagnosticReport): HospitalReportState {
  const state = Object.hasOwn(states, status) ? states[status] : undefined
  if (!state) throw new OddError('status 不是R4的报告状态')
  return state
}
