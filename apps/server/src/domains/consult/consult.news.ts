import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyStaff } from '../notify/public.ts'

/** Whose turn it is: who has taken it over, the doctor who was asked, the member whom the chief has chosen, or else the whole team. */
const answerersOf = (consultId: string): RawBuilder<unknown> => sql`
  select coalesce(cover_doc_id, assigned_doc_id, doc_id) from consult
    where consult_id = ${consultId} and coalesce(cover_doc_id, assigned_doc_id, doc_id) is not null
  union all
  select member.doc_id from consult join team_member as member using (team_id)
    where consult.consult_id = ${consultId} and coalesce(consult.cover_doc_id, consult.assigned_doc_id) is null`

/** Who answers hears that the patient waits, wherever he is. */
export const notifyAnswerers = (ctx: Ctx, consultId: string, kind: 'new' | 'due' = 'new'): Promise<void> =>
  notifyStaff(ctx, answerersOf(consultId), { kind, link: `/consults/${consultId}` })

/** The same as accounts of the staff: whom an alarm wakes. */
export const answererStaff = async ({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<string[]> =>
  (
    await sql<{ staffId: string }>`
      select staff_id from staff where is_active and doc_id in (${answerersOf(consultId)}) order by staff_id`.execute(
      db,
    )
  ).rows.map(one => one.staffId)
