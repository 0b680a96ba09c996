import { lastOf } from '@nethos/contract/common/present.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  OrderClosedError,
  SlotFullError,
  type ExaminationHappening,
  type ExaminationOrder,
  type ExaminationSlot,
  type HospitalExaminations,
  type QueueEvent,
} from '../../../ports/hospital-examinations.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import { FileUnknownError, HospitalUnreachableError } from '../../../ports/hospital.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { versionOf } from '../head.ts'
import { newestOf } from '../newest.ts'
import { hl7Outbox, type Outbox } from '../outbox.ts'
import { perHospital } from '../per-hospital.ts'
import type { AppointmentFact } from './appointments.ts'
import { orderKinds, ordersIn } from './fold.ts'
import { happeningsSince } from './happenings.ts'
import { appointmentFactOf, slotCodeOf, slotsOf } from './places.ts'
import { appointmentLines, itemLines, queueLines } from './write-orders.ts'

const dayMs = 86_400_000
/** So far back a live appointment may have been told. */
const lookBackMs = 60 * dayMs

/** What of an order of ours was told to the hospital. */
interface OrderedItems {
  itemCodes: readonly string[]
  code: string
  isOpen: boolean
}

/** Orders, appointments and lines of the hospitals that tell them by ORM, OML and SIU, and hear of ours by SIU and OML. */
export function hl7v2Examinations(
  hospitals: readonly Hl7Hospital[],
  facts: FactStore,
  clock: Clock,
): HospitalExaminations {
  const { speaksFor, of: room } = perHospital(hospitals, {
    open: one => new Room(one, facts, clock),
    missing: 'No examinations are connected for this hospital',
  })
  return {
    speaksFor,
    items: async hosId => room(hosId).items(),
    orders: async (hosId, recordNumber) => room(hosId).orders(recordNumber),
    slots: async (hosId, fromDay, toDay) => room(hosId).slots(fromDay, toDay),
    appoint: async (hosId, asked) => ({ slot: await room(hosId).appoint(asked) }),
    change: async (hosId, ourNo, slotCode) => ({ slot: await room(hosId).change(ourNo, slotCode) }),
    cancel: async (hosId, ourNo) => room(hosId).cancel(ourNo),
    openItems: async (hosId, order) => ({ code: await room(hosId).openItems(order) }),
    closeItems: async (hosId, ourNo) => room(hosId).closeItems(ourNo),
    call: async (hosId, queueCode, number, event) => room(hosId).call(queueCode, number, event),
    happenings: async (hosId, cursor) => room(hosId).happenings(cursor),
  }
}

class Room {
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

