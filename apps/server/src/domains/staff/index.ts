import { secondFactorServices } from '@nethos/contract/staff/second-factor.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { getMe, loginStaff, logoutStaff } from './login.ts'
import * as secondFactor from './second-factor.ts'

export const staffDomain: Domain = {
  services: [
    ...implement(staffServices, { loginStaff, logoutStaff, getMe }),
    ...implement(secondFactorServices, secondFactor),
  ],
}
