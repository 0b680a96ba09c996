/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const systemAudit = {
  'file.read': '打开了上传的文件',
  'system.param.change': '修改了系统开关',
  'system.dictionary.change': '修改了字典',
  'hospital.add': '新增了医院',
  'hospital.change': '修改了医院资料',
  'campus.add': '新增了院区',
  'campus.change': '修改了院区资料',
  'system.job.retry': '重新执行了失败的任务',
  'system.job.dismiss': '决定不再重试失败的任务',
} as const
