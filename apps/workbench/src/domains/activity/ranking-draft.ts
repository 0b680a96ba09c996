import { addDays, dayOf, startOfDay, timeTyped, typedTime } from '@nethos/contract/common/days.ts'
import { wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { dailyLikes, rankedDoctors, rankingRules, rankingTitle } from '@nethos/contract/activity/ranking.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { DeskRanking } from './activity.calls.ts'

/** A ranking as it is typed: times as 'YYYY-MM-DDTHH:mm'. */
export interface RankingDraft {
  title: string
  rulesText: string
  starts: string
  ends: string
  dailyLikes: string
  docIds: string[]
  isOpen: boolean
}

export const rankingDraftOf = (ranking: DeskRanking | undefined, now: number): RankingDraft => ({
  title: ranking?.title ?? '',
  rulesText: ranking?.rulesText ?? '',
  starts: typedTime(ranking?.startsAt ?? startOfDay(dayOf(now))),
  ends: typedTime(ranking?.endsAt ?? startOfDay(addDays(dayOf(now), 30))),
  dailyLikes: String(ranking?.dailyLikes ?? 5),
  docIds: ranking?.docIds ?? [],
  isOpen: ranking?.isOpen ?? true,
})

export const rankingOf = (draft: RankingDraft, before: DeskRanking | undefined) => ({
  ...(before && { rankingId: before.rankingId }),
  title: draft.title.trim(),
  rulesText: draft.rulesText.trim(),
  startsAt: timeTyped(draft.starts),
  endsAt: timeTyped(draft.ends),
  dailyLikes: wholeTyped(draft.dailyLikes),
  docIds: draft.docIds,
  isOpen: draft.isOpen,
})

/** Why each field will not do; empty when all will. */
export function wrongInRanking(draft: RankingDraft): Partial<Record<keyof RankingDraft, string>> {
  const sent = rankingOf(draft, undefined)
  const wrong = {
    title: sentenceOf(rankingTitle, sent.title),
    rulesText: sentenceOf(rankingRules, sent.rulesText),
    dailyLikes: sentenceOf(dailyLikes, sent.dailyLikes),
    docIds: sentenceOf(rankedDoctors, sent.docIds),
    starts: Number.isNaN(sent.startsAt) ? '请填写开始时间' : undefined,
    ends: Number.isNaN(sent.endsAt)
      ? '请填写结束时间'
      : sent.endsAt <= sent.startsAt
        ? '结束时间须晚于开始时间'
        : undefined,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, why]) => why))
}
