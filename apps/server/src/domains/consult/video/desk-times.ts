import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { mostDaysAhead } from '@nethos/contract/consult/video/video.rules.ts'
import type { videoDeskServices } from '@nethos/contract/consult/video/video-desk.services.ts'
import { lookedThrough, type HandlerOf } from '../../../calls/handler.ts'
import { videoOffersOf } from './offer.ts'
import { addTimes, timesOf, withdrawTime } from './time.table.ts'

export const listVideoTimes: HandlerOf<typeof videoDeskServices.listVideoTimes> = async ({ ctx }) => {
  if (ctx.caller.docId === null) return lookedThrough([], [])
  const rows = await timesOf(ctx, ctx.caller.docId, startOfDay(dayOf(ctx.now)))
  const held = rows.flatMap(({ accountId, personId }) => (accountId && personId ? [{ accountId, personId }] : []))
  return lookedThrough(
    held,
    rows.map(({ accountId: _account, personId: _person, ...row }) => row),
  )
}

export const publishVideoTimes: HandlerOf<typeof videoDeskServices.publishVideoTimes> = async ({
  input,
  ctx,
  refuse,
}) => {
  const { docId } = ctx.caller
  const offers = docId === null ? undefined : await videoOffersOf(ctx, docId)
  if (docId === null || !offers?.length) return refuse('no_video')
  const last = startOfDay(addDays(dayOf(ctx.now), mostDaysAhead + 1))
  const endsAt = input.beginsAt + input.count * input.minutes * 60_000
  if (input.beginsAt <= ctx.now || endsAt > last) return refuse('times_past')
  if (!(await addTimes(ctx, docId, input))) return refuse('times_overlap')
  await ctx.audit({ action: 'video.time.publish', recordType: 'doctor', recordId: docId })
  return { count: input.count }
}

export const withdrawVideoTime: HandlerOf<typeof videoDeskServices.withdrawVideoTime> = async ({
  input,
  ctx,
  refuse,
}) => {
  const { docId } = ctx.caller
  const done = docId === null ? 'none' : await withdrawTime(ctx, docId, input.timeId)
  if (done === 'none') return refuse('not_found')
  if (done === 'held') return refuse('time_held')
  await ctx.audit({ action: 'video.time.withdraw', recordType: 'video_time', recordId: input.timeId })
  return true
}
