import type { rankingServices } from '@nethos/contract/activity/ranking.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { currentRanking, isRunning, likedBy, placesIn, type Place } from './ranking.table.ts'

export const ranking: HandlerOf<typeof rankingServices.ranking> = async ({ ctx }) => {
  const row = await currentRanking(ctx)
  if (!row) return null
  const places = await placesIn(ctx, row.rankingId)
  return {
    title: row.title,
    rulesText: row.rulesText,
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    isRunning: isRunning(row, ctx.now),
    dailyLikes: row.dailyLikes,
    doctorCount: places.length,
    likeCount: places.reduce((sum, one) => sum + one.likeCount, 0),
  }
}

/** Whom the caller has liked today; nobody has liked anybody. */
const likedToday = async (ctx: Ctx, rankingId: string): Promise<Set<string>> =>
  ctx.caller.kind === 'account'
    ? likedBy(ctx, { rankingId, accountId: ctx.caller.accountId, day: dayOf(ctx.now) })
    : new Set()

const fits =
  (keyword: string) =>
  ({ docName, deptName }: Place): boolean =>
    docName.includes(keyword) || deptName.includes(keyword)

export const listRanked: HandlerOf<typeof rankingServices.listRanked> = async ({
  input: { keyword, pageNum, pageSize },
  ctx,
}) => {
  const row = await currentRanking(ctx)
  const found = row ? (await placesIn(ctx, row.rankingId)).filter(fits(keyword.trim())) : []
  const liked = row ? await likedToday(ctx, row.rankingId) : new Set()
  const begin = (pageNum - 1) * pageSize
  const rows = found.slice(begin, begin + pageSize).map(place => ({ ...place, isLiked: liked.has(place.docId) }))
  return { rows, pageNum, pageSize, total: found.length, hasNextPage: found.length > begin + pageSize }
}

export const rankedDoctor: HandlerOf<typeof rankingServices.rankedDoctor> = async ({
  input: { docId },
  ctx,
  refuse,
}) => {
  const row = await currentRanking(ctx)
  const place = row && (await placesIn(ctx, row.rankingId)).find(one => one.docId === docId)
  if (!row || !place) return refuse('not_found')
  return { ...place, isLiked: (await likedToday(ctx, row.rankingId)).has(docId) }
}
