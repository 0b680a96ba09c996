import { lastOf } from '@nethos/contract/common/present.ts'
import type { AdmissionNote } from '../../../ports/hospital-stays.ts'
import type { StoredFact } from '../../../ports/hospital-messages.ts'
import { mergedDischarge } from './discharge.ts'
import type { StayReport, StayArrangement, StayWord } from './notes.ts'

const dayMs = 86_400_000

/** How a stay stands while its words are gone through, oldest first. */
interface StayStatus {
  state: AdmissionNote['state']
  bedCode: string
  arriveOn: string
  /** By the hospital. */
  isCalledOff: boolean
  reason: string
  version: number
  admittedAt: number | undefined
  dischargedAt: number | undefined
  takenBack: 'admission' | 'discharge' | undefined
}

const nothing: StayStatus = {
  state: 'issued',
  bedCode: '',
  arriveOn: '',
  isCalledOff: false,
  reason: '',
  version: 0,
  admittedAt: undefined,
  dischargedAt: undefined,
  takenBack: undefined,
}

const isInside = ({ state }: StayStatus): boolean => state === 'in_hospital' || state === 'discharged'

/** Of an older arrangement the hospital has told nothing new; who is in is where the hospital says. */
function afterArranged(now: StayStatus, { told }: StayArrangement): StayStatus {
  if (told.version <= now.version) return now
  const { version, standing, bedCode, arriveOn } = told
  // What the hospital has called off it alone opens again, however far its clock is behind ours.
  if (isInside(now) || now.isCalledOff) return { ...now, version }
  const state = standing === 'cancelled' ? 'cancelled' : bedCode === '' ? 'issued' : 'called'
  return { ...now, version, state, bedCode, arriveOn }
}

function afterReported(now: StayStatus, arranged: StayReport): StayStatus {
  const bedCode = arranged.bedCode || now.bedCode
  switch (arranged.event) {
    case 'A05':
      return isInside(now) || now.state === 'called' ? now : { ...now, state: 'issued', isCalledOff: false }
    case 'A14':
      if (isInside(now)) return now
      return { ...now, state: 'called', bedCode, arriveOn: arranged.arriveOn || now.arriveOn }
    case 'A27':
      return isInside(now) ? now : { ...now, state: 'issued', bedCode: '', arriveOn: '' }
    case 'A38':
      return isInside(now)
        ? now
        : { ...now, state: 'cancelled', isCalledOff: true, bedCode: '', reason: arranged.reason }
    case 'A01':
    case 'A06':
      return {
        ...now,
        state: 'in_hospital',
        bedCode,
        admittedAt: arranged.at,
        dischargedAt: undefined,
        takenBack: undefined,
      }
    case 'A02':
    case 'A12':
      return { ...now, state: 'in_hospital', bedCode, admittedAt: now.admittedAt ?? arranged.at }
    case 'A08':
      return now.state === 'in_hospital' ? { ...now, bedCode } : now
    case 'A03':
    case 'A07':
      return {
        ...now,
        state: 'discharged',
        bedCode: '',
        dischargedAt: arranged.at,
        admittedAt: now.admittedAt ?? arranged.at,
        takenBack: undefined,
      }
    case 'A11':
      return { ...nothing, version: now.version, takenBack: 'admission' }
    case 'A13':
      return { ...now, state: 'in_hospital', bedCode, dischargedAt: undefined, takenBack: 'discharge' }
  }
}

/** Oldest first; of one instant as they came. */
const inOrder = (facts: readonly StoredFact[]): StoredFact[] =>
  facts.toSorted((one, other) => one.version - other.version || one.factId - other.factId)

export const stayWords = (facts: readonly StoredFact[]): StayReport[] =>
  inOrder(facts).flatMap(({ body }) => {
    const word = body as StayWord
    return word.event === 'told' ? [] : [word]
  })

/** A note as all that was said of it makes it, whatever came first; undefined: the hospital has said nothing of it. */
function noteOf(noteNo: string, own: readonly StoredFact[], noteDays: number): AdmissionNote | undefined {
  const arranged = stayWords(own)
  const [first] = arranged
  if (!first) return undefined
  let now = nothing
  for (const { body } of inOrder(own)) {
    const word = body as StayWord
    now = word.event === 'told' ? afterArranged(now, word) : afterReported(now, word)
  }
  const newest = (key: 'deptCode' | 'deptName' | 'diagnosis' | 'doctorName'): string =>
    arranged.findLast(one => one[key] !== '')?.[key] ?? ''
  const { state, bedCode, arriveOn, admittedAt, dischargedAt, reason, version, takenBack } = now
  return {
    noteNo,
    recordNumber: lastOf(own).recordNumber,
    deptCode: newest('deptCode'),
    deptName: newest('deptName'),
    diagnosis: newest('diagnosis'),
    doctorName: newest('doctorName'),
    gender: arranged.findLast(one => one.gender !== '')?.gender ?? '',
    priority: arranged.findLast(one => one.priority !== '')?.priority || 'ordinary',
    notedAt: first.at,
    validUntil: first.at + noteDays * dayMs,
    state,
    reason,
    version,
    ...(bedCode !== '' && { bedCode }),
    ...(arriveOn !== '' && { arriveOn }),
    ...(admittedAt !== undefined && { admittedAt }),
    ...(takenBack && { takenBack }),
    ...(state === 'discharged' && {
      discharge: { dischargedAt: dischargedAt ?? first.at, ...mergedDischarge(arranged.map(one => one.discharge)) },
    }),
  }
}

/** The notes that were told, of one file or of several. */
export function notesIn(facts: readonly StoredFact[], noteDays: number): AdmissionNote[] {
  const own = new Map<string, StoredFact[]>()
  for (const one of facts.filter(each => each.about === 'stay')) {
    const known = own.get(one.code)
    if (known) known.push(one)
    else own.set(one.code, [one])
  }
  return [...own].flatMap(([noteNo, all]) => noteOf(noteNo, all, noteDays) ?? [])
}
