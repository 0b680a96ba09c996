import type { staysServices } from '@nethos/contract/fees/stays.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import { isRefused, stepped } from '../../calls/handler.ts'
import type { DailyCharge, InpatientStay } from '../../ports/hospital-bills.ts'
import type { PreSettlement } from '../../ports/insurance.ts'
import { startOfDay } from '@nethos/contract/common/days.ts'
import { askHospital } from '../hospital-account/public.ts'
import { askInsurance, makeOrder } from './make-order.ts'
import { isTaken } from './order.table.ts'
import { insuranceAway, partsOf } from './pre-settle.ts'
import { shownOrder } from './shown-order.ts'
import { namedBill, ownerOf, type Named } from './whose.ts'
import { identityOf } from '../people/public.ts'

type Services = typeof staysServices

/** 住院预缴: any amount within the limits, as long as he is in. */
export const openDeposit = stepped<Services['openDeposit'], Named, InpatientStay | undefined>({
  prepare: ({ input, ctx }) => namedBill(ctx, input.stayId),
  outside: ({ hosId, billNo }, { runtime }) => askHospital(() => runtime.hospital.bills.stay(hosId, billNo)),
  async settle(stay, named, { input, ctx, refuse }) {
    if (!stay) return refuse('not_found')
    const whose = await ownerOf(ctx, named, stay.recordNumber)
    if (isRefused(whose)) return whose
    if (stay.state === 'settled') return refuse('not_in_hospital')
    const { amountCents } = input
    const bill = {
      billNo: stay.stayNo,
      title: '住院预缴',
      doctorName: '',
      issuedAt: ctx.now,
      items: [],
      totalCents: amountCents,
      pooledCents: 0,
      accountCents: 0,
      ownCents: amountCents,
    }
    return shownOrder(ctx, await makeOrder(ctx, whose, { what: 'deposit', insuranceKind: '', bills: [bill] }))
  },
})

interface HospitalAnswer {
  stay: InpatientStay | undefined
  charges: DailyCharge[]
  share: PreSettlement | 'no answer' | undefined
}
interface Asking extends Named {
  /** By record number: with whose number the settlement centre is asked. */
  idCards: ReadonlyMap<string, string>
}

/** 出院结算: what the insurance pays of the whole stay, less the deposits; what is left of those goes back. */
export const settleStay = stepped<Services['settleStay'], Asking, HospitalAnswer>({
  async prepare({ input, ctx }) {
    const named = await namedBill(ctx, input.stayId)
    if (isRefused(named)) return named
    const idCards = new Map<string, string>()
    for (const { personId, recordNumber } of named.candidates)
      idCards.set(recordNumber, (await identityOf(ctx, personId))?.idCard ?? '')
    return { ...named, idCards }
  },
  outside: ({ hosId, billNo, idCards }, { runtime }) =>
    askHospital(async () => {
      const { bills } = runtime.hospital
      const [stay, items] = await Promise.all([bills.stay(hosId, billNo), bills.charges(hosId, billNo)])
      const idCard = stay && idCards.get(stay.recordNumber)
      if (stay?.state !== 'to_settle' || idCard === undefined) return { stay, charges: items, share: undefined }
      const { totalCents } = stay
      const share = await askInsurance(runtime, hosId, { idCard, kind: 'inpatient', billNo, items, totalCents })
      return { stay, charges: items, share }
    }),
  async settle({ stay, charges, share }, named, { ctx, refuse }) {
    if (!stay) return refuse('not_found')
    const whose = await ownerOf(ctx, named, stay.recordNumber)
    if (isRefused(whose)) return whose
    if (share === 'no answer') throw new TroubleError('unavailable', { msg: insuranceAway })
    if (!share) return refuse('not_to_settle')
    if (await isTaken(ctx, named.hosId, [stay.stayNo])) return refuse('bill_on_its_way')
    const bill = {
      billNo: stay.stayNo,
      title: '出院结算',
      doctorName: '',
      issuedAt: startOfDay(stay.dischargedOn ?? stay.admittedOn),
      items: charges,
      totalCents: stay.totalCents,
      ...partsOf(share),
      restCents: Math.max(0, stay.prepaidCents - share.ownCents),
    }
    const order = await makeOrder(ctx, whose, {
      what: 'discharge',
      insuranceKind: share.kind,
      bills: [bill],
      prepaidCents: stay.prepaidCents,
      ownCents: Math.max(0, share.ownCents - stay.prepaidCents),
    })
    return shownOrder(ctx, order)
  },
})
