import type { Selectable } from 'kysely'
import { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import { voucherStates, type VoucherFacts, type VoucherStatus } from '@nethos/contract/checkup/voucher.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CheckupVoucher } from '../../database/types.gen.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'

/** One employee's check, as the rules see it. */
export interface Voucher extends VoucherFacts {
  readonly voucherId: string
  readonly companyId: string
  readonly code: string
  readonly name: string
  readonly claimedBy: string | null
  readonly personId: string | null
  readonly status: VoucherStatus
}
export const voucherColumns = [
  'checkupVoucher.voucherId',
  'checkupVoucher.companyId',
  'checkupVoucher.code',
  'checkupVoucher.name',
  'checkupVoucher.claimedBy',
  'checkupVoucher.personId',
  'checkupVoucher.validUntil',
  'checkupVoucher.status',
] as const
type Row = Pick<
  Selectable<CheckupVoucher>,
  'voucherId' | 'companyId' | 'code' | 'name' | 'claimedBy' | 'personId' | 'validUntil' | 'status'
>
export const voucherOf = (row: Row): Voucher => ({
  ...row,
  status: row.status as VoucherStatus,
  validUntil: row.validUntil.getTime(),
})

export const vouchers = lifecycleOf({
  table: 'checkupVoucher',
  id: 'voucherId',
  states: voucherStates,
  starts: ['unused'],
  history: 'checkupVoucherMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns: voucherColumns,
  read: voucherOf,
  instants: ['createdAt', 'validUntil'],
  services: { use: voucherServices.bookWithVoucher },
})

export const voucherTimer = vouchers.timer('checkup-voucher', {
  end: (ctx, one) => vouchers.transition(ctx, one, 'end', 'clock'),
})

/** Held by this transaction: nobody else uses it meanwhile. */
export async function takeVoucher({ db }: Pick<Ctx, 'db'>, voucherId: string): Promise<Voucher | undefined> {
  const row = await db
    .selectFrom('checkupVoucher')
    .select(voucherColumns)
    .where('voucherId', '=', voucherId)
    .forUpdate()
    .executeTakeFirst()
  return row && voucherOf(row)
}

/** The order that it was used for is off: it can be used again while it is valid. */
export async function freeVoucher(ctx: Ctx, voucherId: string): Promise<void> {
  const voucher = await takeVoucher(ctx, voucherId)
  if (voucher) await vouchers.transition(ctx, voucher, 'free', 'hospital')
}
