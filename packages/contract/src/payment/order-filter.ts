import * as z from 'zod/mini'
import { billDay, payChannels } from './payment.rules.ts'
import { paymentStateNames } from './payment.status.ts'

/** Which payments are listed; all where nothing is chosen. */
export const orderFilter = {
  paymentState: z.optional(z.nullable(z.enum([...paymentStateNames, '']))),
  payChannel: z.optional(z.nullable(z.enum([...payChannels, '']))),
}

const optionalDay = z.optional(z.nullable(z.union([billDay, z.literal('')])))
/** From and up to this day, both counted, Asia/Shanghai; '' for every day. */
export const optionalDays = { fromDay: optionalDay, untilDay: optionalDay }
