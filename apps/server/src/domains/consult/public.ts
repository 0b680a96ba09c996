import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayTouch } from './consult.table.ts'

export { consultPayable } from './payable.ts'

/** Whether the caller may see a consult, and so the files that hang on it. */
export async function maySeeConsult(db: Db, caller: Caller, consultId: string): Promise<boolean> {
  const row = await db.selectFrom('consult').select('consultId').where('consultId', '=', consultId).where(mayTouch({ caller })).executeTakeFirst()
  return row !== undefined
}
