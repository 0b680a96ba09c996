/**
 * Everything that is written into the audit log, and how a patient reads it on the page "who looked at my record": one
 * table for both. A new kind of line begins here; the server compiles no other.
 */
export const auditActions = {
  'consult.list': '在待办列表中看到了咨询的摘要',
  'consult.read': '查看了咨询内容和健康档案',
  'consult.reply': '回复了咨询',
  'consult.supplement.ask': '请您补充资料',
  'consult.finish': '结束了咨询',
  'consult.refuse': '退回了咨询',
  'follow.list': '在关注列表中看到了消息的摘要',
  'follow.read': '查看了您与医生的聊天',
  'follow.reply': '回复了您的消息',
  'consult.start': '为您发起了咨询',
  'consult.supplement': '为您的咨询补充了资料',
  'consult.cancel': '取消了为您发起的咨询',
  'consult.end': '结束了您的咨询',
  'consult.review': '评价了您的咨询',
  'payment.open': '为您办理了缴费',
  'record.read': '查看了您的健康档案',
  'record.change': '修改了您的健康档案',
  'record.remove': '删除了您的就诊记录',
  'grant.ask': '申请为您代办',
  'grant.give': '同意了代办授权',
  'grant.refuse': '没有同意代办授权',
  'grant.revoke': '收回了代办授权',
  'grant.end': '结束了代办',
  'file.read': '打开了上传的文件',
  'refund.retry': '重新办理了退款',
  'refund.settle': '线下办结了退款',
  'audit.read': '查询了访问记录',
  'person.remove': '删除了就诊人',
  'person.verify': '进行了公安实名认证',
  'hospital.bind': '绑定了医院帐号',
  'hospital.unbind': '解绑了医院帐号',
  'hospital.mobile': '修改了院内预留手机号',
  'hospital.address': '修改了院内现住址',
  'hospital.vital_signs': '填写了院内的身高、体重或血压',
  'account.mobile': '更换了登录手机号',
  'account.mobile.guest': '凭身份信息更换了登录手机号',
  'account.device.remove': '移除了登录设备',
  'account.close.ask': '申请了注销账号',
  'account.close.undo': '撤回了注销申请',
  'account.close': '注销了账号',
  'account.consent.withdraw': '撤回了授权同意',
  'account.password': '修改了登录密码',
  'account.shell.bind': '绑定了微信或支付宝',
  'account.shell.logout': '退出登录并解绑了微信或支付宝',
  'bill.check': '核对了当日账单',
  'bill.difference.settle': '处理了对账差异',
  'message.template.change': '修改了消息模板',
  'message.template.reset': '恢复了消息模板',
  'feedback.read': '查看了您的意见反馈',
  'feedback.answer': '答复了您的意见反馈',
  'feedback.close': '办结了您的意见反馈',
  'patient.find': '按手机号或身份证号查找了您的账号',
  'patient.read': '查看了您的账号资料（已脱敏）',
  'patient.people': '查看了就诊人的基本资料（已脱敏）',
  'coupon.give': '赠送了礼券',
  'coupon.batch.create': '新建了礼券批次',
  'coupon.batch.edit': '修改了礼券批次',
  'coupon.batch.stop': '停发了礼券',
  'coupon.batch.open': '恢复发放礼券',
  'coupon.activity.create': '新建了礼券活动',
  'coupon.activity.edit': '修改了礼券活动',
  'coupon.activity.stop': '停止了礼券活动',
  'coupon.activity.open': '恢复了礼券活动',
  'staff.login': '登录了工作台',
  'staff.logout': '退出了工作台',
} as const

export type AuditAction = keyof typeof auditActions

export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

/** For lines of an older version, too. */
export const auditActionWords = (action: string): string =>
  (auditActions as Readonly<Record<string, string>>)[action] ?? '查看了您的资料'

/** Who acts, as patients and the office read it. */
export const staffRoleWords: Readonly<Record<string, string>> = {
  doctor: '医生',
  nurse: '护士',
  pharmacist: '药师',
  operator: '客服人员',
  admin: '管理员',
}
