import { lastOf } from '@nethos/contract/common/present.ts'
import type { Fact } from '../../../ports/hospital-messages.ts'
import type { QueueEvent } from '../../../ports/hospital-examinations.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, recordNumberOf, timeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { needed, placeOf, type Message, type Segment } from '../message.ts'
import { applicationName } from '../write.ts'

export type OrderState = 'ordered' | 'in_progress' | 'done' | 'reported' | 'cancelled'

/** What a message says of an order. */
export interface OrderFact {
  itemCode: string
  itemName: string
  deptName: string
  orderedAt: number
  preparation: string
  state: OrderState
  /** One of those that a patient ordered for himself and paid with us. */
  isOurs: boolean
}

/** What is called off, HL7 table 0119. */
const offControls: readonly string[] = ['CA', 'DC', 'OC', 'OD', 'CR', 'DR', 'UC']
/** ORC-5, HL7 table 0038. */
const states: Readonly<Record<string, OrderState>> = { CA: 'cancelled', DC: 'cancelled', CM: 'done', IP: 'in_progress' }
const ranks: readonly OrderState[] = ['ordered', 'in_progress', 'done', 'reported', 'cancelled']

/** An order of a message, with what stands by it. */
export interface OrderGroup {
  orc: Segment
  obr: Segment
  timing: Segment | undefined
  notes: string[]
}

export function groupsIn({ segments }: Message): OrderGroup[] {
  const groups: OrderGroup[] = []
  let orc: Segment | undefined
  let timing: Segment | undefined
  // TQ1 stands before the OBR, or after it.
  let isInGroup = false
  for (const one of segments) {
    if (one.name === 'ORC') [orc, timing, isInGroup] = [one, undefined, false]
    else if (one.name === 'TQ1' && !isInGroup) timing ??= one
    else if (one.name === 'TQ1') lastOf(groups).timing ??= one
    else if (one.name === 'OBR') {
      if (!orc) throw new MessageFault('ORC', '没有在OBR之前', 100)
      groups.push({ orc, obr: one, timing, notes: [] })
      isInGroup = true
    } else if (one.name === 'NTE' && one.at(3) !== '') groups.at(-1)?.notes.push(one.at(3))
  }
  if (groups.length === 0) throw new MessageFault('OBR', '没有这一段', 100)
  return groups
}

/** ORC-1 and ORC-5. */
export const stateOfOrder = (orc: Segment): OrderState =>
  offControls.includes(orc.at(1)) ? 'cancelled' : (states[orc.at(5)] ?? 'ordered')

/** ORM^O01, OML^O21, OMG^O19: orders of examinations, each change of their state, and numbers in a line (ZQU). */
export function orderFacts(
  message: Message,
  head: Head,
  hospital: Hl7Hospital,
  groups: readonly OrderGroup[] = groupsIn(message),
): Fact[] {
  const recordNumber = recordNumberOf(message.need('PID'), hospital.recordType)
  const orders = groups.map(group => orderFact(group, recordNumber, head, hospital))
  const queue = message.segments.filter(one => one.name === 'ZQU').map(one => queueFact(one, recordNumber, head))
  return [...orders, ...queue]
}

function orderFact({ orc, obr, notes }: OrderGroup, recordNumber: string, head: Head, hospital: Hl7Hospital): Fact {
  const orderNo = codeAt(orc, 2) || codeAt(obr, 2) || codeAt(orc, 3) || codeAt(obr, 3)
  if (orderNo === '') throw new MessageFault(placeOf(orc, 2), '没有医嘱号')
  const itemCode = needed(obr, 4)
  const isOurs = orc.at(2, 2) === applicationName
  if (!isOurs && !hospital.examinations?.items[itemCode])
    throw new MessageFault(placeOf(obr, 4), '不在约定的检查目录中', 103)
  const state = stateOfOrder(orc)
  const body: OrderFact = {
    itemCode,
    itemName: wordsAt(obr, 4),
    deptName: wordsAt(orc, 17),
    orderedAt: timeAt(orc, 9) ?? timeAt(obr, 6) ?? head.sentAt,
    preparation: notes.join('\n').slice(0, 2_000),
    state,
    isOurs,
  }
  const code = isOurs ? `${orderNo}#${itemCode}`.slice(0, 100) : orderNo
  return { about: 'order', code, recordNumber, version: versionOf(head.sentAt, ranks.indexOf(state)), body }
}

const queueStates: readonly QueueEvent['state'][] = ['waiting', 'called', 'missed', 'done']

/** ZQU|queue^name|number|state|day|room|department|order: v2 has no segment for a line that is called up. */
function queueFact(zqu: Segment, recordNumber: string, head: Head): Fact {
  const number = Number(needed(zqu, 2))
  const state = queueStates.find(one => one === needed(zqu, 3).toLowerCase())
  const day = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(needed(zqu, 4))
  if (!Number.isInteger(number) || number < 1) throw new MessageFault(placeOf(zqu, 2), '不是排队号', 102)
  if (!state) throw new MessageFault(placeOf(zqu, 3), '不是已知的状态', 103)
  if (!day) throw new MessageFault(placeOf(zqu, 4), '不是日期', 102)
  const orderNo = codeAt(zqu, 7)
  const body: QueueEvent = {
    queueCode: codeAt(zqu, 1),
    queueName: zqu.at(1, 2).slice(0, 200),
    number,
    state,
    day: day.slice(1).join('-'),
    room: zqu.at(5).slice(0, 200),
    deptName: zqu.at(6).slice(0, 200),
    ...(orderNo !== '' && { orderNo }),
  }
  return {
    about: 'queue',
    code: `${body.queueCode}.${body.day}.${number}`,
    recordNumber,
    version: versionOf(head.sentAt, queueStates.indexOf(state)),
    body,
  }
}
