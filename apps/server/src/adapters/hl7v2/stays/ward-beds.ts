import type { Ward, WardBed } from '../../../ports/hospital-stays.ts'
import type { Fact, StoredFact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { newestOf } from '../newest.ts'
import { placeOf, type Message, type Segment } from '../message.ts'

/** What is said of a bed. `noteNo`: whose it is, or for whom it is held. */
export interface BedReport {
  state: WardBed['state']
  noteNo: string
}

/** Which bed, and in which version it is said. */
export const bedFact = (bedCode: string, version: number, body: BedReport): Fact => ({
  about: 'bed',
  code: bedCode,
  recordNumber: '',
  version,
  body,
})

/** A place (PL): ward ^ room ^ bed. Of a bed that the settings do not name (加床) nothing is kept. */
export function bedCodeAt(segment: Segment | undefined, field: number, { wards = {} }: Hl7Hospital): string {
  const [ward, bed] = [segment?.at(field) ?? '', (segment?.at(field, 3) ?? '').replace(/床$/, '')]
  return wards[ward]?.beds[bed] ? `${ward}.${bed}` : ''
}

/** Table 0116: everything but free, occupied and closed is a bed into which nobody may go now. */
const stateOf: Readonly<Record<string, WardBed['state']>> = { U: 'free', O: 'occupied' }
const statePattern = /^[CHIKOU]$/

/** ADT^A20: NPU-1 the bed, NPU-2 how it is. */
export function bedFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const npu = message.need('NPU')
  const bedCode = bedCodeAt(npu, 1, hospital)
  if (bedCode === '') throw new MessageFault(placeOf(npu, 1), '不是设置里的床位', 103)
  const state = npu.at(2).toUpperCase()
  if (!statePattern.test(state)) throw new MessageFault(placeOf(npu, 2), '不是0116表的床位状态', 103)
  return [bedFact(bedCode, versionOf(head.sentAt), { state: stateOf[state] ?? 'closed', noteNo: '' })]
}

const bedsOf = (hospital: Hl7Hospital): Omit<WardBed, 'state'>[] =>
  Object.entries(hospital.wards ?? {}).flatMap(([wardCode, { beds }]) =>
    Object.entries(beds).map(([bed, { kind, gender }]) => ({
      bedCode: `${wardCode}.${bed}`,
      wardCode,
      bedNo: `${bed}床`,
      kind,
      gender,
    })),
  )

/** The beds as the newest word of each says; one that nothing was said of is free. */
export function bedsIn(hospital: Hl7Hospital, facts: readonly StoredFact[]): WardBed[] {
  const arranged = new Map(newestOf(facts).map(one => [one.code, one.body as BedReport]))
  return bedsOf(hospital).map(one => ({ ...one, state: arranged.get(one.bedCode)?.state ?? 'free' }))
}

/** `freed`: in which wards a bed came free, once for each. */
export const wardsOf = (hospital: Hl7Hospital, freed: readonly string[]): Ward[] =>
  Object.entries(hospital.wards ?? {}).map(([wardCode, { wardName, deptCode, phone, place }]) => ({
    wardCode,
    wardName,
    deptCode,
    phone,
    place,
    freedLately: freed.filter(one => one === wardCode).length,
  }))
