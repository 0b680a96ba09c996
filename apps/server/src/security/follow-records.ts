import type { Records } from './record-kinds.ts'
import { doctor, ofDoctor, picture, place, sender } from './whose.ts'
import type { World } from './world.ts'

const follow = (world: World) => world.follow()

/** Follows and the talk in them. */
export const followRecords: Records = {
  'nethos.follow.get': { docId: doctor, followId: { record: follow } },
  'nethos.follow.message.list': { followId: { record: follow }, beforeId: place },
  'nethos.follow.message.read': { followId: { record: follow } },
  'nethos.follow.message.send': {
    followId: { record: follow, fields: () => ({ msgText: '您好' }) },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({ followId: await world.callersFollow() }),
    },
    sendId: sender,
  },
  'staff.follow.message.list': { followId: { record: follow, ...ofDoctor }, beforeId: place },
  'staff.follow.message.read': { followId: { record: follow, ...ofDoctor } },
  'staff.follow.card.send': {
    followId: {
      record: follow,
      fields: async world => ({ cardKind: 'doctor', cardId: world.doctor.docId }),
      ...ofDoctor,
    },
    cardId: 'public: only what everybody may read is sent as a card',
    sendId: sender,
  },
  'staff.follow.message.send': {
    followId: { record: follow, fields: () => ({ msgText: '您好' }), ...ofDoctor },
    attaIdList: {
      record: world => world.upload({ staffId: world.doctor.staffId }),
      isList: true,
      fields: async world => ({ followId: await world.callersFollow(), msgText: '见附件' }),
      ...ofDoctor,
    },
    sendId: sender,
  },
}
