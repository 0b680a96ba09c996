/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const clinicsAudit = {
  'hospital.line.fetch': '更新了医院的号源',
  'clinic.department.save': '维护了挂号科室',
  'clinic.doctor.save': '维护了出诊医生',
  'clinic.plan.save': '维护了每周排班',
  'clinic.plan.remove': '删除了每周排班',
  'clinic.session.add': '新增了一节门诊',
  'clinic.session.change': '修改了一节门诊',
  'clinic.session.stop': '停了一节门诊',
  'clinic.session.doctor': '改派了出诊医生',
  'clinic.number.add': '给门诊加了号',
  'clinic.number.turn': '在窗口挂出或退回了号',
  'clinic.visit.end': '标记了就诊结果',
  'clinic.queue': '办理了报到或叫号',
  'clinic.queue.list': '在候诊列表中看到了您',
} as const
