import { guardianAgreement, healthAgreement } from '@nethos/contract/common/health-consent.ts'
import { bodyOf } from './body.ts'
import { bookingRule, bookingService, mdtNotice } from './fixed-texts/booking-texts.ts'
import { consultNotice } from './fixed-texts/consult-notice.ts'
import { couponRules } from './fixed-texts/coupon-rules.ts'
import { guardianConsent, healthConsent } from './fixed-texts/health-consent.ts'
import { privacyPolicy } from './fixed-texts/privacy-policy.ts'
import { userAgreement } from './fixed-texts/user-agreement.ts'

/** Whose texts they are, as the settings say. */
export interface HospitalNames {
  hospitalName: string
  customerServicePhone: string
}
export const named = (text: string, { hospitalName, customerServicePhone }: HospitalNames): string =>
  text.replaceAll('{hospital}', hospitalName).replaceAll('{phone}', customerServicePhone)

/** By their keys; they claim nothing about a hospital but its name and its telephone. */
export const fixedTexts: Readonly<Record<string, string>> = {
  用户协议: userAgreement,
  隐私政策: privacyPolicy,
  [healthAgreement]: healthConsent,
  [guardianAgreement]: guardianConsent,
  咨询须知: consultNotice,
  优惠券使用说明: couponRules,
  预约规则: bookingRule,
  预约服务: bookingService,
  多学科门诊须知: mdtNotice,
}

/** As rows, in their first version. */
export const textRows = (texts: Readonly<Record<string, string>>, publishedAt: number, runtime: HospitalNames) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    title: key,
    version: '1.0',
    bodyHtml: bodyOf(named(text, runtime)),
    publishedAt: new Date(publishedAt).toISOString(),
  }))
