import { bodyOf } from './body.ts'
import { bookingRule, bookingService, mdtNotice } from './standing-texts/booking-texts.ts'
import { consultNotice } from './standing-texts/consult-notice.ts'
import { couponRules } from './standing-texts/coupon-rules.ts'
import { privacyPolicy } from './standing-texts/privacy-policy.ts'
import { userAgreement } from './standing-texts/user-agreement.ts'

/** Whose texts they are, as the settings say. */
export interface HouseNames {
  hospitalName: string
  customerServicePhone: string
}
export const named = (text: string, { hospitalName, customerServicePhone }: HouseNames): string =>
  text.replaceAll('{hospital}', hospitalName).replaceAll('{phone}', customerServicePhone)

/** By their keys; they claim nothing about a hospital but its name and its telephone. */
export const standingTexts: Readonly<Record<string, string>> = {
  用户协议: userAgreement,
  隐私政策: privacyPolicy,
  咨询须知: consultNotice,
  优惠券使用说明: couponRules,
  预约规则: bookingRule,
  预约服务: bookingService,
  多学科门诊须知: mdtNotice,
}

/** As rows, in their first version. */
export const textRows = (texts: Readonly<Record<string, string>>, publishedAt: number, house: HouseNames) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    title: key,
    version: '1.0',
    bodyHtml: bodyOf(named(text, house)),
    publishedAt: new Date(publishedAt).toISOString(),
  }))
