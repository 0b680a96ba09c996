import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, instant, pageNum, pageSize } from '../common/fields.ts'
import { idCard } from '../common/id-card.ts'
import { mobile } from '../common/phone.ts'
import { personName } from '../common/text.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import type { Spelling } from '../spelling.ts'
import { mobileCaseRefusals } from './mobile-case.refusals.ts'
import { caseNote, caseReason, identityDocumentNames, seenInPerson } from './mobile-case.rules.ts'
import { mobileCaseStatuses } from './mobile-case.status.ts'

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
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ accountId: id, mobile }),
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
    limits: [{ per: 'account', times: 40, seconds: 86_400 }],
    input: z.object({
      accountId: id,
      personName,
      idCard,
      document: z.enum(identityDocumentNames),
      seenInPerson,
      mobile,
      captcha,
      cid,
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
    input: z.object({ caseId: id }),
    reply: done,
    refusals: { ...deciding, ...only(mobileCaseRefusals, 'case_over', 'mobile_taken', 'account_closed') },
  }),
  /** Whoever has asked takes it back; anybody else turns it down. */
  endMobileCase: service({
    name: 'staff.patient.mobile.end',
    kind: 'command',
    access,
    input: z.object({ caseId: id, note: caseNote }),
    reply: done,
    refusals: { ...notFound, ...only(mobileCaseRefusals, 'case_decided') },
  }),
} satisfies Services
