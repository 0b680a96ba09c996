/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const triageAudit = {
  'triage.write': '修改了识别紧急情况的规则草稿',
  'triage.submit': '提交了识别紧急情况的规则审核',
  'triage.publish': '发布了识别紧急情况的规则',
  'triage.send_back': '退回了识别紧急情况的规则修改',
  'triage.drop': '放弃了识别紧急情况的规则修改',
} as const
