import { shown, type PagesOf } from './page-at.ts'

export const mdtPages: PagesOf = ({ mdtClinic }) => [
  shown('/book/mdt/pre', '', ['什么是多学科门诊', '适合什么样的患者', '费用', '怎么看', '下一步']),
  shown('/book/mdt', '', ['多学科门诊', '¥']),
  shown('/book/mdt/scheme', `?bookDeptId=${mdtClinic}&bookHosId=h1`, ['选择就诊时间', '一起看诊的科室', '上午']),
]
