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
  /** Of the password that is to be changed. */
  own_password_wrong: { code: '04010110', sentence: '原密码不正确' },
  password_same: { code: '04010111', sentence: '新密码不能与原密码相同' },
  /** Right, but handed over too long ago. */
  password_over: { code: '04010112', sentence: '一次性密码已过期，请联系管理员重置密码' },
  login_taken: { code: '04010113', sentence: '该登录名已被使用，请换一个' },
  profile_missing: { code: '04010114', sentence: '请选择对应的医生资料' },
  profile_unknown: { code: '04010115', sentence: '没有这份医生资料，或与所选角色不符' },
  profile_taken: { code: '04010116', sentence: '这份医生资料已有同一角色的账号' },
  not_own_role: { code: '04010117', sentence: '不能修改自己的角色，请联系另一位管理员' },
  not_own_password: { code: '04010118', sentence: '自己的密码请在“修改密码”中修改' },
  not_own_account: { code: '04010119', sentence: '不能停用自己的账号，请联系另一位管理员' },
  identity_card_missing: { code: '04010121', sentence: '请输入身份证号' },
  identity_card_wrong: { code: '04010122', sentence: '身份证号与您的姓名不一致，请核对后重试' },
  /** The provider gives no answer. */
  identity_away: { code: '04010123', sentence: '身份核验服务暂时不可用，请稍后再试' },
  identity_unused: { code: '04010124', sentence: '医院没有启用身份核验' },
  last_admin: { code: '04010120', sentence: '这是最后一位管理员，请先新增另一位管理员' },
} as const satisfies Refusals
