import { filledIn } from './account-world.ts'
import type { Trials } from './record-kinds.ts'

/** The ids of applications to programmes: a part of the table in records.ts. */
export const programmeRecords: Trials = {
  'nethos.programme.apply': {
    personId: {
      fields: () => ({ code: 'kfzx', edition: 0, offerCode: 'home-plan', answers: filledIn, isAgreed: true }),
    },
  },
  'nethos.programme.draft.save': {
    personId: { fields: () => ({ code: 'kfzx', edition: 0, offerCode: '', answers: filledIn }) },
  },
  'nethos.programme.standing.list': { personId: { fields: () => ({ code: 'kfzx' }) } },
  'nethos.programme.application.answer': {
    applicationId: { record: world => world.application('asked'), fields: () => ({ answers: filledIn }) },
  },
  'nethos.programme.application.pay': {
    applicationId: { record: world => world.application('to_pay'), fields: () => ({ payChannel: 'WECHAT' }) },
  },
  'nethos.programme.talk.say': { applicationId: { fields: () => ({ text: '今天练完了', sendId: 's1' }) } },
}
