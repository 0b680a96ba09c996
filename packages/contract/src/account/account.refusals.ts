import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

export const accountRefusals = {
  /** A captcha for changing the mobile, asked for without a mobile and without a login. */
  mobile_missing: { code: invalidInput, sentence: '手机号不能为空' },
  /** Said only after the captcha was right. */
  mobile_registered: { code: '01020201', sentence: '该手机号已注册，请直接登录' },
  /** Said only after the captcha was right. */
  invite_unknown: { code: '01020203', sentence: '邀请码不正确，请核对，也可以不填' },
  /** Said only after the captcha was right. */
  mobile_unknown: { code: '01020202', sentence: '该手机号尚未注册，请先注册' },
  /** The same for an unknown mobile, an account without a password and a wrong password. */
  password_wrong: { code: '01020301', sentence: '手机号或密码不正确' },
  /** Five wrong in a row; an unknown mobile is locked in the same way. */
  login_locked: { code: '01020302', sentence: '密码错误次数过多，请15分钟后再试，或使用验证码登录' },
} as const satisfies Refusals
