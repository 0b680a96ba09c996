import { secondFactorServices } from '@nethos/contract/staff/second-factor.services.ts'
import { staffAccountServices } from '@nethos/contract/staff/staff-account.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { getMe, loginStaff, logoutStaff } from './login.ts'
import * as accounts from './accounts.ts'
import { changeMyPassword } from './own-password.ts'
import * as secondFactor from './second-factor.ts'

export const staffDomain: Domain = {
  services: [
    ...implement(staffServices, { loginStaff, logoutStaff, getMe }),
    ...implement(secondFactorServices, secondFactor),
    ...implement(staffAccountServices, { ...accounts, changeMyPassword }),
  ],
}
