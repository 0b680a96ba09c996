/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const patientsAudit = {
  'patient.find': '按手机号或身份证号查找了您的账号',
  'patient.read': '查看了您的账号资料（已脱敏）',
  'patient.people': '查看了就诊人的基本资料（已脱敏）',
} as const
