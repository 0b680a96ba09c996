import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { captchaOfNobody, shownToAll } from '../common/open-ids.ts'
import { mobile, optionalMobile } from '../common/phone.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { activitySpelling as spelling } from './activity.words.ts'
import { annualReportDeskRefusals } from './annual-report.refusals.ts'
import { reportYear } from './annual-report.rules.ts'

/** Null: 1 to 4, which is not told (annual-report.rules.ts). */
const count = z.nullable(z.int())
const limits = [{ per: 'address', times: 300, seconds: 3600 }] as const

/** 医生年度报告: a doctor's own year in figures, opened with his mobile. */
export const annualReportServices = {
  /** Sends the captcha; the reply is the same for a doctor's mobile and for one that nobody knows. */
  sendReportCaptcha: service({
    name: 'nethos.system.doc.report.captcha',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ mobile }),
    reply: obj(z.object({ cid: z.string() })),
    refusals: only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
  }),
  /**
   * Opens the report of the doctor whose mobile it is. The token is of its own class: it opens the report for two hours and
   * nothing else. A mobile that is no doctor's is answered as a wrong captcha.
   */
  openReport: service({
    name: 'nethos.doc.captcha.report.login',
    kind: 'command',
    access: 'anybody',
    limits,
    input: z.object({ mobile, captcha, cid: open(captchaOfNobody, cid) }),
    reply: obj(z.object({ token: z.string(), signKey: z.string(), docId: z.string() })),
    refusals: only(captchaRefusals, 'captcha_wrong'),
  }),
  /** A year of the token's doctor, out of his consults, their reviews and the ledger. Another doctor's id is not found. */
  annualReport: service({
    name: 'nethos.doc.annual.report',
    kind: 'query',
    access: 'annual_report',
    input: z.object({ docId: open(shownToAll, optionalId), year: reportYear }),
    reply: obj(
      z.object({
        docId: z.string(),
        docName: z.string(),
        docAvatar: z.string(),
        docTitle: z.string(),
        deptName: z.string(),
        year: z.int(),
        /** Consults of his own that he answered first in this year; a team's are the team's. */
        consultCount: count,
        /** Messages that he wrote. */
        replyCount: z.int(),
        /** Characters in them. */
        wordCount: z.int(),
        /** Of them, between 22:00 and 6:00. */
        nightReplyCount: z.int(),
        /** Different people; one with two accounts is one. */
        patientCount: count,
        reviewCount: count,
        /** Reviews of 8 of 10 and more, in percent; null under five reviews. */
        goodRatePercent: z.nullable(z.int()),
        /** Minutes until his first answer, the median; null where there are too few. */
        firstReplyMinutes: z.nullable(z.int()),
        /** 1 to 12; null where there are too few. */
        busiestMonth: z.nullable(z.int()),
        /** What the ledger has as earned by these consults, in cents; null where there are too few. */
        earnedCents: z.nullable(cents),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services

const access = ['operator', 'admin'] as const

/** With which mobile each doctor opens his report, at the desk. */
export const annualReportDeskServices = {
  /** Doctors with and without one, by name. */
  listReportMobiles: service({
    name: 'staff.annual_report.mobile.list',
    kind: 'query',
    access,
    audits: { none: 'masked mobiles of doctors, no patient’s record' },
    input: z.object({
      keyword: z._default(z.string().check(z.maxLength(40)), ''),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(
      z.object({
        docId: z.string(),
        docName: z.string(),
        deptName: z.string(),
        /** Empty: none yet. */
        mobileMasked: z.string(),
        changedAt: z.nullable(instant),
      }),
    ),
  }),
  /** Another mobile, or none: then nobody opens his report. What was opened with the old one ends. */
  saveReportMobile: service({
    name: 'staff.annual_report.mobile.save',
    kind: 'command',
    access,
    audits: { writes: ['annual_report.mobile'] },
    input: z.object({ docId: staff('doctor'), mobile: optionalMobile }),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...annualReportDeskRefusals },
  }),
} satisfies Services
