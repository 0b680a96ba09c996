import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import type { WaitingFor } from '../../registry/waiting.ts'
import { unreadOf } from './report.table.ts'

/** Reports that are out and not read, as one line. */
export const waitingReports: WaitingFor = async ctx => {
  const { count, newestAt } = await unreadOf(ctx)
  if (count === 0) return []
  return [
    {
      kind: 'report',
      title: `${count}份报告可以看了`,
      note: '点开看结果和医生的说明',
      url: reportPages.home.to({}),
      at: -(newestAt?.getTime() ?? 0),
    },
  ]
}
