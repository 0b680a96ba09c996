import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { idCard } from '../common/id-card.ts'
import { mobile } from '../common/phone.ts'
import { personName } from '../common/text.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { mobileCaseRefusals } from './mobile-case.refusals.ts'
import { caseNote, caseReason, identityDocumentNames, seenInPerson } from './mobile-case.rules.ts'
import { mobileCaseStatuses } from './mobile-case.status.ts'
import { open, staff } from '../common/ids.ts'
import { captchaOfNobody } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
const spelling: Spelling = { words: { accountId: 'patId', personName: 'compatName' } }
const notFound = only(commonRefusals, 'not_found')
const deciding = { ...notFound, ...only(mobileCaseRefusals, 'own_case', 'case_decided') }

const mobileCase = z.object({
  caseId: z.string(),
  accountId: z.string(),
  /** Masked, like both mobiles. */
  personName: z.string(),
  beforeMobile: z.string(),
  mobile: z.string(),
  document: z.enum(identityDocumentNames),
  reason: z.string(),
  caseStatus: z.enum(mobileCaseStatuses),
  askerName: z.string(),
  askedAt: instant,
  /** The caller has asked for it: he may take it back, and another one approves it. */
  isOwn: z.boolean(),
  /** Approving is too late: caseGoodDays. */
  isOver: z.boolean(),
  /** Empty and null while it waits. */
  deciderName: z.string(),
  decidedAt: z.nullable(instant),
  note: z.string(),
})
export type MobileCase = z.infer<typeof mobileCase>

/**
 * 代患者更换登录手机号: for an account whose owner has neither his mobile nor a password nor a device of his any more
 * (docs/decisions/0021 leaves him to customer service). One of the office looks at the document and at the new mobile's
 * code, another one approves.
 */
export const mobileCaseServices = {
  /** Code to the new mobile; the patient reads it out. */
  sendCaseCaptcha: service({
    name: 'staff.patient.mobile.captcha',
    kind: 'command',
    access,
    audits: { none: 'a code to a mobile that nobody logs in with; what follows is written down' },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ accountId: staff('account'), mobile }),
    reply: obj(z.object({ cid: z.string() })),
    refusals: {
      ...notFound,
      ...only(mobileCaseRefusals, 'account_closed', 'mobile_same', 'mobile_taken', 'case_waiting'),
      ...only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
    },
    spelling,
  }),
  /**
   * Name and ID number as they stand in the document: compared, and not kept. A document that does not fit is written
   * into the audit log. The mobile that logs in now hears of it by SMS, so that an owner who has it can object.
   */
  askMobileCase: service({
    name: 'staff.patient.mobile.ask',
    kind: 'command',
    access,
    audits: { writes: ['account.mobile.desk.ask', 'account.mobile.desk.differs'] },
    limits: [{ per: 'account', times: 40, seconds: 86_400 }],
    input: z.object({
      accountId: staff('account'),
      personName,
      idCard,
      document: z.enum(identityDocumentNames),
      seenInPerson,
      mobile,
      captcha,
      cid: open(captchaOfNobody, cid),
      reason: caseReason,
    }),
    reply: obj(z.object({ caseId: z.string() })),
    refusals: {
      ...notFound,
      ...only(captchaRefusals, 'captcha_wrong'),
      ...only(mobileCaseRefusals, 'account_closed', 'mobile_same', 'mobile_taken', 'identity_differs', 'case_waiting'),
    },
    spelling,
  }),
  /** Newest first. */
  listMobileCases: service({
    name: 'staff.patient.mobile.list',
    kind: 'query',
    access,
    audits: { listed: 'account.mobile.desk.list' },
    input: z.object({ caseStatus: z.optional(z.enum(mobileCaseStatuses)), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(mobileCase),
    spelling,
  }),
  /**
   * By another than who has asked. From now on the new mobile logs in: all sessions end, all devices and tied apps have
   * to prove themselves anew, both mobiles get an SMS.
   */
  approveMobileCase: service({
    name: 'staff.patient.mobile.approve',
    kind: 'command',
    access,
    audits: { writes: ['account.mobile.desk'] },
    input: z.object({ caseId: staff('mobile_case') }),
    reply: done,
    refusals: { ...deciding, ...only(mobileCaseRefusals, 'case_over', 'mobile_taken', 'account_closed') },
  }),
  /** Whoever has asked takes it back; anybody else turns it down. */
  endMobileCase: service({
    name: 'staff.patient.mobile.end',
    kind: 'command',
    access,
    audits: { writes: ['account.mobile.desk.end'] },
    input: z.object({ caseId: staff('mobile_case'), note: caseNote }),
    reply: done,
    refusals: { ...notFound, ...only(mobileCaseRefusals, 'case_decided') },
  }),
} satisfies Services
