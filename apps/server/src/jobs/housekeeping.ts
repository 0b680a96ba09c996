import { everyMinute } from './periodic.ts'

/** What is past its time goes. */
export const housekeeping = everyMinute('housekeeping', async ({ db, now }) => {
  const at = now()
  await db
    .deleteFrom('replay')
    .where('at', '<', new Date(at - 11 * 60_000))
    .execute()
  await db.deleteFrom('callCount').where('endsAt', '<', new Date(at)).execute()
  await db
    .deleteFrom('loginPlace')
    .where('seenAt', '<', new Date(at - 90 * 24 * 3_600_000))
    .execute()
  const ranOut = db.selectFrom('session').select('sessionId').where('expiresAt', '<', new Date(at))
  // Who has not logged out is still to hear that somebody waits for him: a browser of the staff outlives its session.
  await db.updateTable('staffPush').set({ sessionId: null }).where('sessionId', 'in', ranOut).execute()
  await db.deleteFrom('session').where('expiresAt', '<', new Date(at)).execute()
})
