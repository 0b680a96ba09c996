import type { Refusals } from '../service.ts'

export const staffRefusals = {
  /** The same for an unknown name, a name that is switched off and a wrong password. */
  password_wrong: { code: '04010101', sentence: '账号或密码不正确' },
  login_locked: { code: '04010102', sentence: '密码错误次数过多，请15分钟后再试' },
} as const satisfies Refusals
