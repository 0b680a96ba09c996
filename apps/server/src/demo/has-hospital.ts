import type { Db } from '../database/connect.ts'

/** Whether there is a hospital, of the demo or another. */
export const hasHospital = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('hospital').select('hosId').limit(1).executeTakeFirst()) !== undefined
