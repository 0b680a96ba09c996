import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { secondFactorServices as factors } from '@nethos/contract/staff/second-factor.services.ts'
import { staffServices as services } from '@nethos/contract/staff/staff.services.ts'

export const me = query(services.getMe, {})
export const logIn = command(services.loginStaff)
export const logOut = command(services.logoutStaff)

export const myFactor = query(factors.mySecondFactor, {})
export const beginFactor = command(factors.beginSecondFactor)
/** Refreshes nothing: what it tells is shown until it has been written down. */
export const confirmFactor = command(factors.confirmSecondFactor)
export const proveFactor = command(factors.proveSecondFactor, services.getMe)
export const removeFactor = command(factors.removeSecondFactor, factors.mySecondFactor, services.getMe)
export const allFactors = query(factors.listSecondFactors, {})
export const resetFactor = command(factors.resetSecondFactor, factors.listSecondFactors)
export type FactorRow = OutputOf<typeof factors.listSecondFactors>[number]
