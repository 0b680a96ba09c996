import type { Public, Records } from './record-kinds.ts'
import { doctor, link, ofDoctor, picture } from './whose.ts'
import type { World } from './world.ts'

const meeting = (world: World) => world.meeting()
const entryId = 'page'
const page: Public = 'public: a page of the caller’s own in a room that is his; the room’s tests try an older one'
const bookedBy = async (world: World) => ({
  docId: world.doctor.docId,
  timeId: await world.freeTime(),
  consultContent: '头晕',
})

/** Times, bookings and rooms of video consults. */
export const videoRecords: Records = {
  'nethos.consult.video.schedule.list': { docId: doctor },
  'nethos.consult.info.docvideo.issue': {
    docId: doctor,
    timeId: 'public: the times of a doctor are shown to everybody',
    compatId: { record: world => world.owner.personId, fields: bookedBy },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({
        ...(await bookedBy(world)),
        compatId: world.caller === 'owner' ? await world.child() : world.callerPersonId,
      }),
    },
    consultSourceId: link,
  },
  'nethos.consult.video.room': { consultId: { record: meeting } },
  'nethos.consult.video.room.enter': { consultId: { record: meeting } },
  'nethos.consult.video.room.leave': { consultId: { record: meeting, fields: () => ({ entryId }) }, entryId: page },
  'nethos.consult.video.signal.send': {
    consultId: { record: meeting, fields: () => ({ entryId, body: '[]' }) },
    entryId: page,
  },
  'nethos.consult.video.signal.list': { consultId: { record: meeting, fields: () => ({ after: 0 }) } },
  'nethos.consult.video.line': {
    consultId: { record: meeting, fields: () => ({ entryId, kind: 'video' }) },
    entryId: page,
  },
  'staff.video.time.withdraw': { timeId: { record: world => world.freeTime(), ...ofDoctor } },
  'staff.video.room': { consultId: { record: meeting, ...ofDoctor } },
  'staff.video.room.enter': { consultId: { record: meeting, ...ofDoctor } },
  'staff.video.room.leave': {
    consultId: { record: meeting, fields: () => ({ entryId }), ...ofDoctor },
    entryId: page,
  },
  'staff.video.signal.send': {
    consultId: { record: meeting, fields: () => ({ entryId, body: '[]' }), ...ofDoctor },
    entryId: page,
  },
  'staff.video.signal.list': { consultId: { record: meeting, fields: () => ({ after: 0 }), ...ofDoctor } },
  'staff.video.line': {
    consultId: { record: meeting, fields: () => ({ entryId, kind: 'video' }), ...ofDoctor },
    entryId: page,
  },
}
