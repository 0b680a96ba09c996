import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayTouch } from './renewal.table.ts'

/** Whether the caller may see a renewal, and so the files that hang on it; and whom it is about. */
export const maySeeRenewal = (
  db: Db,
  caller: Caller,
  consultId: string,
  now: number,
): Promise<{ personId: string } | undefined> =>
  db
    .selectFrom('renewal')
    .select('personId')
    .where('consultId', '=', consultId)
    .where(mayTouch({ caller, now }))
    .executeTakeFirst()

/** The same of a prescription: its patient once it is approved, its doctor, the pharmacists. */
export async function maySeePrescription(
  db: Db,
  caller: Caller,
  prescriptionId: string,
  now: number,
): Promise<{ personId: string } | undefined> {
  const row = await db
    .selectFrom('prescription')
    .select(['consultId', 'approvedAt'])
    .where('prescriptionId', '=', prescriptionId)
    .executeTakeFirst()
  if (!row || (caller.kind === 'account' && row.approvedAt === null)) return undefined
  return maySeeRenewal(db, caller, row.consultId, now)
}
