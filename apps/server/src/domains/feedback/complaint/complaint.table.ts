import { sql, type Selectable } from 'kysely'
import { owedStates, type ComplaintState } from '@nethos/contract/feedback/complaint.status.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Feedback as Letter } from '../../../database/types.gen.ts'
import { takeFeedback } from '../feedback.table.ts'
import { complaintOf, type Complaint } from './complaint.lifecycle.ts'

type On = Pick<Ctx, 'db'>

export const isOwed = (status: ComplaintState): boolean => (owedStates as readonly ComplaintState[]).includes(status)

/** Work is the owner's; an administrator steps in for anybody. */
export const mayWork = ({ caller }: { caller: StaffCaller }, { ownerId }: { ownerId: string | null }): boolean =>
  caller.role === 'admin' || ownerId === caller.staffId

/** A case with the letter that began it. */
export const casesOf = ({ db }: On) =>
  db
    .selectFrom('complaintCase')
    .innerJoin('feedback', 'feedback.feedbackId', 'complaintCase.feedbackId')
    .leftJoin('staff as owner', 'owner.staffId', 'complaintCase.ownerId')
    .selectAll('complaintCase')
    .select(['feedback.content', 'feedback.accountId', 'feedback.createdAt', 'owner.name as ownerName'])

export const findCase = async ({ db }: On, feedbackId: string): Promise<Complaint | undefined> => {
  const row = await db.selectFrom('complaintCase').selectAll().where('feedbackId', '=', feedbackId).executeTakeFirst()
  return row && complaintOf(row)
}

/** Letter and case, both held until the transaction ends. */
export async function takeCase(
  ctx: Ctx,
  feedbackId: string,
): Promise<{ letter: Selectable<Letter>; complaint: Complaint } | undefined> {
  const letter = await takeFeedback(ctx, feedbackId)
  const complaint = letter && (await findCase(ctx, feedbackId))
  return complaint && { letter, complaint }
}

/** Who may work on complaints, by name. */
export const officers = ({ db }: On) =>
  db
    .selectFrom('staff')
    .select(['staffId', 'name as staffName'])
    .where('role', 'in', ['operator', 'admin'])
    .where('isActive', '=', true)
    .orderBy('name')

export const notesOf = async ({ db }: On, feedbackId: string) =>
  (
    await db
      .selectFrom('complaintNote')
      .leftJoin('staff', 'staff.staffId', 'complaintNote.staffId')
      .select(['content', 'at', sql<string>`coalesce(staff.name, '')`.as('staffName')])
      .where('feedbackId', '=', feedbackId)
      .orderBy('noteId')
      .execute()
  ).map(row => ({ ...row, at: row.at.getTime() }))

/** What the patient has added, whom an answer did not satisfy. */
export const additionsOf = async ({ db }: On, feedbackId: string) =>
  (
    await db
      .selectFrom('complaintNote')
      .select(['content', 'at'])
      .where('feedbackId', '=', feedbackId)
      .where('staffId', 'is', null)
      .orderBy('noteId')
      .execute()
  ).map(row => ({ ...row, at: row.at.getTime() }))

export const movesOf = async ({ db }: On, feedbackId: string) =>
  (
    await db
      .selectFrom('complaintMove')
      .leftJoin('staff', 'staff.staffId', 'complaintMove.actorId')
      .select(['event', 'toStatus', 'at', sql<string>`coalesce(staff.name, '')`.as('staffName')])
      .where('feedbackId', '=', feedbackId)
      .orderBy('moveId')
      .execute()
  ).map(({ event, toStatus, at, staffName }) => ({
    event,
    to: toStatus as ComplaintState,
    staffName,
    at: at.getTime(),
  }))
