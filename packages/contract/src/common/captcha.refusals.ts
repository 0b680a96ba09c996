import type { Refusals } from '../service.ts'
import { captchaWrong } from './captcha.ts'

/** Refusals of every service that sends a captcha or asks for one (docs/product/protocol.md 4). */
export const captchaRefusals = {
  captcha_wrong: { code: '01020101', sentence: captchaWrong },
  /** Less than 60 seconds since the last one to this mobile; the sentence and `obj.waitSeconds` say how long is left. */
  captcha_too_soon: { code: '01020102', sentence: '验证码已发送，请稍后再获取' },
  /** Ten in a day to this mobile. */
  captcha_too_many: { code: '01020103', sentence: '这个手机号今天获取验证码的次数已用完，请明天再试' },
} as const satisfies Refusals
