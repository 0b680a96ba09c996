import type { TodayPart } from '../../registry/today.ts'
import { pathwaysToSee } from './desk/desk-list.ts'

export const todayOfPathways: TodayPart = {
  figures: {
    flagged_pathways: async ctx => ({ count: await pathwaysToSee(ctx, 'flagged') }),
    overdue_pathways: async ctx => ({ count: await pathwaysToSee(ctx, 'overdue') }),
  },
}
