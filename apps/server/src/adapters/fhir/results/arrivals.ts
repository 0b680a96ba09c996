import { firstOf } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import type { Arrival } from '../../../ports/hospital-results.ts'
import { readNamed } from '../by-id.ts'
import { changesQuery, newAmong, readCursor, readOn, writeCursor, type Changed } from '../changes.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { idIn, text } from '../wire.ts'
import { readLinked } from './linked.ts'
import { arrivalIn, type ResultNames } from './report.ts'
import { diagnosticReport, documentReference, type DiagnosticReport } from './wire.ts'

const mostAtOnce = 100
const firstLookMs = 30 * 86_400_000
/** So long a report may wait for what it names: not every sender writes all of it at once. */
const patienceMs = 10 * 60_000
/** An Observation that came with its report is found by the report; alone it matters when it was changed afterwards. */
const corrected = 'amended,corrected,cancelled,entered-in-error'

const mark = { id: text, meta: z.looseObject({ versionId: z.optional(text), lastUpdated: text }) }
const reportMark = z.looseObject({ ...mark, resourceType: z.literal('DiagnosticReport') })
const observationMark = z.looseObject({ ...mark, resourceType: z.literal('Observation') })

/** Reports that name what is not there yet, and until when they may: `!id@until` at the end of the cursor. */
type Waiting = ReadonlyMap<string, number>

function splitCursor(cursor: string): { read: string; waiting: Waiting } {
  const words = cursor.split(' ')
  const waiting = words.filter(one => one.startsWith('!')).map(one => one.slice(1).split('@'))
  return {
    read: words.filter(one => !one.startsWith('!')).join(' '),
    waiting: new Map(waiting.map(([id = '', until = '']) => [id, Number(until)])),
  }
}

/** The reports that something happened to since the cursor, each as it is now. */
export async function arrivalsSince(client: HospitalClient, cursor: string, names: ResultNames, now: number) {
  const given = splitCursor(cursor)
  let read = readCursor(given.read, now - firstLookMs)
  const ids = new Set([...given.waiting.keys()].slice(0, mostAtOnce))
  while (ids.size < mostAtOnce) {
    const changes = await changesSince(client, read)
    const fitting = firstFew(changes, ids)
    read = readOn(
      read,
      fitting.map(one => one.changed),
    )
    if (fitting.length === 0 || changes.length < mostAtOnce) break
  }
  const { arrivals, waiting } = await readReports(client, [...ids], { names, now, waited: given.waiting })
  const words = [...waiting].map(([id, until]) => `!${id}@${until}`)
  return { arrivals, cursor: [writeCursor(read), ...words].join(' ') }
}

interface Change {
  changed: Changed
  reportIds: readonly string[]
}

/** As many of the changes, oldest first, as there is room for what they lead to. */
function firstFew(changes: readonly Change[], ids: Set<string>): Change[] {
  const some: Change[] = []
  for (const one of changes) {
    const fresh = one.reportIds.filter(id => !ids.has(id))
    if (ids.size + fresh.length > mostAtOnce && ids.size > 0) break
    for (const id of fresh) ids.add(id)
    some.push(one)
  }
  return some
}

async function changesSince(client: HospitalClient, read: ReturnType<typeof readCursor>): Promise<Change[]> {
  const { query, most } = changesQuery(read, mostAtOnce)
  const where = async <T>(asked: Promise<T[]>): Promise<T[]> =>
    asked.catch((error: unknown) => {
      if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return []
      throw error
    })
  const observations = await where(client.search(observationMark, 'Observation', { ...query, status: corrected }, most))
  const documents = await where(client.search(documentReference, 'DocumentReference', query, most))
  const found = [...(await client.search(reportMark, 'DiagnosticReport', query, most)), ...observations, ...documents]
  const changed = newAmong<Changed>(found, read, mostAtOnce)
  const naming = await reportsNaming(client, changed)
  const sheets = new Map(
    documents.map(one => [one.id, (one.context?.related ?? []).flatMap(each => idIn(each, 'DiagnosticReport') ?? [])]),
  )
  return changed.map(one => ({
    changed: one,
    reportIds:
      one.resourceType === 'DiagnosticReport'
        ? [one.id]
        : ((one.resourceType === 'Observation' ? naming : sheets).get(one.id) ?? []),
  }))
}

/** Which reports the changed Observations stand in. */
async function reportsNaming(client: HospitalClient, changed: readonly Changed[]): Promise<Map<string, string[]>> {
  const ids = changed.filter(one => one.resourceType === 'Observation').map(one => one.id)
  const naming = new Map<string, string[]>()
  for (let at = 0; at < ids.length; at += 40) {
    const result = ids.slice(at, at + 40).map(id => `Observation/${id}`)
    const reports = await client.search(diagnosticReport, 'DiagnosticReport', {
      result: result.join(','),
      _count: '200',
    })
    for (const report of reports)
      for (const each of report.result ?? []) {
        const id = idIn(each, 'Observation') ?? ''
        naming.set(id, [...(naming.get(id) ?? []), report.id])
      }
  }
  return naming
}

interface Reading {
  names: ResultNames
  now: number
  waited: Waiting
}

async function readReports(client: HospitalClient, ids: readonly string[], { names, now, waited }: Reading) {
  const waiting = new Map<string, number>()
  const raw = await readNamed(client, reportMark, 'DiagnosticReport', ids)
  const arrivals: Arrival[] = []
  const sound = (await client.own([...raw.values()])).flatMap(one => {
    const read = z.safeParse(diagnosticReport, one)
    if (read.success) return [read.data]
    const reason = `${firstOf(read.error.issues).path.join('.')} 不符合R4`
    const arrivalCode = `${one.id}.${Date.parse(one.meta.lastUpdated)}`.slice(-64)
    arrivals.push({ kind: 'unreadable', arrivalCode, reason, raw: JSON.stringify(one).slice(0, 200_000) })
    return []
  })
  for (const { id, arrival } of await read(client, sound, names)) {
    const { isIncomplete, ...rest } = arrival
    const until = waited.get(id) ?? now + patienceMs
    if (isIncomplete && until > now) waiting.set(id, until)
    else arrivals.push(rest)
  }
  return { arrivals, waiting }
}

async function read(client: HospitalClient, reports: readonly DiagnosticReport[], names: ResultNames) {
  const linked = await readLinked(client, reports)
  return reports.map(one => ({ id: one.id, arrival: arrivalIn(one, linked, names) }))
}

/** All reports of a patient as they are now. */
export async function reportsOf(client: HospitalClient, patientId: string, names: ResultNames): Promise<Arrival[]> {
  const reports = await client.search(diagnosticReport, 'DiagnosticReport', {
    patient: `Patient/${patientId}`,
    _count: '200',
  })
  const all = await read(client, await client.own(reports), names)
  return all.map(({ arrival: { isIncomplete: _waits, ...arrival } }) => arrival)
}
