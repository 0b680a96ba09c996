import { instantInWords } from '@nethos/contract/common/days.ts'
import { arriveAtOf } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { admissions, type AdmissionChanges, type AdmissionEvent } from './admission.lifecycle.ts'
import { watchersOf, type Watcher } from '../people/public.ts'
import { type Admission } from './admission.table.ts'
import { arrangeJob } from './job-names.ts'
import { dischargeOf } from './sealed.ts'
import {
  cardLink,
  endFollowUps,
  followStay,
  followUp,
  planArrival,
  stopPathways,
  notifyPathways,
} from './stay-pathway.ts'

/** The pages of whoever sees it hear that it has changed. */
export async function announce(ctx: Ctx, one: Admission, watchers: readonly Watcher[]): Promise<void> {
  for (const { accountId } of watchers) await ctx.announce({ accountId }, 'admission', one.admissionId)
  await ctx.announce('operators', 'admission', one.admissionId)
}

const typeOf = (before: Admission | undefined, now: Admission, by: Actor) => {
  if (!before && now.status === 'noted') return 'admission_noted' as const
  if (now.status === 'in_hospital') return 'admission_arrived' as const
  if (now.status === 'discharged') return 'admission_discharged' as const
  if (now.status === 'cancelled' && by !== 'patient') return 'admission_cancelled' as const
  if (now.status === 'waiting' && by !== 'patient') return 'admission_back' as const
  return undefined
}

export async function notify(
  ctx: Ctx,
  one: Admission,
  type: NonNullable<ReturnType<typeof typeOf>> | 'admission_put_off' | 'admission_called',
  watchers: readonly Watcher[],
): Promise<void> {
  for (const watcher of watchers) {
    const message = {
      accountId: watcher.accountId,
      link: cardLink(watcher),
      about: { recordType: 'admission', recordId: one.admissionId },
    }
    const values = { person: watcher.personName, dept: one.deptName }
    if (type !== 'admission_called') await putMessage(ctx, { ...message, type, values })
    else
      await putMessage(ctx, {
        ...message,
        type,
        values: { ...values, time: instantInWords(one.answerBy ?? ctx.now).slice(5) },
      })
  }
}

/** What its pathways hear. */
async function follow(ctx: Ctx, one: Admission, watchers: readonly Watcher[]): Promise<void> {
  const { status } = one
  if (status === 'cancelled' || status === 'expired') return stopPathways(ctx, one, one.reason || '住院预约已取消')
  await followStay(ctx, one, watchers)
  if (one.queuedAt !== null) await notifyPathways(ctx, one, 'registered', one.queuedAt)
  if (status === 'accepted' && one.arriveOn !== null) await planArrival(ctx, one, arriveAtOf(one.arriveOn))
  if (one.admittedAt !== null) await notifyPathways(ctx, one, 'admitted', one.admittedAt)
  if (status === 'in_hospital') await endFollowUps(ctx, one, '医院撤销了出院')
  const summary = dischargeOf(ctx.runtime, one)
  if (status !== 'discharged' || !summary) return
  await notifyPathways(ctx, one, 'discharged', summary.dischargedAt)
  await followUp(ctx, one, watchers, summary)
}

/** All that follows from where an admission stands now: its pathways, the messages, the pages, what the hospital is told. */
export async function settle(ctx: Ctx, before: Admission | undefined, now: Admission, by: Actor): Promise<Admission> {
  const watchers = await watchersOf(ctx, now)
  await follow(ctx, now, watchers)
  if (before?.status !== now.status) {
    const type = now.status === 'called' ? 'admission_called' : typeOf(before, now, by)
    if (type) await notify(ctx, now, type, watchers)
  }
  await announce(ctx, now, watchers)
  if (by === 'hospital') return now
  await ctx.enqueue(arrangeJob, { admissionId: now.admissionId, version: now.version })
  return now
}

/** Moves it, with all that follows. Undefined: it may not now. */
export async function move(
  ctx: Ctx,
  one: Admission,
  event: AdmissionEvent,
  by: Actor,
  changes: AdmissionChanges = {},
): Promise<Admission | undefined> {
  const version = by === 'hospital' ? one.version : one.version + 1
  const moved = await admissions.transition(ctx, one, event, by, { ...changes, version })
  return moved && settle(ctx, one, moved, by)
}

/** No bed is kept any more. */
export const withoutBed = {
  bedId: null,
  calledAt: null,
  answerBy: null,
  arriveOn: null,
  arriveBy: null,
} as const

export const pass = (ctx: Ctx, one: Admission) =>
  move(ctx, one, 'pass', 'clock', { ...withoutBed, reason: '没有在时限内答复，床位已让给其他患者，您的排队位置不变' })
export const miss = (ctx: Ctx, one: Admission) =>
  move(ctx, one, 'miss', 'clock', { ...withoutBed, reason: '没有按约定时间来院，床位未保留，您的排队位置不变' })
export const lapse = (ctx: Ctx, one: Admission) => move(ctx, one, 'lapse', 'clock', { reason: '住院证已过有效期' })
