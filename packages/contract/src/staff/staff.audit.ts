/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const staffAudit = {
  'staff.login': '登录了工作台',
  'staff.logout': '退出了工作台',
  'staff.password': '输入了工作台密码，等待验证码',
  'staff.second_factor.wrong': '输入的验证码不正确',
  'staff.second_factor.add': '开启了两步验证',
  'staff.second_factor.recovery': '使用了一个备用码',
  'staff.second_factor.remove': '关闭了两步验证',
  'staff.second_factor.reset': '重置了工作人员的两步验证',
  'staff.password.change': '修改了工作台密码',
  'staff.account.first': '用命令建立了管理员账号',
  'staff.account.add': '新增了工作人员账号',
  'staff.account.change': '修改了工作人员账号',
  'staff.account.password.reset': '重置了工作人员的密码',
  'staff.account.disable': '停用了工作人员账号',
  'staff.account.enable': '启用了工作人员账号',
} as const
