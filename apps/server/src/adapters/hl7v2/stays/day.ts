import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { HospitalSurgery } from '../../../ports/hospital-surgeries.ts'
import type { StoredFact } from '../../../ports/hospital-messages.ts'
import type { AdmissionNote, DayOnWard } from '../../../ports/hospital-stays.ts'
import { ordersIn } from '../examinations/fold.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { newestOf } from '../newest.ts'
import { stayWords } from './fold.ts'
import { carriedOut } from './ward-orders.ts'

/** What of a file has a time on the ward's day. */
export const plannedKinds = [
  'order',
  'appointment',
  'queue',
  'reported',
  'surgery',
  'surgery_event',
  'ward_order',
] as const

interface Asked {
  note: AdmissionNote
  own: readonly StoredFact[]
  planned: readonly StoredFact[]
  onDay: string
}

/** The day of somebody who is in: appointments and operations that were told, and what the settings say of his ward. */
export function dayOnWard(hospital: Hl7Hospital, { note, own, planned, onDay }: Asked): DayOnWard {
  const arranged = stayWords(own)
  const wardCode = note.bedCode?.slice(0, note.bedCode.indexOf('.')) ?? ''
  const ward = hospital.wards?.[wardCode]
  const plan = [
    ...(ward?.routine ?? []).map(one => ({ ...one, at: instantOn(onDay, one.time), isDone: false })),
    ...examined(hospital, planned, onDay),
    ...operated(planned, onDay),
    ...carriedOut(hospital, planned, onDay),
  ]
  return {
    plan: plan
      .map(({ at, what, place, note: words, isDone }) => ({ at, what, place, note: words, isDone }))
      .toSorted((one, other) => one.at - other.at),
    team: arranged.findLast(one => one.team.length > 0)?.team ?? [],
    meals: [...(ward?.meals ?? [])],
    diet: arranged.findLast(one => one.diet !== '')?.diet ?? '',
    visiting: [...(ward?.visiting ?? [])],
    rules: [...(ward?.rules ?? [])],
  }
}

const instantOn = (day: string, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfDay(day) + (hours * 60 + minutes) * 60_000
}

const doneStates: readonly string[] = ['done', 'reported']

const examined = (hospital: Hl7Hospital, facts: readonly StoredFact[], onDay: string): DayOnWard['plan'] =>
  ordersIn(facts, hospital).flatMap(({ appointment, state, itemName, place, preparation }) =>
    appointment && state !== 'cancelled' && dayOf(appointment.startsAt) === onDay
      ? [{ at: appointment.startsAt, what: itemName, place, note: preparation, isDone: doneStates.includes(state) }]
      : [],
  )

/** An operation is named 手术 alone: the page of the day is open on the ward. */
const operated = (facts: readonly StoredFact[], onDay: string): DayOnWard['plan'] =>
  newestOf(facts.filter(one => one.about === 'surgery')).flatMap(({ code, body }) => {
    const { plannedAt, place, notice, state } = body as HospitalSurgery
    if (state === 'cancelled' || dayOf(plannedAt) !== onDay) return []
    return [{ at: plannedAt, what: '手术', place, note: notice, isDone: isOver(facts, code) }]
  })

const overEvents: readonly string[] = ['surgery_ended', 'left_room', 'went_home']
const isOver = (facts: readonly StoredFact[], surgeryNo: string): boolean =>
  facts.some(({ about, body }) => {
    if (about !== 'surgery_event') return false
    const moved = body as { surgeryNo: string; event: string }
    return moved.surgeryNo === surgeryNo && overEvents.includes(moved.event)
  })
