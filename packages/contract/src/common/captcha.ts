import * as z from 'zod/mini'
import { required } from '../rule.ts'

/** Digits of an SMS captcha; a field cuts what is typed to so many (core 9). */
export const captchaLength = 4

/** Seconds until the next one may be asked for (core 9). */
export const captchaResendSeconds = 60

/** Minutes until it is worth nothing (docs/product/protocol.md 4). */
export const captchaMinutes = 10

/** Said of a wrong code, a code without its cid, and a code that is over: one sentence for all (core 5). */
export const captchaWrong = '验证码不正确'

/** The rule of the field that holds the captcha. */
export const captcha = required('验证码不能为空', z.regex(/^\d{4}$/, captchaWrong))

/** The id that came with the captcha; without one nothing typed can be right (core 5). */
export const cid = required(captchaWrong)
