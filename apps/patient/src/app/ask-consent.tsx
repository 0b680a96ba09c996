import { guardianAgreement, healthAgreement, healthConsentRefusals } from '@nethos/contract/common/health-consent.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { call } from '@nethos/calls/call.ts'
import { confirm } from '../controls/dialog.ts'

const texts: Readonly<Record<string, Record<'agreement' | 'title' | 'text' | 'yes', string>>> = {
  [healthConsentRefusals.health_consent_missing.code]: {
    agreement: healthAgreement,
    title: '同意处理您的健康信息？',
    text: '病情、病史、用药、报告和与医护人员的交流是敏感个人信息。我们只用它为您诊疗、随访和保障医疗安全，不用于广告，不出售。不同意就无法提交，您仍可以浏览其他内容；同意后可以随时在“设置—授权管理”中撤回。',
    yes: '我同意',
  },
  [healthConsentRefusals.guardian_consent_missing.code]: {
    agreement: guardianAgreement,
    title: '请监护人确认',
    text: '就诊人未满14周岁。请由父母或其他监护人同意：我们只为给孩子诊疗、随访和保障医疗安全，处理孩子的健康信息。同意后可以随时在“设置—授权管理”中撤回。',
    yes: '我是监护人，我同意',
  },
}

/** Asks in its own words, apart from every other agreement, when the server has refused for want of it. */
export async function askConsent(code: string): Promise<boolean> {
  const asked = texts[code]
  if (!asked) return false
  const { agreement, title, text, yes } = asked
  const whole = (
    <>
      {text}
      {/* In a window of its own: what was typed stays. */}
      <a href={contentPages.agreement.to({ type: agreement })} target="_blank" rel="noreferrer">
        《{agreement}》
      </a>
    </>
  )
  return (
    (await confirm({ title, text: whole, yes, no: '暂不同意' })) && call(consentServices.giveConsent, { agreement })
  )
}
