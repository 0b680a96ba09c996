import { dayOf } from '@nethos/contract/common/days.ts'
import {
  chargeKinds,
  type ChargeItem,
  type ChargeKind,
  type DailyCharge,
  type InsuranceClass,
} from '../../../ports/hospital-bills.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf } from '../wire.ts'
import { centsIn, chargeItem, type ChargeItemResource } from './wire.ts'

const own: readonly string[] = [systems.chargeKind, systems.insuranceClass]
const void_: readonly string[] = ['aborted', 'not-billable', 'entered-in-error']
export const counts = ({ status }: ChargeItemResource): boolean => !void_.includes(status)

/** What the insurance pays of it is not promised where the hospital does not say it: class C. */
const classIn = (one: ChargeItemResource): InsuranceClass => {
  const insuranceCode = codeIn([one.code], systems.insuranceClass)
  return insuranceCode === 'A' || insuranceCode === 'B' ? insuranceCode : 'C'
}
const kindIn = (one: ChargeItemResource): ChargeKind =>
  chargeKinds.find(kind => kind === codeIn([one.code], systems.chargeKind)) ?? 'other'

/** `priceOverride` is what the whole of it costs, as the hospital rounds it. */
export function chargeIn(one: ChargeItemResource, amountCents = centsIn(one.priceOverride)): ChargeItem {
  const quantity = one.quantity?.value ?? 1
  const unit = extensionOf(one, extensions.unitPrice)?.valueMoney
  const coding = (one.code.coding ?? []).find(each => !own.includes(each.system ?? ''))
  return {
    itemCode: (coding?.code ?? one.id).slice(0, 64),
    itemName: one.code.text ?? coding?.display ?? '',
    kind: kindIn(one),
    unit: one.quantity?.unit ?? '',
    quantity,
    unitCents: unit ? centsIn(unit) : Math.round(amountCents / quantity),
    amountCents,
    insuranceClass: classIn(one),
  }
}

/** What was charged to an account, oldest first. */
export async function chargesOf(client: HospitalClient, accountId: string): Promise<DailyCharge[]> {
  const found = await client.search(chargeItem, 'ChargeItem', { account: `Account/${accountId}`, _count: '500' })
  const dated = found.filter(counts).flatMap(one => {
    const at = Date.parse(one.occurrenceDateTime ?? '')
    if (Number.isNaN(at)) client.leftOut(`ChargeItem/${one.id}`, 'it does not say when')
    return Number.isNaN(at) ? [] : [{ one, at }]
  })
  return dated
    .toSorted((a, b) => a.at - b.at || a.one.id.localeCompare(b.one.id))
    .map(({ one, at }) => ({ ...chargeIn(one), onDay: dayOf(at) }))
}
