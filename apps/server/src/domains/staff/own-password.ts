import { sql } from 'kysely'
import type { staffAccountServices } from '@nethos/contract/staff/staff-account.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { hashPassword, tryStaffPassword } from '../account/public.ts'
import { getStaff } from './staff.table.ts'

export const changeMyPassword: HandlerOf<typeof staffAccountServices.changeMyPassword> = async ({
  input: { password, newPassword },
  ctx,
  refuse,
}) => {
  const { staffId, sessionId, owes } = ctx.caller
  if (owes === 'code') return refuse('second_step_missing')
  const { login, passwordHash } = await getStaff(ctx, staffId)
  // Counted together with the tries of his login, and the count stays when it is refused.
  const verdict = await tryStaffPassword(ctx, login, passwordHash, password)
  if (verdict === 'locked') return refuse('login_locked', { keeps: true })
  if (verdict === 'wrong') return refuse('own_password_wrong', { keeps: true })
  if (newPassword === password) return refuse('password_same')
  // The row shuts out everybody who works in his name, but this session of his own.
  await sql`select set_config('nethos.kept_session', ${sessionId}, true)`.execute(ctx.db)
  await ctx.db
    .updateTable('staff')
    .set({ passwordHash: await hashPassword(newPassword), oneTimeUntil: null })
    .where('staffId', '=', staffId)
    .execute()
  await ctx.audit({ action: 'staff.password.change', recordType: 'staff', recordId: staffId })
  return true
}
