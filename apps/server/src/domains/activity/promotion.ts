import {
  promotionSourceLabels,
  type PromotionGroup,
  type promotionDeskServices,
} from '@nethos/contract/activity/promotion-desk.services.ts'
import { csvOf } from '@nethos/contract/common/csv.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { promotionsOf, type Brought } from './promotion.table.ts'

export const promotionFigures: HandlerOf<typeof promotionDeskServices.promotionFigures> = async ({ input, ctx }) => ({
  rows: await promotionsOf(ctx, input),
})

interface Column {
  title: string
  of: (row: Brought) => string
}
const month: Column = { title: '月份', of: row => row.month }
const department: Column = { title: '科室', of: row => row.deptName }
const columns: Readonly<Record<PromotionGroup, readonly Column[]>> = {
  code: [
    month,
    { title: '来源', of: ({ source }) => (source ? promotionSourceLabels[source] : '') },
    { title: '推广码', of: row => row.code },
    { title: '推广人或活动', of: row => row.promoterName },
    department,
  ],
  department: [month, department],
  month: [month],
}

export const exportPromotion: HandlerOf<typeof promotionDeskServices.exportPromotion> = async ({ input, ctx }) => {
  const { fromMonth, untilMonth, groupedBy } = input
  const rows = await promotionsOf(ctx, input)
  const period = fromMonth === untilMonth ? fromMonth : `${fromMonth}_${untilMonth}`
  await ctx.audit({ action: 'promotion.export', recordType: 'promotion export', recordId: period })
  const chosen = columns[groupedBy]
  const sumOf = (key: 'registered' | 'verified') => String(rows.reduce((sum, row) => sum + row[key], 0))
  return {
    fileName: `promotion-${groupedBy}-${period}.csv`,
    csv: csvOf([
      [...chosen.map(({ title }) => title), '注册人数', '其中已实名'],
      ...rows.map(row => [...chosen.map(({ of }) => of(row)), String(row.registered), String(row.verified)]),
      [...chosen.map((_, at) => (at === 0 ? '合计' : '')), sumOf('registered'), sumOf('verified')],
    ]),
    rows: rows.length,
  }
}
