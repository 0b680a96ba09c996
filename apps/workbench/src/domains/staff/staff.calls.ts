import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { staffIdentityServices as identity } from '@nethos/contract/staff/identity.services.ts'
import { secondFactorServices as factors } from '@nethos/contract/staff/second-factor.services.ts'
import { staffAccountServices as accounts } from '@nethos/contract/staff/staff-account.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { staffServices as services } from '@nethos/contract/staff/staff.services.ts'

export type StaffRow = OutputOf<typeof accounts.listStaff>['rows'][number]
export type HandedOver = OutputOf<typeof accounts.addStaff>

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

export const myIdentity = query(identity.myIdentity, {})
export const beginIdentity = command(identity.beginIdentity)
export const settleIdentity = command(identity.settleIdentity, services.getMe, identity.myIdentity)

export const changePassword = command(accounts.changeMyPassword, services.getMe)
export interface StaffFilter {
  search: string
  role: StaffRole | null
  isActive: boolean | null
  pageNum: number
}
export const staffList = (filter: StaffFilter) => query(accounts.listStaff, filter)
export const profiles = (role: StaffRole, search: string) => query(accounts.listProfiles, { role, search })
export const addStaff = command(accounts.addStaff, accounts.listStaff, accounts.listProfiles)
export const changeStaff = command(accounts.changeStaff, accounts.listStaff, accounts.listProfiles)
export const switchStaff = command(accounts.switchStaff, accounts.listStaff, accounts.listProfiles)
export const resetPassword = command(accounts.resetStaffPassword, accounts.listStaff)
