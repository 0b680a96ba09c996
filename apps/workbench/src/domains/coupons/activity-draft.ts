import { dayOf, startOfDay, timeTyped, typedTime as typed } from '@nethos/contract/common/days.ts'
import { activityName, activityRules, couponCode, inviterMost } from '@nethos/contract/coupons/coupons.rules.ts'
import type { UserScene } from '@nethos/contract/coupons/coupons.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { wholeTyped } from '@nethos/calls/form/typed-number.ts'
import type { DeskActivity } from './coupons.calls.ts'

/** An activity as it is typed: times as 'YYYY-MM-DDTHH:mm', '' for what is not said. */
export interface ActivityDraft {
  activityName: string
  userScene: UserScene
  promoteCode: string
  rulesText: string
  batchId: string
  inviterBatchId: string
  inviterMost: string
  starts: string
  ends: string
}

export const activityDraftOf = (activity: DeskActivity | undefined, now: number): ActivityDraft => ({
  activityName: activity?.activityName ?? '',
  userScene: activity?.userScene ?? 'RECEIVE',
  promoteCode: activity?.promoteCode ?? '',
  rulesText: activity?.rulesText ?? '',
  batchId: activity?.batchId ?? '',
  inviterBatchId: activity?.inviterBatchId ?? '',
  inviterMost: String(activity?.inviterMost ?? 20),
  starts: typed(activity?.startsAt ?? startOfDay(dayOf(now))),
  ends: activity ? typed(activity.endsAt) : '',
})

/** A time that was not touched keeps its seconds. */
const instantOf = (text: string, before: number | undefined): number =>
  before !== undefined && typed(before) === text ? before : timeTyped(text)

export function activityOf(draft: ActivityDraft, before: DeskActivity | undefined) {
  const isInviting = draft.userScene === 'INVITE_REGISTER'
  return {
    ...(before && { activityId: before.activityId }),
    activityName: draft.activityName.trim(),
    userScene: draft.userScene,
    promoteCode: draft.promoteCode.trim(),
    rulesText: draft.rulesText.trim(),
    batchId: draft.batchId,
    inviterBatchId: isInviting ? draft.inviterBatchId : '',
    inviterMost: isInviting ? wholeTyped(draft.inviterMost) : 1,
    startsAt: instantOf(draft.starts, before?.startsAt),
    endsAt: instantOf(draft.ends, before?.endsAt),
  }
}

type Wrong = Partial<Record<keyof ActivityDraft, string | undefined>>

/** Why each field will not do; empty when all will. */
export function wrongInActivity(draft: ActivityDraft, before: DeskActivity | undefined): Wrong {
  const sent = activityOf(draft, before)
  const wrong: Wrong = {
    activityName: sentenceOf(activityName, sent.activityName),
    promoteCode: sentenceOf(couponCode, sent.promoteCode),
    rulesText: sentenceOf(activityRules, sent.rulesText),
    batchId: sent.batchId ? undefined : '请选择优惠券',
    inviterMost: sentenceOf(inviterMost, sent.inviterMost),
    starts: Number.isNaN(sent.startsAt) ? '请填写开始时间' : undefined,
    ends: Number.isNaN(sent.endsAt)
      ? '请填写结束时间'
      : sent.endsAt <= sent.startsAt
        ? '结束时间须晚于开始时间'
        : undefined,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, why]) => why))
}
