import { hourly } from '../../jobs/periodic.ts'
import { countVerified, forgetMarks, waitingAccounts } from './like.table.ts'

/** Likes whose owners were verified meanwhile begin to count; from where likes came is forgotten after a while. */
export const likeTimer = hourly('activity.likes', async ({ db, now }) => {
  await countVerified({ db }, await waitingAccounts({ db }))
  await forgetMarks({ db }, now())
})
