import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { isAway } from '../duty/public.ts'
import { notifyStaff, staffNoticesText } from '../notify/public.ts'

/** Whose turn it is: who has taken it over, the doctor who was asked, the member whom the chief has chosen, or else the whole team. */
const answerersIn = (consult: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select coalesce(cover_doc_id, assigned_doc_id, doc_id) from ${consult} as asked
    where coalesce(cover_doc_id, assigned_doc_id, doc_id) is not null
  union all
  select member.doc_id from ${consult} as asked join team_member as member using (team_id)
    where coalesce(asked.cover_doc_id, asked.assigned_doc_id) is null`

const answerersOf = (consultId: string): RawBuilder<unknown> =>
  answerersIn(sql`(select * from consult where consult_id = ${consultId})`)

/** `notifyAnswerers` as text, for a statement that has consults at hand under this name, each with the moment (at). */
export const answererNoticesText = (consults: string): string =>
  staffNoticesText({
    kind: 'new',
    work: sql`
      select who.doc_id, '/consults/' || one.consult_id as link, one.at from ${sql.raw(consults)} as one
      cross join lateral (${answerersIn(sql`(select one.*)`)}) as who (doc_id)`,
  })

/** Who answers hears that the patient waits, wherever he is. */
export const notifyAnswerers = (
  ctx: Ctx,
  consultId: string,
  { kind = 'new', link = `/consults/${consultId}` }: { kind?: 'new' | 'due' | 'waits'; link?: string } = {},
): Promise<void> => notifyStaff(ctx, answerersOf(consultId), { kind, link })

/** The same as accounts of the staff: whom an alarm wakes. Who is away is left in peace. */
export const answererStaff = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, consultId: string): Promise<string[]> =>
  (
    await sql<{ staffId: string }>`
      select staff_id from staff where is_active and doc_id in (${answerersOf(consultId)})
        and not ${isAway(sql`staff.doc_id`, now)} order by staff_id`.execute(db)
  ).rows.map(one => one.staffId)
