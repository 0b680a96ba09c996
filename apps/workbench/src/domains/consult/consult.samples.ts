import type { ConsultDetail, ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import type { DeskConsult, DeskRow } from './consult.calls.ts'

const hour = 3_600_000
/** A quiet moment: 2026-11-21 15:00 in Shanghai. */
export const noon = Date.parse('2026-11-21T07:00:00Z')

export const aDeskRow = (changed: Partial<DeskRow> = {}): DeskRow => ({
  consultId: 'c1',
  consultType: 'DOCPIC',
  consultStatus: 'going',
  consultStatusDescription: '',
  feeCents: 3000,
  docId: 'd0001',
  teamId: null,
  docName: '沈知远',
  docTitle: '主任医师',
  docDeptName: '心内科',
  docHosName: '南山云医院',
  docAvatar: '',
  personId: 'p1',
  consulterName: '王秀英',
  consulterGender: 'F',
  consulterAge: 38,
  illnessName: '高血压',
  consultContent: '早晨头晕',
  unreadCount: 0,
  lastText: '早晨头晕',
  lastAt: noon - hour,
  createdAt: noon - hour,
  answerDueAt: null,
  ...changed,
})

export const aMessage = (changed: Partial<ConsultMessage> = {}): ConsultMessage => ({
  messageId: 'm1',
  msgLevel: 'NORMAL',
  msgType: 'TEXT',
  replyContent: '要紧吗？',
  replierType: 'PAT',
  replierId: 'a1',
  replierName: '王秀英',
  senderIdentity: '患者',
  saidAt: noon - hour,
  hasAtta: false,
  attaList: [],
  ...changed,
})

const aConsult = (changed: Partial<ConsultDetail>): ConsultDetail => ({
  ...aDeskRow(),
  accountId: 'a1',
  consulterIdCard: '330106********0222',
  consulterMobile: '138****0001',
  illnessTime: '十年',
  expectedHelpContent: '',
  supplementContent: '',
  supplementAttaList: [],
  supplementAskedAt: null,
  attaIdList: [],
  consultSource: null,
  consultSourceId: null,
  replyLimit: 10,
  repliesLeft: 10,
  replyCount: 0,
  endReason: '',
  startedAt: noon - hour,
  firstReplyAt: null,
  endedAt: null,
  servedUntil: null,
  answerDueAt: noon + 23 * hour,
  endAt: null,
  ...changed,
})

export const aDeskConsult = (
  changed: Partial<DeskConsult> = {},
  consult: Partial<ConsultDetail> = {},
): DeskConsult => ({
  consult: aConsult(consult),
  attaList: [],
  messageList: [aMessage()],
  events: ['reply', 'ask', 'finish', 'decline'],
  healthFile: {
    personName: '王秀英',
    gender: 'F',
    age: 38,
    idCard: '330106********0222',
    mobile: '138****0001',
    relationship: 'self',
    maritalStatus: 'married',
    isRealname: true,
  },
  earlierConsults: [],
  ...changed,
})
