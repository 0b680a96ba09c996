import type { surgeryInsuranceServices } from '@nethos/contract/daysurgery/insurance.services.ts'
import { policyHoursBefore, policyPayMinutes, policyStates } from '@nethos/contract/daysurgery/policy.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { identityOf, mayActFor, noteActFor } from '../people/public.ts'
import { findPolicy, movePolicy, policies, policyOfSurgery, type Policy } from './policy.life.ts'
import { asked } from './read.ts'
import { ownSurgery, type OwnSurgery } from './surgery.table.ts'

type Services = typeof surgeryInsuranceServices
const hour = 3_600_000
const mayBefore = (plannedAt: number, now: number): boolean => now < plannedAt - policyHoursBefore * hour

function shownPolicy(ctx: Ctx<AccountCaller>, one: Policy) {
  const { status } = policies.asOf(one, ctx.now)
  const isOwn = one.accountId === ctx.caller.accountId
  return {
    policyId: one.policyId,
    status,
    statusLabel: policyStates[status].label,
    productName: one.productName,
    insurerName: one.insurerName,
    premiumCents: one.premiumCents,
    sumCents: one.sumCents,
    policyNo: one.policyNo,
    reason: one.reason,
    payBy: one.payBy,
    isOwn,
    canCancel: isOwn && 'cancel' in policyStates[status].on && mayBefore(one.surgeryAt, ctx.now),
  }
}

const isOpen = (one: Policy | undefined, now: number): boolean =>
  one !== undefined && ['to_pay', 'paid', 'insured'].includes(policies.asOf(one, now).status)
const canInsure = (one: OwnSurgery, policy: Policy | undefined, now: number): boolean =>
  one.status === 'planned' && one.kind !== 'chemotherapy' && mayBefore(one.plannedAt, now) && !isOpen(policy, now)

export const surgeryInsurance: HandlerOf<Services['surgeryInsurance']> = async ({ input, ctx }) => {
  const insurer = ctx.runtime.surgeryInsurer
  const product = insurer
    ? { ...insurer.product, covers: [...insurer.product.covers], excludes: [...insurer.product.excludes] }
    : null
  const one = await asked(ctx, input)
  if (isRefused(one)) {
    if (one.key !== 'not_found' || input.surgeryId || !input.personId) return one
    const may = await mayActFor(ctx, input.personId, 'book')
    if (may !== true) return may
    const nothing = { surgeryId: '', surgeryName: '', plannedAt: null, personName: '', policy: null, canInsure: false }
    return { ...nothing, product }
  }
  const policy = await policyOfSurgery(ctx, one.surgeryId)
  return {
    surgeryId: one.surgeryId,
    surgeryName: one.surgeryName,
    plannedAt: one.plannedAt,
    personName: one.personName,
    product,
    policy: policy ? shownPolicy(ctx, policy) : null,
    canInsure: product !== null && canInsure(one, policy, ctx.now),
  }
}

export const insureSurgery: HandlerOf<Services['insureSurgery']> = async ({ input, ctx }) => {
  const one = await ownSurgery(ctx, input.surgeryId)
  if (isRefused(one)) return one
  const insurer = ctx.runtime.surgeryInsurer
  if (!insurer) return refuse('no_insurer')
  const known = await policyOfSurgery(ctx, one.surgeryId)
  if (isOpen(known, ctx.now)) return refuse('insured_already')
  if (!canInsure(one, known, ctx.now)) return refuse('is_over')
  const who = await identityOf(ctx, one.personId)
  if (!who || who.idCard === '') return refuse('id_card_missing')
  const { productCode, productName, insurerName, premiumCents, sumCents } = insurer.product
  const begun = await policies.begin(
    ctx,
    {
      surgeryId: one.surgeryId,
      accountId: ctx.caller.accountId,
      personId: one.personId,
      personName: one.personName,
      productCode,
      productName,
      insurerName,
      premiumCents,
      sumCents,
      createdAt: ctx.now,
      payBy: ctx.now + policyPayMinutes * 60_000,
      surgeryAt: one.plannedAt,
    },
    { event: 'open', by: 'patient', to: 'to_pay' },
  )
  if (!begun) return refuse('insured_already')
  await noteActFor(ctx, {
    action: 'surgery.insure',
    personId: one.personId,
    recordType: 'surgery_policy',
    recordId: begun.policyId,
  })
  return { policyId: begun.policyId }
}

export const cancelPolicy: HandlerOf<Services['cancelPolicy']> = async ({ input, ctx }) => {
  const one = await findPolicy(ctx, input.policyId, true)
  if (!one) return refuse('not_found')
  const may = await mayActFor(ctx, one.personId, 'book')
  if (may !== true) return may
  if (!mayBefore(one.surgeryAt, ctx.now) || !(await movePolicy(ctx, one, 'cancel', 'patient'))) return refuse('is_over')
  await noteActFor(ctx, {
    action: 'surgery.insure',
    personId: one.personId,
    recordType: 'surgery_policy',
    recordId: one.policyId,
  })
  return true
}
