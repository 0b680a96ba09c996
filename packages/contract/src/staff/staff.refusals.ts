import type { Refusals } from '../service.ts'

export const staffRefusals = {
  /** The same for an unknown name, a name that is switched off and a wrong password. */
  password_wrong: { code: '04010101', sentence: '账号或密码不正确' },
  login_locked: { code: '04010102', sentence: '密码错误次数过多，请15分钟后再试' },
  /** The same for a code that is wrong, has been used, or is of another minute. */
  code_wrong: { code: '04010103', sentence: '验证码不正确或已使用，请输入最新的验证码' },
  code_locked: { code: '04010104', sentence: '验证码错误次数过多，请15分钟后再试' },
  factor_on: { code: '04010105', sentence: '您已开启两步验证' },
  factor_off: { code: '04010106', sentence: '您还没有开启两步验证' },
  /** The secret is of another session, or was never asked for. */
  secret_gone: { code: '04010107', sentence: '二维码已失效，请刷新页面后重新扫描' },
  factor_switched_off: { code: '04010108', sentence: '医院没有启用两步验证' },
  not_own_factor: { code: '04010109', sentence: '不能重置自己的两步验证，请联系另一位管理员' },
} as const satisfies Refusals
