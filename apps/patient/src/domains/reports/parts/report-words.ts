import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import type { ReportAccess, ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import { hospitalReportStates } from '@nethos/contract/reports/reports.kinds.ts'
import type { Tone } from '../../../controls/tag.tsx'

/** How it stands, in a word. */
export const stateWord = ({ access, state }: Pick<ReportRow, 'access' | 'state'>): string =>
  access === 'held' ? '已出' : hospitalReportStates[state]

export const toneOf: Readonly<Record<ReportAccess, Tone>> = {
  open: 'good',
  held: 'warn',
  to_pay: 'warn',
  pending: 'quiet',
  cancelled: 'danger',
}

/** What that means for the reader; empty: it can be read. */
export function accessSentence({ access, opensAt, datedAt }: ReportRow): string {
  if (access === 'held')
    return `医生与您沟通后即可查看${opensAt === null ? '' : `，最迟${dayAndTime(opensAt)}自动开放`}`
  if (access === 'to_pay') return '支付后可查看'
  if (access === 'pending') return `${dayOf(datedAt)} 已开单，报告尚未出具`
  return access === 'cancelled' ? '医院已作废这份报告，请不要使用' : ''
}
