import type { HospitalReportState, ReportKind } from '../../../ports/hospital-results.ts'
import { MessageFault } from '../fault.ts'
import { placeOf } from '../message.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import type { Head } from '../head.ts'
import type { Panel } from './panels.ts'

const sections = (kind: ReportKind, codes: string): [string, ReportKind][] => codes.split(' ').map(code => [code, kind])

/** HL7 table 0074, as far as a section says which kind of report it writes. */
const bySection: ReadonlyMap<string, ReportKind> = new Map([
  ...sections('lab', 'LAB CH HM IMM MB MCB MYC SR TX VR BLB URN CG BG ICU OSL PHR'),
  ...sections('imaging', 'RAD RUS RX CT CUS NMR NMS OUS VUS XRC'),
  ...sections('pathology', 'SP CP PAT CY'),
  ...sections('ecg', 'EC'),
])

/** By the hospital's table first, then by HL7's. Never guessed: how long a report is held back hangs on its kind. */
export function reportKindOf({ obr }: Panel, { msh }: Head, { reportKinds }: Hl7Hospital): ReportKind {
  const labels = [obr.at(24), obr.at(4), obr.at(4, 4), msh.at(3)].filter(one => one !== '')
  const own = labels.find(one => Object.hasOwn(reportKinds, one))
  const kind = own !== undefined ? reportKinds[own] : bySection.get(obr.at(24).toUpperCase())
  if (!kind) throw new MessageFault(placeOf(obr, 24), '不是已知的报告类型', 103)
  return kind
}

/** OBR-25, HL7 table 0123. */
const states: Readonly<Record<string, HospitalReportState>> = {
  O: 'registered',
  I: 'registered',
  S: 'registered',
  A: 'preliminary',
  P: 'preliminary',
  R: 'preliminary',
  F: 'final',
  C: 'amended',
  M: 'amended',
  X: 'cancelled',
}

/** OBX-11, HL7 table 0085: such lines are none any more. */
const goneLines: readonly string[] = ['D', 'W']
const withoutResult: readonly string[] = ['I', 'O', 'N', 'S']

export const linesOf = (panel: Panel) => panel.results.filter(({ obx }) => !goneLines.includes(obx.at(11)))

/** What OBR-25 says; where it is empty, what the lines say together. A line that was corrected makes the report an amended one. */
export function stateOf(panel: Panel): HospitalReportState {
  const { obr } = panel
  const labels = obr.at(25).toUpperCase()
  const lines = panel.results.map(({ obx }) => obx.at(11).toUpperCase())
  if (labels !== '') {
    const state = Object.hasOwn(states, labels) ? states[labels] : undefined
    if (!state) throw new MessageFault(placeOf(obr, 25), '不是已知的状态', 103)
    return state === 'final' && lines.some(one => one === 'C' || one === 'D' || one === 'W') ? 'amended' : state
  }
  if (lines.length === 0) return 'registered'
  if (lines.every(one => goneLines.includes(one) || one === 'X')) return 'cancelled'
  if (lines.some(one => one === 'C' || goneLines.includes(one))) return 'amended'
  if (lines.every(one => withoutResult.includes(one))) return 'registered'
  if (lines.every(one => one === 'F' || one === 'U' || one === 'X')) return 'final'
  if (lines.some(one => ['P', 'R', 'B', ...withoutResult].includes(one))) return 'preliminary'
  throw new MessageFault(placeOf(obr, 25), '没有状态，OBX-11也没有', 101)
}

const gravest: readonly HospitalReportState[] = ['registered', 'preliminary', 'final', 'amended', 'cancelled']
export const rankOf = (state: HospitalReportState): number => gravest.indexOf(state)

/** Of a report that several OBR make: called off when all are, else what stands, and preliminary as long as one is. */
export function together(all: readonly HospitalReportState[]): HospitalReportState {
  const active = all.filter(one => one !== 'cancelled')
  if (active.length === 0) return 'cancelled'
  for (const one of ['preliminary', 'amended'] as const) if (active.includes(one)) return one
  if (active.every(one => one === 'registered')) return 'registered'
  if (active.includes('registered')) return 'preliminary'
  return active.length < all.length ? 'amended' : 'final'
}
