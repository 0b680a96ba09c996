/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const examAudit = {
  'exam.read': '查看了检查预约',
  'exam.list': '查看了检查列表',
  'exam.book': '预约、改约或取消了检查',
  'exam.desk.book': '为您预约、改约或取消了检查',
  'exam.order': '办理了检测开单',
  'exam.queue.read': '查看了排队信息',
  'exam.call': '叫号',
} as const
