import * as z from 'zod/mini'
import { open } from '../common/ids.ts'
import { payerAtProvider } from '../common/open-ids.ts'
import { obj, only } from '../service.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { paymentRefusals } from './payment.refusals.ts'
import { payChannels } from './payment.rules.ts'
import { cashierEntry } from './payment.schemas.ts'

/** Who pays, as the provider knows him; left out: as the shell has said. */
export const payerId = open(
  payerAtProvider,
  z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/)))),
)

/** How something is to be paid, beside what it is. */
export const cashierFields = {
  /** Left out: the one way of the shell that it is called from. */
  payChannel: z.optional(z.nullable(z.enum([...payChannels, '']))),
  openid: payerId,
  /** Where the cashier leads back to. */
  returnUrl: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
}

/** SUCCESS: there is nothing to pay, or the money is here already. */
export const cashierReply = obj(z.union([z.literal('SUCCESS'), cashierEntry]))

/** Why a cashier is not opened, beside what is said of the thing itself. */
export const cashierRefusals = {
  ...only(paymentRefusals, 'already_paid', 'order_gone', 'way_closed', 'no_coupon', 'coupon_unusable', 'way_missing'),
  ...only(shellRefusals, 'payer_unknown'),
}
