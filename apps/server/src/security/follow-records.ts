import type { Trials } from './record-kinds.ts'

/** Follows and the talk in them. */
export const followRecords: Trials = {
  'nethos.follow.message.send': {
    followId: { fields: () => ({ msgText: '您好' }) },
    attaIdList: {
      fields: async world => ({ followId: await world.callersFollow() }),
    },
  },
  'staff.follow.card.send': {
    followId: {
      fields: async world => ({ cardKind: 'doctor', cardId: world.doctor.docId }),
    },
  },
  'staff.follow.flag.judge': {
    followId: { record: world => world.flaggedFollow(), fields: () => ({ flag: 'chest_pain', verdict: 'right' }) },
  },
  'staff.follow.message.send': {
    followId: { fields: () => ({ msgText: '您好' }) },
    attaIdList: {
      fields: async world => ({ followId: await world.callersFollow(), msgText: '见附件' }),
    },
  },
}
