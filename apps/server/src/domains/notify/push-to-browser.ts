import type { JobContext } from '../../jobs/job.ts'

/**
 * To one browser that has subscribed, of the staff or of a patient; one that takes no more is forgotten. What is sent stands
 * on a locked screen: where to go, and no word of whom or what.
 */
export async function pushToBrowser(
  { db, runtime }: Pick<JobContext, 'db' | 'runtime'>,
  table: 'staffPush' | 'accountPush',
  endpoint: string,
  { link, isUrgent }: { link: string; isUrgent: boolean },
): Promise<'sent' | 'gone'> {
  const target = await db
    .selectFrom(table)
    .select(['endpoint', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  if (!target) return 'gone'
  const what = await runtime.push.send(target, JSON.stringify({ link, isUrgent }), { isUrgent })
  if (what === 'gone') await db.deleteFrom(table).where('endpoint', '=', endpoint).execute()
  return what
}
