import { openingLasts } from '@nethos/contract/consult/video/recording.rules.ts'
import type { recordingServices } from '@nethos/contract/consult/video/recording.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { shownPageOf } from '../../../calls/page-of.ts'
import { addOpening, findMeeting, findOpening, listMeetings, openingsOf, shownMeeting } from './meeting.table.ts'
import { partKeyOf, takesOf } from './recording.table.ts'

type Services = typeof recordingServices

export const listRecordings: HandlerOf<Services['listRecordings']> = async ({ input, ctx }) => {
  const { docName, recordingState, pageNum, pageSize } = input
  const rows = await listMeetings(ctx, {
    docName: docName ?? '',
    recordingState: recordingState ?? '',
    offset: (pageNum - 1) * pageSize,
    limit: pageSize + 1,
  })
  return shownPageOf(rows, { pageNum, pageSize }, shownMeeting)
}

export const recordingFacts: HandlerOf<Services['recordingFacts']> = async ({ input, ctx, refuse }) => {
  const meeting = await findMeeting(ctx, input.consultId)
  if (!meeting) return refuse('not_found')
  return { ...shownMeeting(meeting), openings: await openingsOf(ctx, input.consultId) }
}

export const openRecording: HandlerOf<Services['openRecording']> = async ({ input, ctx, refuse }) => {
  const { consultId, reason } = input
  const meeting = await findMeeting(ctx, consultId)
  if (!meeting) return refuse('not_found')
  const accessId = await addOpening(ctx, { consultId, staffId: ctx.caller.staffId, reason })
  const { accountId, personId } = meeting
  await ctx.audit({ action: 'video.recording.open', accountId, personId, recordType: 'consult', recordId: consultId })
  return { accessId, takes: await takesOf(ctx, consultId) }
}

export const recordingPart: HandlerOf<Services['recordingPart']> = async ({ input, ctx, refuse }) => {
  const { accessId, takeId, side, partNo } = input
  const opening = await findOpening(ctx, accessId)
  if (!opening) return refuse('not_found')
  if (ctx.now >= opening.openedAt.getTime() + openingLasts) return refuse('opening_over')
  const key = await partKeyOf(ctx, { consultId: opening.consultId, takeId, side, partNo })
  if (key === undefined) return refuse('not_found')
  return { base64: (await ctx.runtime.files.get(key)).toString('base64') }
}
