import type { rankingServices } from '@nethos/contract/activity/ranking.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { stepped, type HandlerOf } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha } from '../captcha/public.ts'
import { realPersonsOf } from '../people/public.ts'
import { addLike, countVerified, isSuspicious, lockLikesOf, originOf } from './like.table.ts'
import { currentRanking, isRunning, likedBy, placesIn } from './ranking.table.ts'

export const sendLikeCaptcha: HandlerOf<typeof rankingServices.sendLikeCaptcha> = async ({ ctx }) =>
  sendCaptcha(ctx, 'like', await mobileOf(ctx, ctx.caller.accountId))

/** nethos.doc.rank.like (docs/decisions/0147). A captcha that is tried is counted before anything can refuse. */
export const likeDoctor = stepped<typeof rankingServices.likeDoctor, boolean, void>({
  async prepare({ input: { cid, captcha }, ctx }) {
    if (cid === undefined || captcha === undefined) return false
    const mobile = await mobileOf(ctx, ctx.caller.accountId)
    return (await tryCaptcha(ctx, { purpose: 'like', cid, captcha, mobile })) !== undefined
  },
  outside: async () => undefined,
  async settle(_verified, isRight, { input: { docId, cid, captcha }, ctx, refuse }) {
    const { accountId } = ctx.caller
    const row = await currentRanking(ctx)
    if (!row || !isRunning(row, ctx.now)) return refuse('ranking_over')
    const { rankingId } = row
    if (!(await placesIn(ctx, rankingId)).some(place => place.docId === docId)) return refuse('not_found')

    await lockLikesOf(ctx, accountId)
    const day = dayOf(ctx.now)
    const liked = await likedBy(ctx, { rankingId, accountId, day })
    if (liked.has(docId)) return refuse('liked_today')
    if (liked.size >= row.dailyLikes) return refuse('likes_spent')
    const isGiven = cid !== undefined && captcha !== undefined
    if (isGiven && !isRight) return refuse('captcha_wrong')
    const origin = originOf(ctx)
    if (!isGiven && (await isSuspicious(ctx, origin, { accountId, day }))) return refuse('captcha_needed')
    if (isGiven && (await takeCaptcha(ctx, { purpose: 'like', cid, captcha })) === undefined)
      return refuse('captcha_wrong')

    await countVerified(ctx, [accountId])
    const realPerson = (await realPersonsOf(ctx, [accountId])).get(accountId) ?? null
    const like = { ...origin, rankingId, docId, accountId, realPerson, day, isProven: isGiven }
    if (!(await addLike(ctx, like))) return refuse('liked_today')
    const place = (await placesIn(ctx, rankingId)).find(one => one.docId === docId)
    return { likeCount: place?.likeCount ?? 0, isCounted: realPerson !== null }
  },
})
