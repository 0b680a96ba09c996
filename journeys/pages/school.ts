import { at, own, type PagesOf } from './page-at.ts'

export const schoolPages: PagesOf = ({ schoolDepartment, schoolDoctor, schoolBooking }) => [
  own('/school/dept', '', ['校医院挂号', '科']),
  own('/school/type', `?deptCode=${schoolDepartment}`, ['按日期', '按专家']),
  own('/school/type/date', `?deptCode=${schoolDepartment}`, ['按日期', '按专家', '今天']),
  own('/school/type/expert', `?deptCode=${schoolDepartment}`, ['按日期', '按专家', '最近可约']),
  own('/school/paiban', `?docId=${schoolDoctor}`, ['排班', '上午', '下午', '延时']),
  own('/my/book/school', '', ['校医院挂号记录', '王德福', '已预约']),
  at('/my/book/school/:id', `/my/book/school/${schoolBooking}`, ['校医院挂号详情', '305112', '取消']),
]
