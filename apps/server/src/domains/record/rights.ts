import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayTouch } from '../consult/public.ts'
import { isOpenFor } from '../people/public.ts'

/** Whether the caller may see a treatment record, and so its pictures: its account, or a doctor whom the person has asked. */
export async function maySeeTreatment(db: Db, caller: Caller, treatmentId: string, now: number): Promise<boolean> {
  const chosen = db
    .selectFrom('treatment')
    .select('treatmentId')
    .where('treatmentId', '=', treatmentId)
    .where('removedAt', 'is', null)
  const row =
    caller.kind === 'account'
      ? chosen.where('accountId', '=', caller.accountId).where(isOpenFor('treatment.personId', 'reports', now))
      : chosen.where(eb =>
          eb.exists(
            eb
              .selectFrom('consult')
              .select('consultId')
              .whereRef('consult.personId', '=', 'treatment.personId')
              .where(mayTouch({ caller })),
          ),
        )
  return (await row.executeTakeFirst()) !== undefined
}
