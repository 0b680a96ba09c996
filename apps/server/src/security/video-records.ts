import { aPart } from '../domains/consult/video/testbed.ts'
import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const meeting = (world: World) => world.meeting()
const entryId = 'page'
const bookedBy = async (world: World) => ({
  docId: world.doctor.docId,
  timeId: await world.freeTime(),
  consultContent: '头晕',
})

/** Times, bookings and rooms of video consults. */
export const videoRecords: Trials = {
  'nethos.consult.info.docvideo.issue': {
    compatId: { fields: bookedBy },
    attaIdList: {
      fields: async world => ({
        ...(await bookedBy(world)),
        compatId: world.caller === 'owner' ? await world.child() : world.callerPersonId,
      }),
    },
  },
  'nethos.consult.video.room': { consultId: { record: meeting } },
  'nethos.consult.video.room.enter': { consultId: { record: meeting, fields: () => ({ agreesToRecording: true }) } },
  'nethos.consult.video.room.leave': { consultId: { record: meeting, fields: () => ({ entryId }) } },
  'nethos.consult.video.signal.send': {
    consultId: { record: meeting, fields: () => ({ entryId, body: '[]' }) },
  },
  'nethos.consult.video.signal.list': { consultId: { record: meeting, fields: () => ({ after: 0 }) } },
  'nethos.consult.video.line': {
    consultId: { record: meeting, fields: () => ({ entryId, kind: 'video' }) },
  },
  'staff.video.room': { consultId: { record: meeting } },
  'staff.video.room.enter': { consultId: { record: meeting } },
  'staff.video.room.leave': {
    consultId: { record: meeting, fields: () => ({ entryId }) },
  },
  'staff.video.signal.send': {
    consultId: { record: meeting, fields: () => ({ entryId, body: '[]' }) },
  },
  'staff.video.signal.list': { consultId: { record: meeting, fields: () => ({ after: 0 }) } },
  'staff.video.recording.part.save': { consultId: { record: meeting, fields: () => aPart() } },
  'staff.video.line': {
    consultId: { record: meeting, fields: () => ({ entryId, kind: 'video' }) },
  },
}
