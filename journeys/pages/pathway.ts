import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(pathwayPages.plan, {}, ['现在要做', '我的计划', '拍一张伤口照片', '膝关节置换术后康复', '提醒时段']),
  visit(pathwayPages.pathway, { pathwayId: samples.pathwayId }, ['手术前', '回家以后', '36.7℃', '王德福']),
  visit(pathwayPages.task, { taskId: samples.pathwayTaskId }, ['拍一张伤口照片', '图片（最多3张）', '提交']),
  visit(pathwayPages.quietHours, {}, ['夜间免打扰', '保存']),
]
