import { secondFactorServices } from '@nethos/contract/staff/second-factor.services.ts'
import { staffAccountServices } from '@nethos/contract/staff/staff-account.services.ts'
import { staffIdentityServices } from '@nethos/contract/staff/identity.services.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { getMe, loginStaff, logoutStaff } from './login.ts'
import * as identity from './identity.ts'
import * as accounts from './accounts.ts'
import { changeMyPassword } from './own-password.ts'
import * as secondFactor from './second-factor.ts'

export const staffDomain: Domain = {
  demo: [
    { name: 'staff', after: ['hospital'], load: async scope => (await import('./demo-staff.ts')).loadDemoStaff(scope) },
  ],
  services: [
    ...implement(staffServices, { loginStaff, logoutStaff, getMe }),
    ...implement(secondFactorServices, secondFactor),
    ...implement(staffIdentityServices, identity),
    ...implement(staffAccountServices, { ...accounts, changeMyPassword }),
  ],
}
