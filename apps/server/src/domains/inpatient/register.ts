import { addDays, dayOf, isDay } from '@nethos/contract/common/days.ts'
import { admissionStates, wishStatuses } from '@nethos/contract/inpatient/admission.status.ts'
import { arriveByOf, postponeDays, remarkProblems, type Remark } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { SavedRemark } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import { measuredWords } from '@nethos/contract/triage/measured.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { move, settle, withoutBed } from './admission.life.ts'
import { admissions } from './admission.lifecycle.ts'
import { ownAdmission, takeAdmission, type Admission } from './admission.table.ts'
import { remarkOf, sealed } from './sealed.ts'
import { notifyPathways } from './stay-pathway.ts'

type Services = typeof inpatientServices

/** One of the caller's, held, as it is now. What is due and not written yet cannot be changed any more. */
async function held(
  ctx: Ctx<AccountCaller>,
  given: { admissionId: string; recordNumber?: string | null | undefined; personId?: string | null | undefined },
): Promise<{ one: Admission; personId: string } | Refused<'not_found' | 'grant_closed' | 'cannot_now'>> {
  const own = await ownAdmission(ctx, given.admissionId)
  if (isRefused(own)) return own
  if (given.recordNumber && given.recordNumber !== own.recordNumber) return refuse('not_found')
  if (given.personId && given.personId !== own.personId) return refuse('not_found')
  const one = await takeAdmission(ctx, own.admissionId)
  if (!one) return refuse('not_found')
  return admissions.asOf(one, ctx.now).status === one.status ? { one, personId: own.personId } : refuse('cannot_now')
}

const note = (ctx: Ctx<AccountCaller>, personId: string, recordId: string) =>
  noteActFor(ctx, { action: 'inpatient.change', personId, recordType: 'admission', recordId })

export const registerAdmission: HandlerOf<Services['registerAdmission']> = async ({ input, ctx }) => {
  const { admissionId, recordNumber, personId, contactName, contactMobile, contactRelation, address, insuranceKind } =
    input
  const own = await held(ctx, { admissionId, recordNumber, personId })
  if (isRefused(own)) return own
  const { one } = own
  const fields = { contactName, contactMobile, contactRelation, address, insuranceKind }
  const registrationSealed = sealed(ctx.runtime, 'registration', fields)
  if ('register' in admissionStates[one.status].on)
    await move(ctx, one, 'register', 'patient', { registrationSealed, queuedAt: ctx.now })
  else if (wishStatuses.includes(one.status)) {
    const changed = await admissions.change(ctx, one, { registrationSealed, version: one.version + 1 })
    await settle(ctx, one, changed, 'patient')
  } else return refuse('cannot_now')
  await note(ctx, own.personId, admissionId)
  return true
}

const writtenIn = ({ remark, needs, medicines, systolic, diastolic }: Remark): string[] => [
  ...[remark, needs, medicines].map(text => text ?? ''),
  ...(systolic ? measuredWords('收缩压', systolic) : []),
  ...(diastolic ? measuredWords('舒张压', diastolic) : []),
]

/** What was said anew upon what was kept; left out: as it was. */
function merged(before: SavedRemark, fresh: Remark): SavedRemark {
  const { bedType: _bed, wishedOn: _day, ...rest } = fresh
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const textOrNull = Object.fromEntries(given.map(([key, value]) => [key, value ?? emptyOf(key)]))
  return { ...before, ...textOrNull }
}
const figures = ['whiteBloodCell', 'systolic', 'diastolic']
const emptyOf = (key: string) => (figures.includes(key) ? null : '')

export const saveRemark: HandlerOf<Services['saveRemark']> = async ({ input, ctx }) => {
  const { admissionId, recordNumber, ...fresh } = input
  const own = await held(ctx, { admissionId, recordNumber })
  if (isRefused(own)) return own
  const { one } = own
  if (!wishStatuses.includes(one.status)) return refuse('cannot_now')
  const saved = merged(remarkOf(ctx.runtime, one), fresh)
  const [problem] = Object.values(remarkProblems({ ...saved, wishedOn: fresh.wishedOn }, dayOf(ctx.now)))
  if (problem) return refuse('value_wrong', { sentence: problem })
  const remarkSealed = sealed(ctx.runtime, 'remark', saved)
  const changed = await admissions.change(ctx, one, {
    remarkSealed,
    version: one.version + 1,
    ...(fresh.bedType != null && { bedWish: fresh.bedType }),
    ...(fresh.wishedOn != null && { wishedOn: fresh.wishedOn || null }),
  })
  await settle(ctx, one, changed, 'patient')
  await notifyPathways(ctx, changed, 'prepared', ctx.now)
  await adviseWriter(ctx, { recordType: 'admission', recordId: admissionId }, ...writtenIn(fresh))
  await note(ctx, own.personId, admissionId)
  return true
}

export const answerCall: HandlerOf<Services['answerCall']> = async ({ input, ctx }) => {
  const { admissionId, answer, wishedOn } = input
  const own = await held(ctx, { admissionId })
  if (isRefused(own)) return own
  const moved = await answered(ctx, own.one, answer, wishedOn ?? '')
  if (isRefused(moved)) return moved
  if (!moved) return refuse('cannot_now')
  await note(ctx, own.personId, admissionId)
  return true
}

async function answered(
  ctx: Ctx<AccountCaller>,
  one: Admission,
  answer: 'accept' | 'postpone' | 'decline',
  until: string,
): Promise<Admission | undefined | Refused<'day_wrong'>> {
  const today = dayOf(ctx.now)
  if (answer === 'accept')
    return move(ctx, one, 'accept', 'patient', { answerBy: null, arriveBy: arriveByOf(one.arriveOn ?? today) })
  if (answer === 'decline') return move(ctx, one, 'decline', 'patient', { ...withoutBed, reason: '您已取消这次住院' })
  if (!isDay(until) || until <= today || until > addDays(today, postponeDays)) return refuse('day_wrong')
  return move(ctx, one, 'postpone', 'patient', {
    ...withoutBed,
    wishedOn: until,
    notBefore: until,
    reason: '您已申请延后入院，排队位置不变',
  })
}
