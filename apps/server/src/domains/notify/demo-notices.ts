import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { DemoScope } from '../../registry/demo.ts'
import { saveSetting } from './setting.table.ts'

/** Numbers of the demo's staff, one each: nobody is sent anything, the sandbox's provider keeps the text messages. */
const mobileOf = (at: number): string => `1390000${String(1000 + at)}`

/** Who answers patients in the demo is told by text message, too. Who has set anything himself is left alone. */
export async function loadDemoNotices({ db, runtime }: DemoScope): Promise<void> {
  const staff = await db
    .selectFrom('staff')
    .leftJoin('staffNoticeSetting as setting', 'setting.staffId', 'staff.staffId')
    .select(['staff.staffId', 'setting.staffId as hasSet'])
    .where('role', 'in', ['doctor', 'nurse', 'pharmacist'])
    .orderBy('login')
    .execute()
  for (const [at, { staffId, hasSet }] of staff.entries())
    if (hasSet === null)
      await saveSetting({ db, runtime, now: runtime.clock.now() }, staffId, {
        ...usualNotice,
        bySms: true,
        mobile: mobileOf(at),
      })
}
