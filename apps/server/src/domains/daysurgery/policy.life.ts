import type { Selectable } from 'kysely'
import { surgeryInsuranceServices } from '@nethos/contract/daysurgery/insurance.services.ts'
import { policyStates, type PolicyFacts, type PolicyStatus } from '@nethos/contract/daysurgery/policy.status.ts'
import type { Actor, EventOf } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { SurgeryPolicy as PolicyTable } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { closePayments, refundInFull } from '../payment/public.ts'

type Instant = 'createdAt' | 'payBy' | 'surgeryAt'
/** One insurance of an operation. Instants epoch ms. */
export interface Policy
  extends Omit<Selectable<PolicyTable>, Instant | 'status' | 'dueAt' | 'dueEvent' | 'dueStatus'>, PolicyFacts {
  readonly status: PolicyStatus
  readonly createdAt: number
  readonly surgeryAt: number
}

const policyOf = ({ dueAt: _a, dueEvent: _e, dueStatus: _s, ...row }: Selectable<PolicyTable>): Policy => ({
  ...row,
  status: row.status as PolicyStatus,
  createdAt: row.createdAt.getTime(),
  payBy: row.payBy.getTime(),
  surgeryAt: row.surgeryAt.getTime(),
})

export const policies = lifecycleOf({
  table: 'surgeryPolicy',
  id: 'policyId',
  states: policyStates,
  starts: ['to_pay'],
  history: 'surgeryPolicyMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns: 'all',
  read: policyOf,
  instants: ['createdAt', 'payBy', 'surgeryAt'],
  services: { cancel: surgeryInsuranceServices.cancelPolicy },
})

export const insureJob = 'surgery.insure'
export const withdrawJob = 'surgery.insurance.withdraw'
export const policyBusiness = ({ policyId }: Pick<Policy, 'policyId'>) => ({
  bizType: 'surgery_policy',
  bizId: policyId,
})
type Changes = NonNullable<Parameters<typeof policies.transition>[4]>

/** Moves it, with all that follows: money, the insurer, the pages. Undefined: it may not now. */
export async function movePolicy(
  ctx: Ctx,
  one: Policy,
  event: EventOf<typeof policyStates>,
  by: Actor,
  changes: Changes = {},
  at = ctx.now,
): Promise<Policy | undefined> {
  const moved = await policies.transition(ctx, one, event, by, changes, at)
  if (!moved) return undefined
  const { status, policyId } = moved
  if (status === 'cancelled' || status === 'expired') await closePayments(ctx, policyBusiness(moved))
  if (status === 'paid') await ctx.enqueue(insureJob, { policyId })
  if (status === 'refused' || status === 'withdrawn')
    await refundInFull(ctx, { ...policyBusiness(moved), cause: 'surgery_policy_called_off', reason: '手术保险退保' })
  if (status === 'withdrawn') await ctx.enqueue(withdrawJob, { policyId })
  await ctx.announce({ accountId: moved.accountId }, 'surgery', moved.surgeryId)
  return moved
}

/** The account's own, as an account or the system sees it. */
export async function findPolicy(ctx: Ctx, policyId: string, hold = false): Promise<Policy | undefined> {
  let query = ctx.db.selectFrom('surgeryPolicy').selectAll().where('policyId', '=', policyId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && policyOf(row)
}

/** The newest of an operation's, whosever. */
export async function policyOfSurgery(ctx: Ctx, surgeryId: string, hold = false): Promise<Policy | undefined> {
  const query = ctx.db
    .selectFrom('surgeryPolicy')
    .selectAll()
    .where('surgeryId', '=', surgeryId)
    .orderBy('createdAt', 'desc')
    .limit(1)
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && policyOf(row)
}

/** The operation has another time: the cover begins with it, and the insurer hears so. */
export async function reschedulePolicy(
  ctx: Ctx,
  { surgeryId, plannedAt }: { surgeryId: string; plannedAt: number },
): Promise<void> {
  const one = await policyOfSurgery(ctx, surgeryId, true)
  if (!one || one.surgeryAt === plannedAt) return
  const { policyId, status } = await policies.change(ctx, one, { surgeryAt: plannedAt })
  if (status === 'insured') await ctx.enqueue(insureJob, { policyId })
}

/** The operation was called off: what was paid goes back. */
export async function callOffPolicy(ctx: Ctx, surgeryId: string): Promise<void> {
  const one = await policyOfSurgery(ctx, surgeryId, true)
  if (one) await movePolicy(ctx, one, 'callOff', 'hospital', { reason: '医院取消了手术' })
}
