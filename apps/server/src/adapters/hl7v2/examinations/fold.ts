import { present } from '@nethos/contract/common/present.ts'
import type { ExaminationOrder, QueueEvent } from '../../../ports/hospital-examinations.ts'
import type { StoredFact } from '../../../ports/hospital-messages.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import type { OrderFact } from './orders.ts'
import { newestOf } from '../newest.ts'
import { appointmentFactOf, slotCodeOf } from './places.ts'

/** What tells of orders. */
export const orderKinds = ['order', 'appointment', 'queue', 'reported'] as const

const dayMs = 86_400_000
type State = ExaminationOrder['state']
const furthest: readonly State[] = ['ordered', 'booked', 'signed_in', 'in_progress', 'done', 'reported']

/** Of everything that was said of a file: its orders as they are now. */
export function ordersIn(facts: readonly StoredFact[], hospital: Hl7Hospital): ExaminationOrder[] {
  const byOrder = new Map<string, StoredFact[]>()
  for (const one of facts.filter(each => each.about === 'order' && !(each.body as OrderFact).isOurs))
    byOrder.set(one.code, [...(byOrder.get(one.code) ?? []), one])
  return [...byOrder].flatMap(([orderNo, own]) => orderOf(orderNo, own, facts, hospital) ?? [])
}

function orderOf(
  orderNo: string,
  own: readonly StoredFact[],
  all: readonly StoredFact[],
  hospital: Hl7Hospital,
): ExaminationOrder | undefined {
  const [newest] = newestOf(own)
  const orderFact = newest?.body as OrderFact | undefined
  const item = orderFact && hospital.examinations?.items[orderFact.itemCode]
  if (!newest || !orderFact || !item) return undefined
  const appointment = appointmentFor(orderNo, all)
  const isInLine = all.some(one => one.about === 'queue' && (one.body as QueueEvent).orderNo === orderNo)
  const states: State[] = own.map(one => (one.body as OrderFact).state)
  if (appointment) states.push('booked')
  if (isInLine) states.push('signed_in')
  if (all.some(one => one.about === 'reported' && one.code === orderNo)) states.push('reported')
  const { preparation, deptName, ...fixed } = item
  const time = appointment && appointmentFactOf(appointment)
  return {
    orderNo,
    recordNumber: newest.recordNumber,
    itemCode: orderFact.itemCode,
    itemName: orderFact.itemName,
    ...restOf(fixed),
    deptName: deptName || orderFact.deptName,
    preparation: orderFact.preparation || preparation,
    orderedAt: orderFact.orderedAt,
    validUntil: orderFact.orderedAt + (hospital.examinations?.orderDays ?? 30) * dayMs,
    state: orderFact.state === 'cancelled' ? 'cancelled' : present(furthest.findLast(one => states.includes(one))),
    ...(time && {
      appointment: {
        ourNo: time.ourNo,
        slotCode: slotCodeOf(time.resourceCode || item.resourceCode, time.startsAt),
        startsAt: time.startsAt,
        endsAt: time.endsAt,
      },
    }),
  }
}

const appointmentFor = (orderNo: string, all: readonly StoredFact[]): StoredFact | undefined =>
  newestOf(all.filter(one => one.about === 'appointment')).findLast(
    one => appointmentFactOf(one).orderNo === orderNo && appointmentFactOf(one).isLive,
  )

type Fixed = Omit<NonNullable<Hl7Hospital['examinations']>['items'][string], 'preparation' | 'deptName'>
function restOf({ priceCents: _price, groupName: _group, itemName: _name, ...rest }: Fixed) {
  return rest
}
