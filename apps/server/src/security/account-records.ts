import type { Trials } from './record-kinds.ts'
import { home } from './samples.ts'

/** Logins, devices, addresses and what an account is told. */
export const accountRecords: Trials = {
  'nethos.pat.address.modify': { addressId: { fields: () => home } },
  'nethos.questionnaire.begin': { personId: { fields: () => ({ code: 'phq9' }) } },
  'nethos.questionnaire.draft.save': { assignmentId: { fields: () => ({ answers: { q1: '1' }, draftPage: 0 }) } },
  'smarthos.questionnaire.submit': {
    assignmentId: { record: world => world.questionnaire('pain'), fields: () => ({ answers: { pain: 2 } }) },
  },
  'smarthos.questionnaire.result': { assignmentId: { record: world => world.sentQuestionnaire() } },
  'nethos.system.feedback.add': {
    attaIdList: { fields: () => ({ content: '很好' }) },
    consultId: { fields: () => ({ content: '很好', kind: 'complaint' }) },
  },
  'nethos.system.feedback.reopen': {
    feedbackId: {
      record: async world => (await world.complaint('answered')).feedbackId,
      fields: () => ({ content: '没有解决' }),
    },
  },
}
