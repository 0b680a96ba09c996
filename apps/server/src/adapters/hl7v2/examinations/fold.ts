import type { ExaminationOrder, QueueEvent } from '../../../ports/hospital-examinations.ts'
import type { KeptFact } from '../../../ports/hospital-messages.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import type { OrderSaid } from './orders.ts'
import { newestOf } from '../newest.ts'
import { said, slotCodeOf } from './places.ts'

/** What tells of orders. */
export const orderKinds = ['order', 'appointment', 'queue', 'reported'] as const

const dayMs = 86_400_000
type State = ExaminationOrder['state']
const furthest: readonly State[] = ['ordered', 'booked', 'signed_in', 'in_progress', 'done', 'reported']

/** Of everything that was said of a file: its orders as they are now. */
export function ordersIn(facts: readonly KeptFact[], hospital: Hl7Hospital): ExaminationOrder[] {
  const byOrder = new Map<string, KeptFact[]>()
  for (const one of facts.filter(each => each.about === 'order' && !(each.body as OrderSaid).isOurs))
    byOrder.set(one.code, [...(byOrder.get(one.code) ?? []), one])
  return [...byOrder].flatMap(([orderNo, own]) => orderOf(orderNo, own, facts, hospital) ?? [])
}

function orderOf(
  orderNo: string,
  own: readonly KeptFact[],
  all: readonly KeptFact[],
  hospital: Hl7Hospital,
): ExaminationOrder | undefined {
  const [newest] = newestOf(own)
  const told = newest?.body as OrderSaid | undefined
  const item = told && hospital.examinations?.items[told.itemCode]
  if (!newest || !told || !item) return undefined
  const appointment = newestOf(all.filter(one => one.about === 'appointment')).findLast(
    one => said(one).orderNo === orderNo && said(one).isLive,
  )
  const isInLine = all.some(one => one.about === 'queue' && (one.body as QueueEvent).orderNo === orderNo)
  const states: State[] = own.map(one => (one.body as OrderSaid).state)
  if (appointment) states.push('booked')
  if (isInLine) states.push('signed_in')
  if (all.some(one => one.about === 'reported' && one.code === orderNo)) states.push('reported')
  const { preparation, deptName, ...fixed } = item
  const time = appointment && said(appointment)
  return {
    orderNo,
    recordNumber: newest.recordNumber,
    itemCode: told.itemCode,
    itemName: told.itemName,
    ...restOf(fixed),
    deptName: deptName || told.deptName,
    preparation: told.preparation || preparation,
    orderedAt: told.orderedAt,
    validUntil: told.orderedAt + (hospital.examinations?.orderDays ?? 30) * dayMs,
    state: told.state === 'cancelled' ? 'cancelled' : furthest.findLast(one => states.includes(one))!,
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

type Fixed = Omit<NonNullable<Hl7Hospital['examinations']>['items'][string], 'preparation' | 'deptName'>
function restOf({ priceCents: _price, groupName: _group, itemName: _name, ...rest }: Fixed) {
  return rest
}
