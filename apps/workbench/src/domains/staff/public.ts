import { signOut } from '@nethos/calls/session.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { logOut, me } from './staff.calls.ts'

/** What people call each role. */
export const roleLabels: Readonly<Record<StaffRole, string>> = {
  doctor: '医生',
  nurse: '护士',
  pharmacist: '药师',
  operator: '运营',
  admin: '管理员',
}

/** Who works here. */
export const useMe = () => useServiceQuery(me)

/** Ends the session on the server too, and here even when the server cannot be reached. */
export async function leave(): Promise<void> {
  await run(logOut, {}).catch(() => undefined)
  signOut()
  // A fresh page: nothing of a patient stays in the memory of a desk that others use.
  location.assign('/workbench/login')
}
