import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { staffServices as services } from '@nethos/contract/staff/staff.services.ts'

export const me = query(services.getMe, {})
export const logIn = command(services.loginStaff)
export const logOut = command(services.logoutStaff)
