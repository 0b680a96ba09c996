import { pages } from '../pages.ts'

export const pathwayPages = pages({
  plan: { at: '/my/plan', title: '接下来', kind: 'hub', for: 'account' },
  pathway: { at: '/my/plan/:pathwayId', title: '我的诊疗计划', kind: 'detail', for: 'account' },
  task: { at: '/my/plan/task/:taskId', title: '任务', kind: 'form', for: 'account' },
  quietHours: { at: '/my/plan/quiet', title: '提醒时段', kind: 'form', for: 'account' },
})
