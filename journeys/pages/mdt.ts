import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ mdtClinic }) => [
  visit(mdtPages.notice, {}, ['什么是多学科门诊', '适合什么样的患者', '费用', '怎么看', '下一步']),
  visit(mdtPages.clinics, {}, ['多学科门诊', '¥']),
  visit(mdtPages.sessions, { bookDeptId: mdtClinic, bookHosId: 'h1' }, ['选择就诊时间', '一起看诊的科室', '上午']),
]
