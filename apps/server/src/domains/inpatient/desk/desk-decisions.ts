import { addDays, dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { answerByOf, orderReasons, priorities } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { inpatientDeskServices } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../../calls/handler.ts'
import { move, settle, notify, withoutBed } from '../admission.life.ts'
import { admissions } from '../admission.lifecycle.ts'
import { watchersOf } from '../../people/public.ts'
import { takeAdmission, type Admission } from '../admission.table.ts'
import { holdLine } from '../line.table.ts'
import { bedForOf, nextFor } from './turn.ts'

type Services = typeof inpatientDeskServices
type Desk = Ctx<StaffCaller>
type Decision = 'call' | 'recall' | 'priority' | 'postpone' | 'strike'

/** Held, the line of its department first: whoever decides there is alone. */
async function held(ctx: Desk, admissionId: string): Promise<Admission | Refused<'not_found' | 'moved'>> {
  const place = await ctx.db
    .selectFrom('admission')
    .select(['hosId', 'deptCode'])
    .where('admissionId', '=', admissionId)
    .executeTakeFirst()
  if (!place) return refuse('not_found')
  await holdLine(ctx, place.hosId, place.deptCode)
  const one = await takeAdmission(ctx, admissionId)
  if (!one) return refuse('not_found')
  return admissions.asOf(one, ctx.now).status === one.status ? one : refuse('moved')
}

/** Every decision with its reason: among the admission's own and in the audit log. */
async function decided(
  ctx: Desk,
  one: Admission,
  { decision, what, reason }: { decision: Decision; what: string; reason: string },
): Promise<true> {
  const { admissionId } = one
  const { staffId } = ctx.caller
  await ctx.db
    .insertInto('admissionDecision')
    .values({ admissionId, decision, what, reason, staffId, at: new Date(ctx.now) })
    .execute()
  const action: AuditAction = `inpatient.${decision}`
  const [first] = await watchersOf(ctx, one)
  await ctx.audit({
    action,
    recordType: 'admission',
    recordId: admissionId,
    ...(first && { accountId: first.accountId, personId: first.personId }),
  })
  return true
}

export const callAdmission: HandlerOf<Services['callAdmission']> = async ({ input, ctx }) => {
  const { admissionId, bedId, arriveOn, orderReason, reason } = input
  const one = await held(ctx, admissionId)
  if (isRefused(one)) return one
  if (one.status !== 'waiting') return refuse('moved')
  const today = dayOf(ctx.now)
  if (arriveOn < today || arriveOn > addDays(today, 14)) return refuse('day_wrong')
  const bed = await bedForOf(ctx, one, bedId)
  if (isRefused(bed)) return bed
  const next = await nextFor(ctx, one, bed, today)
  if (next !== admissionId && !orderReason) return refuse('not_his_turn')
  const moved = await move(ctx, one, 'call', 'operator', {
    bedId,
    arriveOn,
    calledAt: ctx.now,
    calls: one.calls + 1,
    answerBy: answerByOf(ctx.now),
    arriveBy: null,
    reason: '',
  })
  if (!moved) return refuse('moved')
  const why = orderReason ? [orderReasons[orderReason], reason].filter(Boolean).join('；') : reason
  return decided(ctx, moved, {
    decision: 'call',
    what: `${bed.wardName} ${bed.bedNo}，${dayInWords(arriveOn)}`,
    reason: why,
  })
}

export const recallAdmission: HandlerOf<Services['recallAdmission']> = async ({ input, ctx }) => {
  const one = await held(ctx, input.admissionId)
  if (isRefused(one)) return one
  const moved = await move(ctx, one, 'recall', 'operator', {
    ...withoutBed,
    reason: `床位安排有变化：${input.reason}。您的排队位置不变`,
  })
  return moved ? decided(ctx, moved, { decision: 'recall', what: '', reason: input.reason }) : refuse('moved')
}

const inLine = ({ status }: Admission) => status === 'noted' || status === 'waiting'

export const setPriority: HandlerOf<Services['setPriority']> = async ({ input, ctx }) => {
  const { admissionId, priority, reason } = input
  const one = await held(ctx, admissionId)
  if (isRefused(one)) return one
  if (!inLine(one)) return refuse('moved')
  const changed = await admissions.change(ctx, one, { priority, priorityReason: reason })
  await settle(ctx, one, changed, 'hospital')
  const what = `${priorities[one.priority].label} → ${priorities[priority].label}`
  return decided(ctx, changed, { decision: 'priority', what, reason })
}

export const postponeAdmission: HandlerOf<Services['postponeAdmission']> = async ({ input, ctx }) => {
  const { admissionId, until, reason } = input
  const one = await held(ctx, admissionId)
  if (isRefused(one)) return one
  if (!inLine(one) || until < dayOf(ctx.now)) return refuse('moved')
  const changed = await admissions.change(ctx, one, {
    notBefore: until,
    reason: `病区安排后延到${dayInWords(until)}以后：${reason}`,
  })
  await settle(ctx, one, changed, 'hospital')
  await notify(ctx, changed, 'admission_put_off', await watchersOf(ctx, changed))
  return decided(ctx, changed, { decision: 'postpone', what: dayInWords(until), reason })
}

export const strikeAdmission: HandlerOf<Services['strikeAdmission']> = async ({ input, ctx }) => {
  const one = await held(ctx, input.admissionId)
  if (isRefused(one)) return one
  const moved = await move(ctx, one, 'strike', 'operator', { ...withoutBed, reason: input.reason })
  return moved ? decided(ctx, moved, { decision: 'strike', what: '', reason: input.reason }) : refuse('moved')
}
