import { present } from '@nethos/contract/common/present.ts'
import type { Staff, staffServices } from '@nethos/contract/staff/staff.services.ts'
import { endSession, openSession } from '../../calls/caller.ts'
import { writeDown } from '../../calls/audit.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { tryStaffPassword } from '../account/public.ts'
import { loginRules, owedStep, type SecondStep } from '../../calls/second-step.ts'
import { hasFactor } from './second-factor.table.ts'
import { findByLogin, getStaff, type StaffRow } from './staff.table.ts'

const shown = ({ staffId, name, role, docId }: StaffRow, owes: SecondStep | undefined): Staff => ({
  staffId,
  name,
  role,
  ...(docId !== null && { docId }),
  ...(owes && { owes }),
})

export const loginStaff: HandlerOf<typeof staffServices.loginStaff> = async ({
  input: { login, password },
  ctx,
  refuse,
}) => {
  const staff = await findByLogin(ctx, login)
  const verdict = await tryStaffPassword(ctx, login, staff?.passwordHash, password)
  if (verdict === 'locked') return refuse('login_locked')
  if (verdict === 'wrong') return refuse('password_wrong')
  const { staffId, role, docId, oneTimeUntil } = present(staff)
  const { now, channel, deviceId, runtime } = ctx
  if (oneTimeUntil !== null && oneTimeUntil.getTime() <= now) return refuse('password_over')
  const opened = await openSession(
    ctx.db,
    { kind: 'staff', staffId, role, docId },
    { secret: runtime.keys.secret, now, channel, deviceId },
  )
  const owes = owedStep(loginRules(runtime.settings), {
    role,
    hasFactor: await hasFactor(ctx, staffId),
    isProven: false,
    isOneTime: oneTimeUntil !== null,
    isConfirmed: false,
  })
  // By himself: the call came from nobody.
  const himself = { kind: 'staff', staffId, role, docId, sessionId: opened.sessionId } as const
  await writeDown(
    ctx.db,
    { ...ctx, caller: himself },
    { action: owes === 'code' ? 'staff.password' : 'staff.login', recordType: 'staff', recordId: staffId },
  )
  return { ...opened, staff: shown(present(staff), owes) }
}

export const logoutStaff: HandlerOf<typeof staffServices.logoutStaff> = async ({ ctx }) => {
  await endSession(ctx.db, ctx.caller.sessionId)
  await ctx.audit({ action: 'staff.logout', recordType: 'staff', recordId: ctx.caller.staffId })
  return true
}

export const getMe: HandlerOf<typeof staffServices.getMe> = async ({ ctx }) =>
  shown(await getStaff(ctx, ctx.caller.staffId), ctx.caller.owes)
