import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { findByMobile, loginOf } from './account.table.ts'
import { findAddress, mobileOf as addressMobile } from './address.table.ts'

export { accountOfMobile, openMobile } from './account.table.ts'

export { deviceName } from './device-name.ts'
export { countLoginTry, forgive } from './login-failure.table.ts'
export { missingConsent } from './health-consent.ts'
export { isWithdrawn } from './consent.table.ts'
export { accountsForOffice } from './office.ts'
export { hashPassword } from './password.ts'
export { textCalledOff } from './text-called-off.ts'
export { tryStaffPassword } from './try-staff-password.ts'

/** The mobile that the account logs in with, whole: for a text message to it, and for nothing that is shown. */
export const mobileOf = async (ctx: Pick<Ctx, 'db' | 'runtime' | 'now'>, accountId: string): Promise<string> =>
  (await loginOf(ctx, accountId)).mobile

/** Keyed hash of the mobile that the account logs in with: to tell one person from another, never to read the number. */
export async function mobileHashOf({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<Buffer> {
  const row = await db
    .selectFrom('account')
    .select('mobileHash')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.mobileHash
}

/** One of the caller's own delivery addresses, whole: for a parcel, never for a page. */
export async function addressForParcel(
  ctx: Ctx<AccountCaller>,
  addressId: string,
): Promise<{ receiver: string; mobile: string; address: string } | undefined> {
  const row = await findAddress(ctx, addressId)
  return row && { receiver: row.receiver, mobile: addressMobile(ctx, row), address: `${row.areaName}${row.street}` }
}

/** For staff who were told the mobile by its owner. */
export const accountWith = async (ctx: Ctx, mobile: string): Promise<string | undefined> =>
  (await findByMobile(ctx, mobile))?.accountId
