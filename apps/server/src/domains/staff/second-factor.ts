import { present } from '@nethos/contract/common/present.ts'
import { recoveryCodes } from '@nethos/contract/staff/second-factor.rules.ts'
import type { secondFactorServices as services } from '@nethos/contract/staff/second-factor.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { endSessionsOfStaff, type StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { countLoginTry, forgive } from '../account/public.ts'
import { base32, newRecoveryCode, newSecret, otpauth, stepOf } from './one-time-code.ts'
import * as table from './second-factor.table.ts'
import type { Secret } from './second-factor.table.ts'
import { getStaff } from './staff.table.ts'

type Own = Ctx<StaffCaller>

const note = (ctx: Own, action: 'add' | 'wrong' | 'recovery' | 'remove' | 'reset', staffId = ctx.caller.staffId) =>
  ctx.audit({ action: `staff.second_factor.${action}`, recordType: 'staff', recordId: staffId })

/** Counts the try before the code is looked at; what it wrote must stay when it is refused. */
async function tryCode(ctx: Own, isRight: () => Promise<boolean>): Promise<'code_wrong' | 'code_locked' | undefined> {
  const tried = { side: 'staff-code', name: ctx.caller.staffId } as const
  if (!(await countLoginTry(ctx, tried))) return 'code_locked'
  if (!(await isRight())) {
    await note(ctx, 'wrong')
    return 'code_wrong'
  }
  await forgive(ctx, tried)
  return undefined
}

async function takeCode(ctx: Own, { secret }: Secret, code: string): Promise<boolean> {
  if (code.length === 10) {
    const isTaken = await table.takeRecoveryCode(ctx, code)
    if (isTaken) await note(ctx, 'recovery')
    return isTaken
  }
  const step = stepOf(secret, code, ctx.now)
  return step !== undefined && table.takeStep(ctx, step)
}

const markProven = ({ db, caller }: Own) =>
  db.updateTable('session').set({ isProven: true }).where('sessionId', '=', caller.sessionId).execute()

export const mySecondFactor: HandlerOf<typeof services.mySecondFactor> = async ({ ctx }) => {
  const since = (await table.findFactor(ctx))?.since ?? null
  return {
    isOn: since !== null,
    since: since?.getTime() ?? null,
    recoveryLeft: await table.recoveryLeft(ctx),
    rule: ctx.runtime.settings.staffSecondFactor,
  }
}

export const beginSecondFactor: HandlerOf<typeof services.beginSecondFactor> = async ({ ctx, refuse }) => {
  const { runtime, caller } = ctx
  if (runtime.settings.staffSecondFactor === 'off') return refuse('factor_switched_off')
  const found = await table.findFactor(ctx)
  if (found?.since) return refuse('factor_on')
  const isShown = found?.begunIn === caller.sessionId
  if (!isShown) await table.saveSecret(ctx, newSecret())
  // Read again: two pages that ask at once show the same one.
  const { secret } = present(await table.findFactor(ctx))
  const { login } = await getStaff(ctx, caller.staffId)
  return { secret: base32(secret), address: otpauth(secret, { issuer: runtime.settings.hospitalName, login }) }
}

export const confirmSecondFactor: HandlerOf<typeof services.confirmSecondFactor> = async ({
  input: { code },
  ctx,
  refuse,
}) => {
  const { db, caller, runtime } = ctx
  if (runtime.settings.staffSecondFactor === 'off') return refuse('factor_switched_off')
  const found = await table.findFactor(ctx)
  if (!found || found.since || found.begunIn !== caller.sessionId) return refuse('secret_gone')
  const wrong = await tryCode(ctx, () => takeCode(ctx, found, code))
  if (wrong) return refuse(wrong, { keeps: true })
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  if (!(await table.turnOn(ctx, codes))) return refuse('secret_gone')
  await markProven(ctx)
  await endSessionsOfStaff(db, caller.staffId, caller.sessionId)
  await note(ctx, 'add')
  return { recoveryCodes: codes.map(one => `${one.slice(0, 5)}-${one.slice(5)}`) }
}

export const proveSecondFactor: HandlerOf<typeof services.proveSecondFactor> = async ({
  input: { code },
  ctx,
  refuse,
}) => {
  const found = await table.findFactor(ctx)
  if (!found?.since) return refuse('factor_off')
  const wrong = await tryCode(ctx, () => takeCode(ctx, found, code))
  if (wrong) return refuse(wrong, { keeps: true })
  await markProven(ctx)
  await ctx.audit({ action: 'staff.login', recordType: 'staff', recordId: ctx.caller.staffId })
  return { recoveryLeft: await table.recoveryLeft(ctx) }
}

export const removeSecondFactor: HandlerOf<typeof services.removeSecondFactor> = async ({
  input: { code },
  ctx,
  refuse,
}) => {
  const found = await table.findFactor(ctx)
  if (!found?.since) return refuse('factor_off')
  const wrong = await tryCode(ctx, () => takeCode(ctx, found, code))
  if (wrong) return refuse(wrong, { keeps: true })
  await table.dropFactor(ctx, ctx.caller.staffId)
  await endSessionsOfStaff(ctx.db, ctx.caller.staffId, ctx.caller.sessionId)
  await note(ctx, 'remove')
  return true
}

export const listSecondFactors: HandlerOf<typeof services.listSecondFactors> = async ({ ctx }) =>
  (await table.allFactors(ctx)).map(({ role, since, recoveryLeft, ...who }) => ({
    ...who,
    role: role as StaffRole,
    isOn: since !== null,
    since: since?.getTime() ?? null,
    recoveryLeft: Number(recoveryLeft),
  }))

export const resetSecondFactor: HandlerOf<typeof services.resetSecondFactor> = async ({
  input: { staffId },
  ctx,
  refuse,
}) => {
  if (staffId === ctx.caller.staffId) return refuse('not_own_factor')
  if (!(await table.dropFactor(ctx, staffId))) return refuse('not_found')
  await forgive(ctx, { side: 'staff-code', name: staffId })
  await endSessionsOfStaff(ctx.db, staffId)
  await note(ctx, 'reset', staffId)
  return true
}
