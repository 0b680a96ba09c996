import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayActIn } from './consult.table.ts'

/** For payment: what a consult costs, and that it was paid. */
export { consultPayable } from './payable.ts'

/** For the doctor's desk, which sees and moves the same consults from the other side. */
export { addAnswer, askForMore } from './answer.table.ts'
export { ownAnswerFiles, typeOf } from './attachments.ts'
export { listQuery, shownRow, statusAt } from './consult-list.table.ts'
export { findSent, shownMessage } from './consult-message.table.ts'
export { end } from './consult.life.ts'
export { notices } from './consult.notices.ts'
export {
  asOf,
  columns as consultColumns,
  consultOf,
  findConsult,
  forgetUnread,
  mayTouch,
  takeConsult,
  type Consult,
} from './consult.table.ts'
export { readDetail } from './detail.statement.ts'
export { consultJson, sightOf } from './get-detail.ts'
export { answererName } from '../doctors/public.ts'
export { assign, membersOf } from './team.table.ts'
export type { Kept } from './attachments.ts'
export { headOf } from './head.ts'
/** For questions to pharmacists, each of which is a consult. */
export { issue, personWhoMayAsk } from './issue.ts'
/** For renewals, each of which is a consult too. */
export {
  billRenewalConsult,
  endRenewalConsult,
  openRenewalConsult,
  renewalConsultPaid,
  tellRenewal,
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
