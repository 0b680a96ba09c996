import * as z from 'zod/mini'
import { addOn, itemGroup, station } from '@nethos/contract/checkup/checkup.schemas.ts'
import { jsonColumn } from '../../database/json-column.ts'

const text = z.string()
const orderContent = z.object({ groups: z.array(itemGroup), notice: text })

/** The JSON columns of health checks, each read at this one seam. */
export const packageContent = jsonColumn('checkup_package.content', z.extend(orderContent, { addOns: z.array(addOn) }))
export const contentOfOrder = jsonColumn('checkup_order.content', orderContent)
export const orderedAddOns = jsonColumn(
  'checkup_order.add_ons',
  z.array(z.object({ code: text, name: text, priceCents: z.int() })),
)
export const stationsOfOrder = jsonColumn('checkup_order.stations', z.array(station))
