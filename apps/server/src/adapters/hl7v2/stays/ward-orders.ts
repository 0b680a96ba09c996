import type { Fact, StoredFact } from '../../../ports/hospital-messages.ts'
import type { DayOnWard } from '../../../ports/hospital-stays.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { stateOfOrder, type OrderGroup } from '../examinations/orders.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, instantOf, recordNumberOf, timeAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message, type Segment } from '../message.ts'
import { newestOf } from '../newest.ts'

/** What a message says of something that the ward does with him at a time. */
interface WardOrder {
  itemCode: string
  at: number
  note: string
  isDone: boolean
  isOff: boolean
}

/** OBR-4 stands among the settings' ward orders. What they do not name is no item of the plan: nobody reads it on a ward's page. */
export const isWardOrder =
  ({ wardOrders }: Hl7Hospital) =>
  ({ obr }: OrderGroup): boolean =>
    wardOrders?.[obr.at(4)] !== undefined

/** ORM^O01, OMG^O19 of the ward: when (TQ1-7, else ORC-7, OBR-27 or OBR-36), and at ORC-5 CM that it is done. */
export function wardOrderFacts(groups: readonly OrderGroup[], message: Message, head: Head, hospital: Hl7Hospital) {
  const recordNumber = recordNumberOf(message.need('PID'), hospital.recordType)
  return groups.map(({ orc, obr, timing, notes }): Fact => {
    const code = codeAt(orc, 2) || codeAt(obr, 2) || codeAt(orc, 3) || codeAt(obr, 3)
    if (code === '') throw new MessageFault(placeOf(orc, 2), '没有医嘱号')
    const at = timeAt(timing, 7) ?? scheduledIn(orc, 7) ?? scheduledIn(obr, 27) ?? timeAt(obr, 36)
    if (at === undefined) throw new MessageFault('TQ1-7', '没有执行时间')
    const state = stateOfOrder(orc)
    const body: WardOrder = {
      itemCode: obr.at(4),
      at,
      note: notes.join('，').slice(0, 200),
      isDone: state === 'done',
      isOff: state === 'cancelled',
    }
    const rank = body.isOff ? 2 : body.isDone ? 1 : 0
    return { about: 'ward_order', code, recordNumber, version: versionOf(head.sentAt, rank), body }
  })
}

/** The fourth part of a quantity and timing (TQ), as makers before 2.5 write it. */
const scheduledIn = (one: Segment, field: number): number | undefined => instantOf(one.at(field, 4))

/** What of them is planned on a day, each as it stands now. */
export const carriedOut = (
  { wardOrders }: Hl7Hospital,
  facts: readonly StoredFact[],
  onDay: string,
): DayOnWard['plan'] =>
  newestOf(facts.filter(one => one.about === 'ward_order')).flatMap(({ body }) => {
    const { itemCode, at, note, isDone, isOff } = body as WardOrder
    const item = wardOrders?.[itemCode]
    if (!item || isOff || dayOf(at) !== onDay) return []
    return [{ at, what: item.what, place: item.place, note: note || item.note, isDone }]
  })
