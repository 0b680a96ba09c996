/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const inpatientAudit = {
  'inpatient.read': '查看了住院信息',
  'inpatient.list': '查看了住院候床列表',
  'inpatient.change': '办理了住院登记、答复或修改了入院信息',
  'inpatient.visit': '登记、取消或确认了探视',
  'inpatient.visiting': '修改了病区的探视规定',
  'inpatient.call': '通知入院',
  'inpatient.recall': '收回了入院通知',
  'inpatient.priority': '调整了候床优先级',
  'inpatient.postpone': '后延了入院安排',
  'inpatient.strike': '取消了住院预约',
} as const
