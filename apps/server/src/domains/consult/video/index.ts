import { roomServices } from '@nethos/contract/consult/video/room.services.ts'
import { videoServices } from '@nethos/contract/consult/video/video.services.ts'
import { videoDeskServices } from '@nethos/contract/consult/video/video-desk.services.ts'
import { recordingServices } from '@nethos/contract/consult/video/recording.services.ts'
import { implement } from '../../../calls/handler.ts'
import { missing } from '../acting.ts'
import { startVideoConsult, videoTimes } from './book.ts'
import { listVideoTimes, publishVideoTimes, withdrawVideoTime } from './desk-times.ts'
import { listRecordings, openRecording, recordingFacts, recordingPart } from './recording-office.ts'
import { saveRecordingPart } from './save-recording.ts'
import { enterAsDoctor, enterAsPatient, leave, line, roomFor, send, shownRoom, take } from './room.ts'

/** Both sides do the same in the room; only how one says that there is none differs. */
export const videoConsults = [
  ...implement(videoServices, {
    videoTimes,
    startVideoConsult,
  }),
  ...implement(roomServices, {
    videoRoom: async ({ input, ctx }) => {
      const found = await roomFor(ctx, input.consultId)
      return found ? shownRoom(ctx, found.consult, found.room) : missing(ctx, input.consultId)
    },
    enterRoom: async ({ input, ctx }) =>
      (await enterAsPatient(ctx, input.consultId, input.agreesToRecording ?? false)) ?? missing(ctx, input.consultId),
    leaveRoom: async ({ input, ctx }) =>
      (await leave(ctx, input.consultId, input.entryId)) ?? missing(ctx, input.consultId),
    sendSignal: async ({ input, ctx }) => (await send(ctx, input)) ?? missing(ctx, input.consultId),
    takeSignals: async ({ input, ctx }) =>
      (await take(ctx, input.consultId, input.after)) ?? missing(ctx, input.consultId),
    reportLine: async ({ input, ctx }) => (await line(ctx, input)) ?? missing(ctx, input.consultId),
  }),
  ...implement(videoDeskServices, {
    listVideoTimes,
    publishVideoTimes,
    withdrawVideoTime,
    deskRoom: async ({ input, ctx, refuse }) => {
      const found = await roomFor(ctx, input.consultId)
      return found ? shownRoom(ctx, found.consult, found.room) : refuse('not_found')
    },
    enterDeskRoom: async ({ input, ctx, refuse }) => (await enterAsDoctor(ctx, input.consultId)) ?? refuse('not_found'),
    leaveDeskRoom: async ({ input, ctx, refuse }) =>
      (await leave(ctx, input.consultId, input.entryId)) ?? refuse('not_found'),
    sendDeskSignal: async ({ input, ctx, refuse }) => (await send(ctx, input)) ?? refuse('not_found'),
    takeDeskSignals: async ({ input, ctx, refuse }) =>
      (await take(ctx, input.consultId, input.after)) ?? refuse('not_found'),
    reportDeskLine: async ({ input, ctx, refuse }) => (await line(ctx, input)) ?? refuse('not_found'),
  }),
  ...implement(recordingServices, {
    saveRecordingPart,
    listRecordings,
    recordingFacts,
    openRecording,
    recordingPart,
  }),
]
