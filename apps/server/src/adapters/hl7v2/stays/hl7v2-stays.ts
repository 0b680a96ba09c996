import { lastOf } from '@nethos/contract/common/present.ts'
import type { Clock } from '../../../ports/clock.ts'
import type { Fact, FactKind, FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import {
  BedTakenError,
  NoteClosedError,
  type AdmissionNote,
  type Arrangement,
  type DayOnWard,
  type HospitalStays,
  type StayHappening,
} from '../../../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { versionOf } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { hl7Outbox, type Outbox } from '../outbox.ts'
import { perHospital } from '../per-hospital.ts'
import { dayOnWard, plannedKinds } from './day.ts'
import { notesIn } from './fold.ts'
import type { StayArrangement } from './notes.ts'
import { bedFact, bedsIn, wardsOf } from './ward-beds.ts'
import { arrangementLines, eventOf } from './write-stays.ts'

const dayMs = 86_400_000
const retentionMs = 180 * dayMs
const firstLookMs = 2 * dayMs
const freedMs = 28 * dayMs
const mostAtOnce = 200
const atOnce = 5_000
const receivedKinds = ['stay', 'bed'] as const

/** Stays of the hospitals that tell them by ADT, and hear by ADT how an admission stands with us. */
export function hl7v2Stays(hospitals: readonly Hl7Hospital[], facts: FactStore, clock: Clock): HospitalStays {
  const { speaksFor, of: office } = perHospital(hospitals, {
    open: one => new Office(one, facts, clock),
    missing: 'No admission office is connected for this hospital',
  })
  return {
    speaksFor,
    notes: async (hosId, recordNumber) => office(hosId).notes(recordNumber),
    wards: async hosId => office(hosId).wards(),
    beds: async hosId => office(hosId).beds(),
    arrange: async (hosId, arrangement) => office(hosId).arrange(arrangement),
    day: async (hosId, noteNo, onDay) => office(hosId).day(noteNo, onDay),
    happenings: async (hosId, cursor) => office(hosId).happenings(cursor),
  }
}

class Office {
  readonly #hospital: Hl7Hospital
  readonly #facts: FactStore
  readonly #clock: Clock
  readonly #outbox: Outbox

  constructor(hospital: Hl7Hospital, facts: FactStore, clock: Clock) {
    this.#hospital = hospital
    this.#facts = facts
    this.#clock = clock
    this.#outbox = hl7Outbox(hospital, clock)
  }

  #notesIn(facts: readonly StoredFact[]): AdmissionNote[] {
    return notesIn(facts, this.#hospital.noteDays ?? 30)
  }

  async #all(kinds: readonly FactKind[], since: number): Promise<StoredFact[]> {
    const all: StoredFact[] = []
    for (let factId = 0; ; factId = lastOf(all).factId) {
      const some = await this.#facts.after(this.#hospital.hosId, kinds, { factId, since, most: atOnce })
      all.push(...some)
      if (some.length < atOnce) return all
    }
  }

  async notes(recordNumber: string): Promise<AdmissionNote[]> {
    const since = this.#clock.now() - retentionMs
    const all = this.#notesIn(await this.#facts.ofFile(this.#hospital.hosId, ['stay'], recordNumber))
    return all.filter(one => ['issued', 'called', 'in_hospital'].includes(one.state) || one.notedAt > since)
  }

  async wards() {
    const all = await this.#all(['bed'], this.#clock.now() - freedMs)
    const freed = all.filter(one => (one.body as { state: string }).state === 'free').map(one => wardCodeOf(one.code))
    return wardsOf(this.#hospital, freed)
  }

  async beds() {
    return bedsIn(this.#hospital, await this.#all(['bed'], this.#clock.now() - retentionMs))
  }

  async #note(noteNo: string): Promise<{ note: AdmissionNote; own: StoredFact[] } | undefined> {
    const own = await this.#facts.ofCode(this.#hospital.hosId, 'stay', noteNo)
    const [note] = this.#notesIn(own)
    return note && { note, own }
  }

  async arrange(arranged: Arrangement): Promise<void> {
    const known = await this.#note(arranged.noteNo)
    if (!known || known.note.state === 'discharged') throw new NoteClosedError(`Note ${arranged.noteNo} is over`)
    const { note } = known
    if (note.version >= arranged.version) return
    if (note.state === 'cancelled' && arranged.standing !== 'cancelled')
      throw new NoteClosedError(`Note ${arranged.noteNo} is cancelled`)
    const held = note.state === 'called' ? (note.bedCode ?? '') : ''
    const event = eventOf(arranged, held !== '')
    const { recordNumber } = note
    const lines = arrangementLines(
      arranged,
      { event, recordNumber, at: this.#clock.now(), bedCode: held },
      this.#hospital,
    )
    const reply = await this.#outbox.send(['ADT', event, structureOf[event]], lines)
    if (!reply.isTaken) {
      if (reply.applicationCode === 'BED_TAKEN') throw new BedTakenError(reply.sentence)
      if (reply.applicationCode === 'NOTE_CLOSED' || reply.errorCode === '204')
        throw new NoteClosedError(reply.sentence)
      throw new HospitalUnreachableError('The hospital did not take it')
    }
    await this.#facts.save(this.#hospital.hosId, this.#told(arranged, note, held))
  }

  /** What it has taken: the word itself, the bed that is held now, the one that is not any more. */
  #told({ noteNo, version, standing, bedCode = '', arriveOn = '' }: Arrangement, note: AdmissionNote, held: string) {
    const at = versionOf(this.#clock.now())
    const body: StayArrangement = { event: 'told', told: { version, standing, bedCode, arriveOn } }
    const facts: Fact[] = [{ about: 'stay', code: noteNo, recordNumber: note.recordNumber, version: at, body }]
    if (note.state === 'in_hospital') return facts
    if (held !== '' && held !== bedCode) facts.push(bedFact(held, at, { state: 'free', noteNo: '' }))
    if (bedCode !== '') facts.push(bedFact(bedCode, at, { state: 'held', noteNo }))
    return facts
  }

  async day(noteNo: string, onDay: string): Promise<DayOnWard | undefined> {
    const known = await this.#note(noteNo)
    if (known?.note.state !== 'in_hospital') return undefined
    const planned = await this.#facts.ofFile(this.#hospital.hosId, plannedKinds, known.note.recordNumber)
    return dayOnWard(this.#hospital, { ...known, planned, onDay })
  }

  async happenings(cursor: string): Promise<{ happenings: StayHappening[]; cursor: string }> {
    const [from, since] = [Number(cursor || 0), cursor === '' ? this.#clock.now() - firstLookMs : 0]
    const fresh = await this.#facts.after(this.#hospital.hosId, receivedKinds, {
      factId: from,
      since,
      most: mostAtOnce,
    })
    const happenings: StayHappening[] = []
    for (const fact of fresh) happenings.push(...(await this.#heard(fact)))
    return { happenings, cursor: String(fresh.at(-1)?.factId ?? from) }
  }

  /** The thing as it is now, whatever was said of it since. */
  async #heard({ about, code, cameAt: at }: StoredFact): Promise<StayHappening[]> {
    if (about === 'stay') {
      const note = (await this.#note(code))?.note
      return note ? [{ at, kind: 'note', note }] : []
    }
    const all = await this.#facts.ofCode(this.#hospital.hosId, 'bed', code)
    return bedsIn(this.#hospital, all)
      .filter(one => one.bedCode === code)
      .map(bed => ({ at, kind: 'bed', bed }))
  }
}

/** The structures of chapter 3 that these events are written in. */
const structureOf = { A05: 'ADT_A05', A14: 'ADT_A05', A27: 'ADT_A21', A38: 'ADT_A38' } as const

const wardCodeOf = (bedCode: string): string => bedCode.slice(0, bedCode.indexOf('.'))
