import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayActIn } from './consult.table.ts'

/** For payment: what a consult costs, and that it was paid. */
export { isNamedRenewal } from './named.ts'
export { consultPayable } from './payable.ts'

export { mayTouch } from './consult.table.ts'

/** For questions to pharmacists, each of which is a consult. */
export { issue, personWhoMayAsk } from './issue.ts'
/** For renewals, each of which is a consult too. */
export {
  billRenewalConsult,
  endRenewalConsult,
  openRenewalConsult,
  openRenewalConsults,
  renewalConsultPaid,
  renewalDecided,
  notifyRenewal,
} from './renewal-consult.ts'

/** Whether the caller may see a consult, and so the files that hang on it; and whom it is about. */
export async function maySeeConsult(
  db: Db,
  caller: Caller,
  consultId: string,
  now: number,
): Promise<{ personId: string } | undefined> {
  return db
    .selectFrom('consult')
    .select('personId')
    .where('consultId', '=', consultId)
    .where(mayActIn({ caller, now }))
    .executeTakeFirst()
}

/** For the annual report of a doctor. */
export { yearFiguresOf } from './year-figures.ts'

/** For a complaint about a consult. */
export { transcriptOf } from './transcript.ts'

/** Who may be the second doctor of its prescription. */
export { consultsToSecond, maySecond, secondsOf } from './second.table.ts'
