/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const hospitalAccountAudit = {
  'hospital.bind': '绑定了医院帐号',
  'hospital.unbind': '解绑了医院帐号',
  'hospital.mobile': '修改了院内预留手机号',
  'hospital.address': '修改了院内现住址',
  'hospital.vital_signs': '填写了院内的身高、体重或血压',
} as const
