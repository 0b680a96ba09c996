/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const renewalAudit = {
  'renewal.list': '在待办列表中看到了续方申请的摘要',
  'renewal.read': '查看了续方申请和健康档案',
  'renewal.prescribe': '为您开具了处方',
  'renewal.second': '作为第二位医生复核了您的处方',
  'renewal.refuse': '没有为您开具处方',
  'renewal.start': '为您申请了线上续方',
  'renewal.cancel': '取消了为您申请的线上续方',
  'renewal.receive': '为您确认了收货',
  'renewal.order': '为您打开了药品订单',
  'prescription.list': '在药房列表中看到了处方的摘要',
  'prescription.read': '查看了您的处方',
  'prescription.review': '审核了您的处方',
  'prescription.hand': '为您配药、发药',
  'prescription.warnings': '在用药警示总览中看到了您的处方摘要',
  'prescription.call_off': '取消了您的续方',
} as const
