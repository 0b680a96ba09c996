import type { ConsultDetail, ConsultMessage, ConsultRow } from '@nethos/contract/consult/consult.schemas.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

/** 2026-11-21 15:04 in the hospital. */
export const afternoon = Date.parse('2026-11-21T07:04:00Z')
export const minutes = 60_000

/** Paid, sent, not yet answered. */
export const aConsult = (changes: Partial<ConsultDetail> = {}): ConsultDetail => ({
  consultId: 'c1',
  consultType: 'DOCPIC',
  consultStatus: 'going',
  consultStatusDescription: '',
  feeCents: 3_000,
  docId: 'd1',
  teamId: null,
  docName: '张伟',
  docTitle: '主任医师',
  docDeptName: '心血管内科',
  docHosName: '南山云医院',
  docAvatar: 'f1',
  accountId: 'a1',
  personId: 'p1',
  consulterName: '王秀英',
  consulterGender: 'F',
  consulterAge: 38,
  consulterIdCard: '',
  consulterMobile: '',
  ageWords: '38岁',
  illnessName: '高血压',
  illnessTime: '两周',
  consultContent: '最近血压总是偏高',
  expectedHelpContent: '',
  supplementContent: '',
  supplementAttaList: [],
  supplementAskedAt: null,
  attaIdList: [],
  consultSource: null,
  consultSourceId: null,
  serviceId: null,
  personalServiceId: null,
  serviceName: '',
  freeClinicId: null,
  medicines: [],
  allergyHistory: '',
  redFlags: [],
  serviceLength: '',
  replyLimit: 3,
  repliesLeft: 3,
  replyCount: 0,
  endReason: '',
  createdAt: afternoon,
  startedAt: afternoon,
  firstReplyAt: null,
  endedAt: null,
  servedUntil: null,
  answerDueAt: afternoon + 24 * 60 * minutes,
  endAt: null,
  ...changes,
})

/** The doctor has answered, the patient may ask on. */
export const anAnswered = (changes: Partial<ConsultDetail> = {}): ConsultDetail =>
  aConsult({
    firstReplyAt: afternoon + 60 * minutes,
    replyCount: 1,
    answerDueAt: null,
    endAt: afternoon + 49 * 60 * minutes,
    ...changes,
  })

export const aMessage = (changes: Partial<ConsultMessage> = {}): ConsultMessage => ({
  messageId: 'm1',
  msgLevel: 'NORMAL',
  msgType: 'TEXT',
  replyContent: '请问您量了几次？',
  replierType: 'DOC',
  replierId: 'd1',
  replierName: '张伟',
  senderIdentity: '主任医师',
  saidAt: afternoon + 60 * minutes,
  seconds: 0,
  hasAtta: false,
  attaList: [],
  ...changes,
})

type Detail = OutputOf<typeof consultServices.consultDetail>

export const inDetail = (consult = aConsult(), changes: Partial<Detail> = {}): Detail => ({
  consult,
  attaList: [],
  messageList: [],
  payWaitSeconds: 0,
  events: [],
  memberList: [],
  ...changes,
})

export const aRow = (changes: Partial<ConsultRow> = {}): ConsultRow => ({
  ...aConsult(),
  unreadCount: 0,
  lastText: '请问您量了几次？',
  lastAt: Date.now(),
  ...changes,
})

type Started = OutputOf<typeof consultServices.startPictureConsult>

export const aStart = (changes: Partial<Started['consult']> = {}): Started => {
  const { consultId, consultType, consultStatus, consultStatusDescription, feeCents } = aConsult(changes)
  return {
    consultId,
    consult: { consultId, consultType, consultStatus, consultStatusDescription, feeCents },
    payWaitSeconds: consultStatus === 'unpaid' ? 900 : 0,
  }
}

export const aPicture = (attaId: string, type = 'picture') => ({
  attaId,
  type,
  attaFileName: `${attaId}.${type === 'pdf' ? 'pdf' : 'jpg'}`,
  url: `/files/${attaId}?ticket=t`,
})
