import {
  type Arrival,
  arrivalOf,
  emptyContent,
  type ReportContent,
  type ReportKind,
} from '../../../ports/hospital-results.ts'
import { keyFor } from '../by-id.ts'
import { extensions } from '../names.ts'
import { extensionOf, identifierIn, idIn, lastUpdated } from '../wire.ts'
import { contentOf } from './content.ts'
import { identifierOf, wordOf } from './items.ts'
import { kindOf, stateOf } from './kinds.ts'
import type { Linked } from './linked.ts'
import { OddError } from './odd.ts'
import type { DiagnosticReport, Observation, Owner } from './wire.ts'

/** What a hospital calls things. */
export interface ResultNames {
  recordSystem: string
  reportSystem?: string | undefined
  reportKinds?: Readonly<Record<string, ReportKind>> | undefined
}

const mostRaw = 200_000

/** Each report once, whole or not at all: a sheet on which a line is missing says something else. */
export function arrivalIn(
  one: DiagnosticReport,
  linked: Linked,
  names: ResultNames,
): Arrival & { isIncomplete?: true } {
  const arrivalCode = `${one.id}.${lastUpdated(one)}`.slice(-64)
  try {
    return arrivalOf(reportOf(one, linked, names), arrivalCode)
  } catch (error) {
    if (!(error instanceof OddError)) throw error
    const raw = JSON.stringify(one).slice(0, mostRaw)
    return {
      kind: 'unreadable',
      arrivalCode,
      reason: error.message,
      raw,
      ...(error.isIncomplete && { isIncomplete: true }),
    }
  }
}

function reportOf(one: DiagnosticReport, linked: Linked, names: ResultNames) {
  const [kind, state] = [kindOf(one, names.reportKinds ?? {}), stateOf(one)]
  const owner = linked.owners.get(idIn(one.subject, 'Patient') ?? '')
  const observations = observationsOf(one, linked)
  const request = (one.basedOn ?? [])
    .map(each => linked.requests.get(keyFor(each, 'ServiceRequest', one.id) ?? ''))
    .find(Boolean)
  const takenAt = instantOf(one.effectiveDateTime ?? one.effectivePeriod?.start)
  const hasContent = state !== 'registered' && state !== 'cancelled'
  const content: ReportContent = hasContent
    ? contentOf(one, { linked, observations, kind, owner, request, at: takenAt ?? lastUpdated(one) })
    : emptyContent
  const orderedAt = instantOf(request?.authoredOn)
  const issuedAt = state === 'registered' ? undefined : (instantOf(one.issued) ?? lastUpdated(one))
  const fee = extensionOf(one, extensions.fee)?.valueMoney?.value ?? 0
  return {
    reportCode:
      (names.reportSystem === undefined ? undefined : identifierIn(one.identifier, names.reportSystem)) ?? one.id,
    version: versionOf(one, linked, observations),
    kind,
    reportName: wordOf(one.code).slice(0, 200),
    state,
    recordNumber: recordNumberOf(one, owner, names.recordSystem),
    ...(orderedAt !== undefined && { orderedAt }),
    ...(takenAt !== undefined && { takenAt }),
    ...(issuedAt !== undefined && { issuedAt }),
    departmentName: nameIn(one, linked, 'Organization'),
    orderedBy: (request?.requester?.display ?? '').slice(0, 200),
    reportedBy: nameIn(one, linked, 'Practitioner'),
    checkedBy: (one.resultsInterpreter ?? []).map(each => personOf(each, one.id, linked)).find(Boolean) ?? '',
    feeCents: Math.round(fee * 100),
    content,
  }
}

/** In the order of the sheet, panels opened. */
function observationsOf(
  one: DiagnosticReport,
  { observations }: Linked,
): { observation: Observation; group: string }[] {
  const open = (
    given: readonly { reference?: string | undefined }[],
    group: string,
    depth: number,
  ): { observation: Observation; group: string }[] =>
    given.flatMap(each => {
      const observation = observations.get(keyFor(each, 'Observation', one.id) ?? '')
      if (!observation) throw new OddError('result 指向的 Observation 没有或读不懂', true)
      const members = depth < 3 ? (observation.hasMember ?? []) : []
      return [{ observation, group }, ...open(members, wordOf(observation.code), depth + 1)]
    })
  return open(one.result ?? [], '', 1)
}

/** Grows with whatever the sheet is made of. */
const versionOf = (
  one: DiagnosticReport,
  { documents }: Linked,
  observations: readonly { observation: Observation }[],
): number =>
  Math.max(
    lastUpdated(one),
    ...observations.map(({ observation }) => Date.parse(observation.meta?.lastUpdated ?? '') || 0),
    ...(documents.get(one.id) ?? []).map(lastUpdated),
  )

function recordNumberOf({ subject }: DiagnosticReport, owner: Owner | undefined, system: string): string {
  const given = subject?.['identifier'] as { system?: string; value?: string } | undefined
  const recordNumber = (owner && identifierOf(owner, system)) ?? (given?.system === system ? given.value : undefined)
  if (recordNumber === undefined) throw new OddError('subject 没有病案号', owner === undefined)
  return recordNumber
}

const instantOf = (written: string | undefined): number | undefined => {
  const at = Date.parse(written ?? '')
  return Number.isNaN(at) ? undefined : at
}

function personOf(
  given: { reference?: string | undefined; display?: string | undefined },
  holder: string,
  { practitioners }: Linked,
): string {
  if (given.display !== undefined) return given.display.slice(0, 200)
  const [name] = practitioners.get(keyFor(given, 'Practitioner', holder) ?? '')?.name ?? []
  return (name?.text ?? [name?.family, ...(name?.given ?? [])].join('')).slice(0, 200)
}

function nameIn(one: DiagnosticReport, linked: Linked, type: 'Organization' | 'Practitioner'): string {
  const fitting = (one.performer ?? []).filter(each => new RegExp(`(^|/)${type}(Role)?/|^#`).test(each.reference ?? ''))
  if (type === 'Practitioner') return fitting.map(each => personOf(each, one.id, linked)).find(Boolean) ?? ''
  const names = fitting.map(
    each => each.display ?? linked.organizations.get(keyFor(each, type, one.id) ?? '')?.name ?? '',
  )
  return (names.find(Boolean) ?? '').slice(0, 200)
}
