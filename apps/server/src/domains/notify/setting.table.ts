import { usualNotice, type NoticeSetting } from '@nethos/contract/notify/notify.rules.ts'
import type { Ctx } from '../../calls/handler.ts'

const sealedFor = 'staff.mobile'

/** How a member of staff wants to hear; what is usual while he has said nothing. */
export async function settingOf({ db, runtime }: Pick<Ctx, 'db' | 'runtime'>, staffId: string): Promise<NoticeSetting> {
  const row = await db
    .selectFrom('staffNoticeSetting')
    .select(['bySms', 'mobileSealed', 'byPush', 'silentMinutes', 'quietFrom', 'quietUntil'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  if (!row) return usualNotice
  const { mobileSealed, ...rest } = row
  const mobile = mobileSealed === null ? '' : runtime.sealer.openText(mobileSealed, sealedFor)
  return { ...rest, mobile, silentMinutes: row.silentMinutes as NoticeSetting['silentMinutes'] }
}

export async function saveSetting(
  { db, runtime, now }: Pick<Ctx, 'db' | 'runtime' | 'now'>,
  staffId: string,
  { mobile, ...setting }: NoticeSetting,
): Promise<void> {
  const row = {
    ...setting,
    mobileSealed: mobile === '' ? null : runtime.sealer.sealText(mobile, sealedFor),
    changedAt: new Date(now),
  }
  await db
    .insertInto('staffNoticeSetting')
    .values({ staffId, ...row })
    .onConflict(on => on.column('staffId').doUpdateSet(row))
    .execute()
}
