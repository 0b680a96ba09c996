import { sql, type RawBuilder } from 'kysely'
import { accountsOfPerson } from '@nethos/contract/booking/hospital-rules.ts'
import type { Ctx } from '../../calls/handler.ts'

/**
 * Whose turn it is in a draw or a line, the smallest first: how many numbers of draws, lines and experts a real person has had
 * within the days that the hospital counts, whatever became of them, what counts against him, and one more for who is booked for by
 * more accounts than a family has (docs/decisions/0130, 0214). What the hospital refused or stopped does not count.
 */
export const turnOf = (realPerson: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<number> => sql`(
  (select count(*) from booking had
    where had.real_person = ${realPerson} and (had.made_by in ('draw', 'waitlist') or had.kind = 'expert' and had.made_by = 'patient') and had.created_at > ${since}
      and had.status not in ('refused', 'stopped'))
  + (select count(*) from booking_cancellation strike
    where strike.real_person = ${realPerson} and strike.at > ${since} and strike.forgiven_at is null)
  + (select case when count(distinct person.account_id) > ${accountsOfPerson} then 1 else 0 end
    from person join hospital_account file using (person_id)
    where person.id_card_hash = ${realPerson} and person.removed_at is null))::int`

/** He has had another one, or something more counts against him: in all lines he stands one turn later. */
export async function laterTurn({ db }: Pick<Ctx, 'db'>, realPerson: Buffer): Promise<void> {
  await db
    .updateTable('waitlistWish')
    .set(({ eb }) => ({ turn: eb('turn', '+', 1) }))
    .where('realPerson', '=', realPerson)
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
}
