import { defaultRule, type HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import type { TestServer } from '../../testing/server.ts'

/** The rule of hospital h1: as for everybody, but for what a test says. */
export async function saveRuleFor({ db, runtime }: Pick<TestServer, 'db' | 'runtime'>, rule: Partial<HospitalRule>) {
  const row = { ...defaultRule, ...rule, changedAt: new Date(runtime.clock.now()) }
  await db
    .insertInto('bookingRule')
    .values({ hosId: 'h1', ...row })
    .onConflict(on => on.column('hosId').doUpdateSet(row))
    .execute()
}
