import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayTouch } from './application.table.ts'

/** Whether the caller may see an application, and so the files that hang on it; and whom it is about. */
export const maySeeApplication = (
  db: Db,
  caller: Caller,
  applicationId: string,
  now: number,
): Promise<{ personId: string } | undefined> =>
  db
    .selectFrom('programmeApplication')
    .select('personId')
    .where('applicationId', '=', applicationId)
    .where(mayTouch({ caller, now }))
    .executeTakeFirst()
