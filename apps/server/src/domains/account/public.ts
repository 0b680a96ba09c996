import type { Ctx } from '../../calls/handler.ts'
import { loginOf } from './account.table.ts'

export { accountOfMobile, openMobile } from './account.table.ts'

export { hashPassword } from './password.ts'
export { tryPassword } from './try-password.ts'

/** The mobile that the account logs in with, whole: for a text message to it, and for nothing that is shown. */
export const mobileOf = async (ctx: Ctx, accountId: string): Promise<string> => (await loginOf(ctx, accountId)).mobile
