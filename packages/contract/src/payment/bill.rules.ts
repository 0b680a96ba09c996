import * as z from 'zod/mini'
import { required } from '../rule.ts'

/** How a difference of the daily bill is settled by people. */
export const settleWays = {
  booked: '本院已补记入账',
  corrected: '平台已更正',
  written_off: '核销，由医院承担',
  refunded: '已退款给患者',
  next_day: '次日账单已包含',
} as const
export type SettleWay = keyof typeof settleWays
/** And by the comparison itself: compared again, it was gone. */
export const settleWayLabels = { ...settleWays, agrees: '再次核对已一致' } as const
export const settleWayNames = Object.keys(settleWayLabels) as (keyof typeof settleWayLabels)[]

const chooseSettleWay = '请选择处理方式'
export const settleWay = z.pipe(
  required(
    chooseSettleWay,
    z.refine(text => Object.hasOwn(settleWays, text), chooseSettleWay),
  ),
  z.transform(text => text as SettleWay),
)
