import type { AccountHooks } from '../../registry/account-hooks.ts'
import { notePromotion } from './promote-code.table.ts'
import { followScanned } from './scanned.ts'

/** Who registers with a doctor's code is counted for him, and follows the doctor whose code he has scanned. */
export const promoteAndFollow: AccountHooks['onAccountMade'] = async (ctx, registration) => {
  if (registration.promoteCode) await notePromotion(ctx, registration.promoteCode)
  await followScanned(ctx, registration)
}
