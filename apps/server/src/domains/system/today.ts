import { failedJobCount } from '../../jobs/failed-jobs.ts'
import type { TodayPart } from '../../registry/today.ts'

export const todayOfSystem: TodayPart = {
  figures: { failed_jobs: async ({ db }) => ({ count: await failedJobCount(db) }) },
}
