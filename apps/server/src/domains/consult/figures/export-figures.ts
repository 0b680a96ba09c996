import { yuan } from '@nethos/contract/common/money.ts'
import type { figureServices } from '@nethos/contract/consult/figures.services.ts'
import { csvOf } from '@nethos/contract/common/csv.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { countedFor, sumOfDays } from './figures.ts'
import type { Answers, Money } from './figures.table.ts'

const head = ['日期', '接诊', '应答复', '已答复', '按时答复', '超时退回', '收款', '优惠券抵扣', '退款', '已结算收入']

export const exportFigures: HandlerOf<typeof figureServices.exportFigures> = async ({ input, ctx }) => {
  const { fromDay, untilDay } = input
  const { days, whose } = await countedFor(ctx, input)
  await ctx.audit({
    action: 'consult.figures.export',
    recordType: 'figures',
    recordId: `${whose}_${fromDay}_${untilDay}`,
  })
  return {
    fileName: `consults-${fromDay}-${untilDay}.csv`,
    csv: csvOf([head, ...days.map(day => [day.onDay, ...figuresOf(day)]), ['合计', ...figuresOf(sumOfDays(days))]]),
    rows: days.length,
  }
}

const figuresOf = (row: Answers & Money): string[] => [
  ...[row.begun, row.promised, row.answered, row.inTime, row.lapsed].map(String),
  ...[row.paidCents, row.couponCents, row.refundedCents, row.earnedCents].map(signed),
]

/** More may go back on a day than came in: a number for a spreadsheet, and no formula. */
const signed = (cents: number): string => (cents < 0 ? `(${yuan(-cents)})` : yuan(cents))
