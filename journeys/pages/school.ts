import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { leading, visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ schoolDepartment, schoolDoctor, schoolBooking }) => [
  visit(schoolPages.departments, {}, ['校医院挂号', '科']),
  leading('/school/type', schoolPages.byDate, { deptCode: schoolDepartment }, ['按日期', '按专家']),
  visit(schoolPages.byDate, { deptCode: schoolDepartment }, ['按日期', '按专家', '今天']),
  visit(schoolPages.byExpert, { deptCode: schoolDepartment }, ['按日期', '按专家', '最近可约']),
  visit(schoolPages.doctor, { docId: schoolDoctor }, ['排班', '上午', '下午', '延时']),
  visit(schoolPages.mine, {}, ['校医院挂号记录', '王德福', '已预约']),
  visit(schoolPages.booking, { id: schoolBooking }, ['校医院挂号详情', '305112', '取消']),
]
