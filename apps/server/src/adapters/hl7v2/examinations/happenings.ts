import { dayOf } from '@nethos/contract/common/days.ts'
import type { ExaminationHappening, QueueEvent } from '../../../ports/hospital-examinations.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { orderKinds, ordersIn } from './fold.ts'
import type { OrderFact } from './orders.ts'
import { appointmentFactOf, slotCodeOf, slotsOf } from './places.ts'

const most = 200
const firstLookMs = 2 * 86_400_000

/** What was said since the cursor, each thing as it is now. */
export async function happeningsSince(
  hospital: Hl7Hospital,
  facts: FactStore,
  { cursor, now }: { cursor: string; now: number },
): Promise<{ happenings: ExaminationHappening[]; cursor: string }> {
  const from = Number(cursor || 0)
  const since = cursor === '' ? now - firstLookMs : 0
  const fresh = await facts.after(hospital.hosId, orderKinds, { factId: from, since, most })
  const happenings: ExaminationHappening[] = []
  let read = from
  for (const fact of fresh) {
    const some = await happeningsOf(fact, hospital, facts)
    if (happenings.length + some.length > most) break
    happenings.push(...some)
    read = fact.factId
  }
  return { happenings, cursor: String(read) }
}

async function happeningsOf(
  fact: StoredFact,
  hospital: Hl7Hospital,
  facts: FactStore,
): Promise<ExaminationHappening[]> {
  const at = fact.cameAt
  if (fact.about === 'queue') return [{ at, kind: 'queue', entry: fact.body as QueueEvent }]
  if (fact.about === 'order' && (fact.body as OrderFact).isOurs) return doneOf(fact, hospital, facts)
  const orderNo = fact.about === 'appointment' ? appointmentFactOf(fact).orderNo : fact.code
  const all = await facts.ofFile(hospital.hosId, orderKinds, fact.recordNumber)
  const order = ordersIn(all, hospital).find(one => one.orderNo === orderNo)
  const found: ExaminationHappening[] = order ? [{ at, kind: 'order', order }] : []
  if (fact.about !== 'appointment') return found
  const day = dayOf(appointmentFactOf(fact).startsAt)
  const reply = await facts.after(hospital.hosId, ['appointment'], {
    factId: 0,
    since: at - 60 * 86_400_000,
    most: 20_000,
  })
  const code = slotCodeOf(appointmentFactOf(fact).resourceCode, appointmentFactOf(fact).startsAt)
  const slot = slotsOf(hospital.examinations?.rooms ?? {}, { fromDay: day, toDay: day }, reply).find(
    one => one.slotCode === code,
  )
  return slot ? [...found, { at, kind: 'slot', slot }] : found
}

/** Items that a patient has paid with us are done when each of them is. */
async function doneOf(fact: StoredFact, { hosId }: Hl7Hospital, facts: FactStore): Promise<ExaminationHappening[]> {
  const [ourNo = ''] = fact.code.split('#')
  const reply = (await facts.ofCode(hosId, 'told', ourNo)).at(-1)?.body as { itemCodes: string[] } | undefined
  if (!reply) return []
  for (const item of reply.itemCodes) {
    const states = (await facts.ofCode(hosId, 'order', `${ourNo}#${item}`.slice(0, 100))).map(
      one => (one.body as OrderFact).state,
    )
    if (!states.includes('done')) return []
  }
  return [{ at: fact.cameAt, kind: 'items_done', ourNo }]
}
