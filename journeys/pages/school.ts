import { own, type PagesOf } from './page-at.ts'

export const schoolPages: PagesOf = ({ schoolDepartment, schoolDoctor }) => [
  own('/school/dept', '', ['校医院挂号', '科']),
  own('/school/type/date', `?deptCode=${schoolDepartment}`, ['按日期', '按专家', '今天']),
  own('/school/type/expert', `?deptCode=${schoolDepartment}`, ['按日期', '按专家', '最近可约']),
  own('/school/paiban', `?docId=${schoolDoctor}`, ['排班', '上午', '下午', '延时']),
  own('/my/book/school', '', ['校医院挂号记录']),
]
