import type { StayHappening } from '../../../ports/hospital-stays.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { onceEach, happenedSince } from '../happened-since.ts'
import { lastUpdated } from '../wire.ts'
import { bedsIn, bedsOnly } from './beds.ts'
import { isArrangement, noteIdOf, notesIn, notesOnly } from './notes.ts'
import {
  admissionRequest,
  encounter,
  place,
  stayTask,
  type AdmissionRequest,
  type Encounter,
  type Place,
  type StayTask,
} from './wire.ts'

type One = AdmissionRequest | Encounter | StayTask | Place

/** What changed of notes, stays, arrangements and beds: each note and each bed once, whole, as it is now. */
export const happeningsSince = (client: HospitalClient, cursor: string, recordSystem: string, now: number) =>
  happenedSince<One, StayHappening>(
    { cursor, now },
    async ({ query, most }) => [
      ...(await client.search(admissionRequest, 'ServiceRequest', { ...query, ...notesOnly }, most)),
      ...(await client.search(encounter, 'Encounter', { ...query, class: 'IMP' }, most)),
      ...(await client.search(stayTask, 'Task', query, most)),
      ...(await client.search(place, 'Location', { ...query, ...bedsOnly }, most)),
    ],
    async changed => {
      const ids = changed.flatMap(one => noteIdOn(one) || [])
      const requests = await readNamed(client, admissionRequest, 'ServiceRequest', ids)
      const notes = new Map((await notesIn(client, [...requests.values()], recordSystem)).map(one => [one.noteNo, one]))
      const places = changed.filter(one => one.resourceType === 'Location')
      const beds = new Map((await bedsIn(client, places)).map(one => [one.bedCode, one]))
      const isFirst = onceEach()
      const happeningsOf = (one: One): StayHappening[] => {
        const at = lastUpdated(one)
        const bed = one.resourceType === 'Location' ? beds.get(one.id) : undefined
        if (bed) return [{ at, kind: 'bed', bed }]
        const note = notes.get(noteIdOn(one))
        return note && isFirst(note.noteNo) ? [{ at, kind: 'note', note }] : []
      }
      return new Map(changed.map(one => [one, happeningsOf(one)]))
    },
  )

const noteIdOn = (one: One): string => {
  if (one.resourceType === 'Location' || (one.resourceType === 'Task' && !isArrangement(one))) return ''
  return noteIdOf(one)
}
