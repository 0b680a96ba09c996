import { BedTakenError, NoteClosedError, type Arrangement } from '../../../ports/hospital-stays.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirConflictError } from '../errors.ts'
import { isId } from '../examinations/places.ts'
import { extensions, systems } from '../names.ts'
import { createOnce, update, writeTogether, type Write } from '../together.ts'
import { idIn } from '../wire.ts'
import { heldBy, isBed, lastBedOf, stateOf as bedStateOf } from './beds.ts'
import { arrangementOf, stateOf, stayOf, versionIn } from './notes.ts'
import { admissionRequest, encounter, place, stayTask, type Place, type StayTask } from './wire.ts'

const tries = 8

async function readNote(client: HospitalClient, noteNo: string) {
  const note = isId(noteNo) ? await client.get(admissionRequest, `ServiceRequest/${noteNo}`) : undefined
  if (!note) throw new NoteClosedError(`There is no note ${noteNo}`)
  const stays = await client.search(encounter, 'Encounter', { 'based-on': `ServiceRequest/${noteNo}` })
  const [arrangement] = await client.search(stayTask, 'Task', { identifier: arrangementOf(noteNo) }, 1)
  const stay = stayOf(stays)
  return { note, stay, arrangement, state: stateOf(note, { stay, arrangement }) }
}

/** Values as they were written: one input each, its name the key. */
const inputsOf = ({ registration, bedWish, wishedOn, remark }: Arrangement) =>
  Object.entries({ ...registration, bedWish, wishedOn, ...remark })
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ({ type: { text: key }, valueString: String(value) }))

const bodyOf = (was: StayTask | undefined, arranged: Arrangement, subject: unknown) => {
  const { noteNo, version, standing, bedCode, arriveOn } = arranged
  const input = inputsOf(arranged)
  const others = (was?.extension ?? []).filter(one => one.url !== extensions.version)
  return {
    ...was,
    resourceType: 'Task' as const,
    identifier: [{ system: systems.arrangement, value: noteNo }],
    status: standing === 'cancelled' ? 'cancelled' : 'requested',
    businessStatus: { coding: [{ system: systems.standing, code: standing }] },
    intent: 'proposal',
    focus: { reference: `ServiceRequest/${noteNo}` },
    for: subject,
    location: bedCode === undefined ? undefined : { reference: `Location/${bedCode}` },
    executionPeriod: arriveOn === undefined ? undefined : { start: arriveOn },
    input: input.length > 0 ? input : undefined,
    extension: [...others, { url: extensions.version, valuePositiveInt: version }],
  }
}

/** The bed's Location with, or without, whom it is held for; without others an empty list would stand there. */
function withHolder(bed: Place, noteNo: string | undefined): object {
  const others = (bed.extension ?? []).filter(one => one.url !== extensions.heldFor)
  const holder = { url: extensions.heldFor, valueReference: { reference: `ServiceRequest/${noteNo}` } }
  const extension = noteNo === undefined ? others : [...others, holder]
  return { ...bed, extension: extension.length > 0 ? extension : undefined }
}

async function bedsMoved(client: HospitalClient, noteNo: string, wanted: string | undefined, was: string | undefined) {
  const writes: Write[] = []
  if (wanted !== undefined) {
    const bed = isId(wanted) ? await client.get(place, `Location/${wanted}`) : undefined
    const isOurs = bed !== undefined && heldBy(bed) === noteNo && bedStateOf(bed) === 'held'
    const isOwn = bed !== undefined && (await client.own([bed])).length > 0
    if (!isOwn || !isBed(bed) || (!isOurs && bedStateOf(bed) !== 'free'))
      throw new BedTakenError(`Bed ${wanted} is not free`)
    if (!isOurs) writes.push(update(bed, withHolder(bed, noteNo)))
  }
  if (was !== undefined && was !== wanted) {
    const bed = await client.get(place, `Location/${was}`)
    if (bed && heldBy(bed) === noteNo) writes.push(update(bed, withHolder(bed, undefined)))
  }
  return writes
}

/** Task and beds in one transaction by their versions: of two who want one bed the slower reads anew, and finds it taken. */
export async function arrange(client: HospitalClient, arranged: Arrangement): Promise<void> {
  const { noteNo, version, standing, bedCode } = arranged
  await again(async () => {
    const { note, stay, arrangement, state } = await readNote(client, noteNo)
    if (state === 'discharged') throw new NoteClosedError(`Note ${noteNo} is over`)
    if (versionIn(arrangement) > version) return
    if (state === 'cancelled' && standing !== 'cancelled') throw new NoteClosedError(`Note ${noteNo} is cancelled`)
    const held = idIn(arrangement?.location, 'Location') ?? (stay?.status === 'planned' ? lastBedOf(stay) : undefined)
    const moved = state === 'in_hospital' ? [] : await bedsMoved(client, noteNo, bedCode, held)
    const body = bodyOf(arrangement, arranged, note.subject)
    const written = arrangement
      ? update(arrangement, body)
      : createOnce(body, arrangementOf(noteNo), () => takeBack(client, noteNo))
    await writeTogether(client, [...moved, written])
  }, tries).catch((error: unknown) => {
    throw error instanceof FhirConflictError && bedCode !== undefined
      ? new BedTakenError(`Bed ${bedCode} is wanted by many`)
      : error
  })
}

async function takeBack(client: HospitalClient, noteNo: string): Promise<void> {
  const [made] = await client.search(stayTask, 'Task', { identifier: arrangementOf(noteNo) }, 1)
  if (made) await client.replace({ ...made, status: 'entered-in-error', identifier: undefined }, made.meta.versionId)
}
