/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const doctorsAudit = {
  'doctor.create': '新增了医生',
  'doctor.change': '修改了医生资料',
  'doctor.licence.change': '修改了医生的执业信息',
  'doctor.notice.change': '修改了医生公告',
  'doctor.practice.change': '修改了医生的接诊设置',
  'doctor.bound.change': '修改了咨询价格范围',
  'doctor.offer.change': '修改了医生的咨询服务',
  'doctor.private.create': '新增了私人医生服务',
  'doctor.private.change': '修改了私人医生服务',
} as const
