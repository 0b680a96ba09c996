import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { Finished, isRefused, refuse, stepped, type HandlerOf } from '../../calls/handler.ts'
import { askHospital, boundAt, findHospital } from '../hospital-account/public.ts'
import { identityOf, mayActFor, personWithIdCard } from '../people/public.ts'
import type { InsuranceState } from '../../ports/hospital.ts'
import { visitorOf } from './visitor.ts'

type Services = typeof orderServices

export const checkPatient: HandlerOf<Services['checkPatient']> = async ({ input, ctx }) => {
  const hospital = input.hosId ? await findHospital(ctx, input.hosId) : undefined
  if (input.hosId && !hospital) return refuse('not_found')
  const visitor = await visitorOf(ctx, {
    accountId: ctx.caller.accountId,
    personId: input.personId,
    hosId: hospital?.hosId,
  })
  return isRefused(visitor) ? visitor : true
}

interface Asked {
  hosId: string
  idCard: string
  name: string
}

/** Who has no file anywhere pays himself. */
const uninsured: InsuranceState = { isInsured: false, kind: '自费' }
/** The hospital does not say. */
const unknown: InsuranceState = { isInsured: false, kind: '' }

export const insurance = stepped<Services['insurance'], Asked, InsuranceState | undefined>({
  async prepare({ input, ctx }) {
    const personId = input.personId || (input.idCard ? await personWithIdCard(ctx, input.idCard) : undefined)
    const who = personId ? await identityOf(ctx, personId) : undefined
    if (!personId || !who) return refuse('not_found')
    const may = await mayActFor(ctx, personId, ['book', 'pay'])
    if (may !== true) return may
    const at = await boundAt(ctx, personId, input.hosId)
    return at && who.idCard
      ? { hosId: at.hosId, idCard: who.idCard, name: who.name }
      : new Finished({ insurance: uninsured.kind, isInsured: false, name: who.name })
  },
  outside: ({ hosId, idCard }, { runtime }) => askHospital(() => runtime.hospital.patients.insurance(hosId, idCard)),
  async settle(state, { name }) {
    const { kind, isInsured } = state ?? unknown
    return { insurance: kind, isInsured, name }
  },
})
