import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { addOn, centre, itemGroup } from './checkup.schemas.ts'
import { voucherStatuses } from './voucher.status.ts'

const text = z.string()

/** A company's check for one of the account's people. */
export const voucherRow = z.object({
  voucherId: text,
  companyName: text,
  personId: text,
  personName: text,
  packageName: text,
  fromDay: text,
  untilDay: text,
  voucherStatus: z.enum(voucherStatuses),
  statusLabel: text,
  /** The date that is kept; null: none is booked. */
  startsAt: z.nullable(instant),
  /** Empty: no order of this account's was made with it. */
  orderId: text,
})
export type VoucherRow = z.infer<typeof voucherRow>

export const voucherDetail = z.extend(voucherRow, {
  packageId: text,
  code: text,
  statusText: text,
  centre,
  groups: z.array(itemGroup),
  addOns: z.array(addOn),
  /** What the package costs for everybody. */
  priceCents: cents,
  /** What it costs for his family, who pay themselves, and for how many more of them; null: the contract names none. */
  family: z.nullable(z.object({ priceCents: cents, left: z.int() })),
})
export type VoucherDetail = z.infer<typeof voucherDetail>
