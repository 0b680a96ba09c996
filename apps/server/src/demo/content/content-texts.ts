import { bodyOf } from './body.ts'
import { aboutUs } from './standing-texts/about-us.ts'
import { bedNotice } from './standing-texts/bed-notice.ts'
import { bookingRule, bookingService, mdtNotice } from './standing-texts/booking-texts.ts'
import { consultNotice } from './standing-texts/consult-notice.ts'
import { couponRules } from './standing-texts/coupon-rules.ts'
import { licences } from './standing-texts/licences.ts'
import { promotion } from './standing-texts/promotion.ts'
import { privacyPolicy } from './standing-texts/privacy-policy.ts'
import { userAgreement } from './standing-texts/user-agreement.ts'

const texts = {
  关于我们: aboutUs,
  资质公示: licences,
  用户协议: userAgreement,
  隐私政策: privacyPolicy,
  咨询须知: consultNotice,
  优惠券使用说明: couponRules,
  床位通知: bedNotice,
  预约规则: bookingRule,
  预约服务: bookingService,
  多学科门诊须知: mdtNotice,
  推广活动: promotion,
}

/** Whose texts they are, as the settings say. */
export interface DemoHouse {
  hospitalName: string
  customerServicePhone: string
}
const named = (text: string, { hospitalName, customerServicePhone }: DemoHouse): string =>
  text.replaceAll('{hospital}', hospitalName).replaceAll('{phone}', customerServicePhone)

/** The standing texts as they held half a year ago. */
export const demoContentTexts = (now: number, house: DemoHouse) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    title: key,
    version: '1.0',
    bodyHtml: bodyOf(named(text, house)),
    publishedAt: new Date(now - 180 * 86_400_000).toISOString(),
  }))

/** /blankPage/welcome and /blankPage/help: a text, and a way on. */
export const demoContentBlocks = (now: number, house: DemoHouse) => {
  const publishedAt = new Date(now - 30 * 86_400_000).toISOString()
  const text = '欢迎使用{hospital}。在这里可以向医生提问、查看记录、管理家人的就诊信息。'
  return [
    { blockId: 'welcome', title: '欢迎使用', bodyHtml: bodyOf(named(text, house)), link: '', publishedAt },
    { blockId: 'help', title: '使用帮助', bodyHtml: '', link: '/v2/help', publishedAt },
  ]
}
