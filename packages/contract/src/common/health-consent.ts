import type { Refusals } from '../service.ts'

/**
 * Consents of their own, beside the service agreement (个人信息保护法 29 and 31): to health data, and the guardian's for a child.
 * Keys of standing texts: a new version is asked for again.
 */
export const healthAgreement = '健康信息处理同意书'
export const guardianAgreement = '儿童健康信息监护人同意书'

/** Whose data wants the guardian's consent: under 14 years. */
export const ageOfOwnConsent = 14

/** Codes 0001046N, and nothing else begins so: the page knows by it that it asks and tries again. */
export const consentCode = '0001046'
export const healthConsentRefusals = {
  health_consent_missing: { code: `${consentCode}1`, sentence: '请先阅读并同意《健康信息处理同意书》' },
  guardian_consent_missing: {
    code: `${consentCode}2`,
    sentence: '就诊人未满14周岁，请监护人先阅读并同意《儿童健康信息监护人同意书》',
  },
} as const satisfies Refusals
export type HealthConsentMissing = keyof typeof healthConsentRefusals
