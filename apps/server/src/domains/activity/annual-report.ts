import type { annualReportServices } from '@nethos/contract/activity/annual-report.services.ts'
import { coarse, fewestShown, reportTokenSeconds } from '@nethos/contract/activity/annual-report.rules.ts'
import { startOfDay } from '@nethos/contract/common/days.ts'
import { openSession } from '../../calls/caller.ts'
import { stepped, type HandlerOf } from '../../calls/handler.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { yearFiguresOf } from '../consult/public.ts'
import { findDoctor, reviewsOf } from '../doctors/public.ts'
import { earnedBy } from '../payment/public.ts'
import { doctorWithMobile } from './report-mobile.table.ts'

export const sendReportCaptcha: HandlerOf<typeof annualReportServices.sendReportCaptcha> = ({ input, ctx }) =>
  sendCaptcha(ctx, 'annual_report', input.mobile)

const proofIn = ({ mobile, cid, captcha }: { mobile: string; cid: string; captcha: string }): CaptchaProof => ({
  purpose: 'annual_report',
  mobile,
  cid,
  captcha,
})

export const openReport = stepped<typeof annualReportServices.openReport, boolean, void>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, proofIn(input))) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    if (!isRight || (await takeCaptcha(ctx, proofIn(input))) === undefined) return refuse('captcha_wrong')
    // Used up all the same: whose mobile is a doctor's is not found out by trying.
    const docId = await doctorWithMobile(ctx, input.mobile)
    if (docId === undefined) return refuse('captcha_wrong', { keeps: true })
    const { now, channel, deviceId, runtime } = ctx
    const { token, signKey } = await openSession(
      ctx.db,
      { kind: 'annual_report', docId, expiresAt: now + reportTokenSeconds * 1000 },
      { secret: runtime.keys.secret, now, channel, deviceId },
    )
    return { token, signKey, docId }
  },
})

/** Where too few people stand behind a figure, it is not told. */
const unlessFew = <T>(people: number, figure: T | null): T | null => (people < fewestShown ? null : figure)

export const annualReport: HandlerOf<typeof annualReportServices.annualReport> = async ({ input, ctx, refuse }) => {
  const { docId } = ctx.caller
  if (input.docId && input.docId !== docId) return refuse('not_found')
  const doctor = await findDoctor(ctx, docId)
  if (!doctor) return refuse('not_found')
  const span = {
    from: new Date(startOfDay(`${input.year}-01-01`)),
    until: new Date(startOfDay(`${input.year + 1}-01-01`)),
  }
  const year = await yearFiguresOf(ctx, docId, span)
  const reviews = await reviewsOf(ctx, docId, span)
  const earned = await earnedBy(ctx, 'consult', year.consultIds)
  const people = year.patientCount
  return {
    docId,
    docName: doctor.docName,
    docAvatar: doctor.docAvatar,
    docTitle: doctor.docTitle,
    deptName: doctor.docDeptName,
    year: input.year,
    consultCount: coarse(year.consultIds.length),
    patientCount: coarse(people),
    replyCount: year.replyCount,
    wordCount: year.wordCount,
    nightReplyCount: year.nightReplyCount,
    reviewCount: coarse(reviews.count),
    goodRatePercent: unlessFew(reviews.count, Math.round((100 * reviews.good) / Math.max(1, reviews.count))),
    firstReplyMinutes: unlessFew(people, year.firstReplyMinutes),
    busiestMonth: unlessFew(people, year.busiestMonth),
    earnedCents: unlessFew(people, earned),
  }
}
