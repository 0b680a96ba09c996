import * as z from 'zod/mini'
import { newPassword } from '../account/account.rules.ts'
import { nameOf, optionalLimitedText } from '../common/text.ts'
import { required } from '../rule.ts'
import type { StaffRole } from '../service.ts'

/** How long a password that was handed over opens a login. */
export const oneTimeDays = 3

/** The same rule as for patients: 8 to 32 characters with letters and digits. */
export const staffPassword = newPassword
export const staffName = nameOf('姓名')
export const staffSearch = optionalLimitedText('搜索词', 50)

/** The name to log in with: small letters, digits, dots and dashes, for it is read out on the telephone. */
export const staffLogin = required(
  '登录名不能为空',
  z.overwrite(text => text.toLowerCase()),
  z.regex(/^[a-z][a-z0-9._-]{2,31}$/, '登录名须为3-32位，以字母开头，只含字母、数字、点、横线和下划线'),
)

/** Of which kind the doctor is in whose name a role answers; a nurse may help a doctor. None: the role answers nobody. */
export const profileKinds: Readonly<Record<StaffRole, readonly ('DOC' | 'NURSE' | 'PHARMACIST')[]>> = {
  doctor: ['DOC'],
  nurse: ['NURSE', 'DOC'],
  pharmacist: ['PHARMACIST'],
  operator: [],
  admin: [],
}
export const wantsProfile = (role: StaffRole): boolean => profileKinds[role].length > 0
