import { billIdOf } from '@nethos/contract/fees/fees.rules.ts'
import type { Stay, StayDetail } from '@nethos/contract/fees/fees.schemas.ts'
import { chargeKindNames, chargeKindWords } from '@nethos/contract/fees/plain-words.ts'
import type { staysServices } from '@nethos/contract/fees/stays.services.ts'
import { isRefused, stepped } from '../../calls/handler.ts'
import type { DailyCharge, InpatientStay } from '../../ports/hospital-bills.ts'
import { askHospital } from '../hospital-account/public.ts'
import { knownOf } from './order.table.ts'
import { shownItem } from './shown.ts'
import { namedBill, ownerOf, whoseBills, type Named, type Whose } from './whose.ts'

type Services = typeof staysServices

const stayLabels = { open: '在院', to_settle: '待出院结算', settled: '已出院' } as const

export const shownStay = (hosId: string, stay: InpatientStay): Stay => ({
  stayId: billIdOf(hosId, stay.stayNo),
  stayNo: stay.stayNo,
  inpatientNo: stay.inpatientNo,
  deptName: stay.deptName,
  bedNo: stay.bedNo,
  admittedOn: stay.admittedOn,
  dischargedOn: stay.dischargedOn ?? '',
  stayState: stay.state,
  stateLabel: stayLabels[stay.state],
  totalCents: stay.totalCents,
  prepaidCents: stay.prepaidCents,
  balanceCents: stay.state === 'settled' ? 0 : stay.prepaidCents - stay.totalCents,
})

export const listStays = stepped<Services['listStays'], Whose, InpatientStay[]>({
  prepare: ({ input, ctx }) => whoseBills(ctx, input),
  outside: ({ person }, { runtime }) =>
    askHospital(() => runtime.hospital.bills.stays(person.hosId, person.recordNumber)),
  settle: async (stays, { person }) => ({ person, stays: stays.map(one => shownStay(person.hosId, one)) }),
})

interface HospitalAnswer {
  stay: InpatientStay | undefined
  charges: DailyCharge[]
}

const daysOf = (charges: readonly DailyCharge[]): StayDetail['days'] => {
  const sums = new Map<string, number>()
  for (const { onDay, amountCents } of charges) sums.set(onDay, (sums.get(onDay) ?? 0) + amountCents)
  return [...sums]
    .map(([onDay, amountCents]) => ({ onDay, amountCents }))
    .toSorted((a, b) => b.onDay.localeCompare(a.onDay))
}

const categoriesOf = (charges: readonly DailyCharge[]): StayDetail['categories'] =>
  chargeKindNames.flatMap(kind => {
    const items = charges.filter(one => one.kind === kind)
    if (items.length === 0) return []
    const amountCents = items.reduce((sum, one) => sum + one.amountCents, 0)
    const { label: kindLabel, plain } = chargeKindWords[kind]
    return [{ kind, kindLabel, plain, amountCents, items: items.map(shownItem) }]
  })

export const stayDetail = stepped<Services['stayDetail'], Named, HospitalAnswer>({
  prepare: ({ input, ctx }) => namedBill(ctx, input.stayId),
  outside: ({ hosId, billNo }, { runtime: { hospital } }) =>
    askHospital(async () => {
      const [stay, charges] = await Promise.all([
        hospital.bills.stay(hosId, billNo),
        hospital.bills.charges(hosId, billNo),
      ])
      return { stay, charges }
    }),
  async settle({ stay, charges }, named, { input, ctx, refuse }) {
    if (!stay) return refuse('not_found')
    const whose = await ownerOf(ctx, named, stay.recordNumber)
    if (isRefused(whose)) return whose
    const onDay = input.onDay || ''
    const shown = onDay === '' ? charges : charges.filter(one => one.onDay === onDay)
    const known = await knownOf(ctx, named.hosId, [stay.stayNo])
    const ours = known.find(one => one.what === 'discharge' && one.state === 'settled')
    return {
      person: whose.person,
      stay: shownStay(named.hosId, stay),
      onDay,
      days: daysOf(charges),
      categories: categoriesOf(shown),
      totalCents: shown.reduce((sum, one) => sum + one.amountCents, 0),
      settled: stay.settlement
        ? { ...stay.settlement, settleNo: ours?.settleNo ?? null, orderId: ours?.orderId ?? null }
        : null,
    }
  },
})
