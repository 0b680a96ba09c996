import { codesOf, type Spelling } from '../spelling.ts'
import { consultStates } from './consult.status.ts'

/** The consults' words of the wire that do not explain themselves (core 3). */
export const consultSpelling = {
  words: {
    accountId: 'patId',
    personId: 'compatId',
    feeCents: 'consultFee',
    repliesLeft: 'patReplyRemainNumber',
    replyLimit: 'consultCanReplyNumber',
    consulterIdCard: 'consulterIdcard',
    serviceId: 'serveId',
    personalServiceId: 'personalServeId',
    createdAt: 'createTime',
    saidAt: 'showTime',
    seconds: 'audioLength',
  },
  codes: { consultStatus: codesOf(consultStates) },
} as const satisfies Spelling