  get #id(): string {
    return this.#hospital.hosId
  }

  items() {
    return Object.entries(this.#hospital.examinations?.items ?? {}).flatMap(([itemCode, item]) =>
      item.priceCents === undefined
        ? []
        : [
            {
              itemCode,
              itemName: item.itemName ?? itemCode,
              groupName: item.groupName ?? '',
              priceCents: item.priceCents,
              place: item.place,
            },
          ],
    )
  }

  async #all(recordNumber: string): Promise<StoredFact[]> {
    return this.#facts.ofFile(this.#id, orderKinds, recordNumber)
  }

  async orders(recordNumber: string): Promise<ExaminationOrder[]> {
    const since = this.#clock.now() - 90 * dayMs
    const all = ordersIn(await this.#all(recordNumber), this.#hospital)
    return all.filter(one => one.orderedAt >= since || one.validUntil >= this.#clock.now())
  }

  async #order(orderNo: string): Promise<ExaminationOrder> {
    const [ordered] = await this.#facts.ofCode(this.#id, 'order', orderNo)
    const found = ordered && (await this.orders(ordered.recordNumber)).find(one => one.orderNo === orderNo)
    if (!found) throw new OrderClosedError('No such order')
    return found
  }

  async #appointments(): Promise<StoredFact[]> {
    const since = this.#clock.now() - lookBackMs
    const all: StoredFact[] = []
    for (let from = 0; ; from = lastOf(all).factId) {
      const some = await this.#facts.after(this.#id, ['appointment'], { factId: from, since, most: 5_000 })
      all.push(...some)
      if (some.length < 5_000) return all
    }
  }

  async slots(fromDay: string, toDay: string): Promise<ExaminationSlot[]> {
    return slotsOf(this.#hospital.examinations?.rooms ?? {}, { fromDay, toDay }, await this.#appointments())
  }

  async #slot(slotCode: string): Promise<ExaminationSlot> {
    const minutes = Number(slotCode.slice(slotCode.lastIndexOf('.') + 1))
    const day = new Date(minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 10)
    const found = (await this.slots(day, day)).find(one => one.slotCode === slotCode)
    if (!found) throw new SlotFullError('No such time')
    return found
  }

  async #kept(ourNo: string): Promise<StoredFact | undefined> {
    return (await this.#facts.ofCode(this.#id, 'appointment', ourNo)).at(-1)
  }

  async appoint({ ourNo, orderNo, slotCode }: { ourNo: string; orderNo: string; slotCode: string }) {
    const saved = await this.#kept(ourNo)
    if (saved && appointmentFactOf(saved).isLive && slotOf(saved) === slotCode) return this.#slot(slotCode)
    const order = await this.#order(orderNo)
    const isOther = order.appointment !== undefined && order.appointment.ourNo !== ourNo
    if (isOther || ['done', 'reported', 'cancelled'].includes(order.state)) throw new OrderClosedError('Closed')
    return this.#tell('S12', { ourNo, order, slot: await this.#slot(slotCode) })
  }

  async change(ourNo: string, slotCode: string): Promise<ExaminationSlot> {
    const saved = await this.#kept(ourNo)
    if (saved && appointmentFactOf(saved).isLive && slotOf(saved) === slotCode) return this.#slot(slotCode)
    if (!saved || !appointmentFactOf(saved).isLive) {
      await this.#outbox.reach()
      throw new OrderClosedError('No such appointment')
    }
    return this.#tell('S13', {
      ourNo,
      order: await this.#order(appointmentFactOf(saved).orderNo),
      slot: await this.#slot(slotCode),
    })
  }

  /** Sends it, and keeps what the hospital has taken. */
  async #tell(
    event: 'S12' | 'S13',
    { ourNo, order, slot }: { ourNo: string; order: ExaminationOrder; slot: ExaminationSlot },
  ): Promise<ExaminationSlot> {
    if (slot.left === 0) throw new SlotFullError('Full')
    const { startsAt, endsAt, resourceCode } = slot
    const body: AppointmentFact = { orderNo: order.orderNo, ourNo, resourceCode, startsAt, endsAt, isLive: true }
    const reply = await this.#outbox.send(['SIU', event, 'SIU_S12'], appointmentLines(body, order))
    if (!reply.isTaken) {
      if (reply.applicationCode === 'ORDER_CLOSED' || reply.errorCode === '204')
        throw new OrderClosedError(reply.sentence)
      throw new SlotFullError(reply.sentence)
    }
    await this.#keep('appointment', { code: ourNo, recordNumber: order.recordNumber, body })
    return this.#slot(slot.slotCode)
  }

  async cancel(ourNo: string): Promise<void> {
    const saved = await this.#kept(ourNo)
    if (saved && !appointmentFactOf(saved).isLive) return
    if (!saved) return this.#outbox.reach()
    const body = { ...appointmentFactOf(saved), isLive: false }
    const [order] = (await this.orders(saved.recordNumber)).filter(one => one.orderNo === body.orderNo)
    const reply = await this.#outbox.send(['SIU', 'S15', 'SIU_S12'], appointmentLines(body, order ?? saved))
    if (!reply.isTaken && reply.errorCode !== '204') throw new HospitalUnreachableError('The hospital did not take it')
    await this.#keep('appointment', { code: ourNo, recordNumber: saved.recordNumber, body })
  }

  async #keep(about: 'appointment' | 'told' | 'queue', of: { code: string; recordNumber: string; body: object }) {
    await this.#facts.save(this.#id, [{ about, version: versionOf(this.#clock.now()), ...of }])
  }

  async openItems(order: { ourNo: string; recordNumber: string; itemCodes: readonly string[] }): Promise<string> {
    const ordered = (await this.#facts.ofCode(this.#id, 'told', order.ourNo)).at(-1)?.body as OrderedItems | undefined
    if (ordered && !ordered.isOpen) throw new OrderClosedError('Closed')
    if (ordered) return ordered.code
    const reply = await this.#outbox.send(['OML', 'O21', 'OML_O21'], itemLines('NW', order, this.#hospital))
    if (!reply.isTaken && reply.errorCode === '204') throw new FileUnknownError(reply.sentence)
    if (!reply.isTaken) throw new OrderClosedError(reply.sentence)
    const code = reply.message.first('ORC')?.at(3) || order.ourNo
    const body: OrderedItems = { itemCodes: order.itemCodes, code, isOpen: true }
    await this.#keep('told', { code: order.ourNo, recordNumber: order.recordNumber, body })
    return code
  }

  async closeItems(ourNo: string): Promise<void> {
    const saved = (await this.#facts.ofCode(this.#id, 'told', ourNo)).at(-1)
    const ordered = saved?.body as OrderedItems | undefined
    if (ordered && !ordered.isOpen) return
    if (!saved || !ordered) return this.#outbox.reach()
    const order = { ourNo, recordNumber: saved.recordNumber, itemCodes: ordered.itemCodes }
    const reply = await this.#outbox.send(['OML', 'O21', 'OML_O21'], itemLines('CA', order, this.#hospital))
    if (!reply.isTaken && reply.errorCode !== '204') throw new HospitalUnreachableError('The hospital did not take it')
    await this.#keep('told', { code: ourNo, recordNumber: saved.recordNumber, body: { ...ordered, isOpen: false } })
  }

  async call(queueCode: string, number: number, state: 'called' | 'missed' | 'done'): Promise<void> {
    const day = new Date(this.#clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const code = `${queueCode}.${day}.${number}`
    const saved = newestOf(await this.#facts.ofCode(this.#id, 'queue', code))[0]
    const event = saved?.body as QueueEvent | undefined
    if (event?.state === state) return
    if (!saved || !event) return this.#outbox.reach()
    const body = { ...event, state }
    const reply = await this.#outbox.send(['ORM', 'O01', 'ORM_O01'], queueLines(body, saved.recordNumber))
    if (!reply.isTaken) throw new HospitalUnreachableError('The hospital did not take it')
    await this.#keep('queue', { code, recordNumber: saved.recordNumber, body })
  }

  async happenings(cursor: string): Promise<{ happenings: ExaminationHappening[]; cursor: string }> {
    return happeningsSince(this.#hospital, this.#facts, { cursor, now: this.#clock.now() })
  }
}

const slotOf = (fact: StoredFact): string =>
  slotCodeOf(appointmentFactOf(fact).resourceCode, appointmentFactOf(fact).startsAt)
