import { bodyOf } from './body.ts'
import { aboutUs } from './standing-texts/about-us.ts'
import { consultNotice } from './standing-texts/consult-notice.ts'
import { couponRules } from './standing-texts/coupon-rules.ts'
import { licences } from './standing-texts/licences.ts'
import { privacyPolicy } from './standing-texts/privacy-policy.ts'
import { userAgreement } from './standing-texts/user-agreement.ts'

const texts = {
  关于我们: aboutUs,
  资质公示: licences,
  用户协议: userAgreement,
  隐私政策: privacyPolicy,
  咨询须知: consultNotice,
  优惠券使用说明: couponRules,
}

/** The standing texts as they held half a year ago. */
export const demoContentTexts = (now: number) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    title: key,
    version: '1.0',
    bodyHtml: bodyOf(text),
    publishedAt: new Date(now - 180 * 86_400_000).toISOString(),
  }))
