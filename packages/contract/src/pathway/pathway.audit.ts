/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const pathwayAudit = {
  'pathway.read': '查看了诊疗计划',
  'pathway.list': '查看了诊疗计划列表',
  'pathway.complete': '完成了诊疗计划的任务',
  'pathway.record': '登记了诊疗计划的任务',
  'pathway.change': '修改了诊疗计划',
  'pathway.note': '为诊疗计划写了备注',
  'pathway.export': '导出了诊疗计划',
} as const
