import { sql, type RawBuilder } from 'kysely'

const minute = 60_000
/** Who is offered a number must still be able to decide and to come: what begins sooner is for everybody. */
export const soonestMinutes = 20

/**
 * `from … where …`: who stands in a session's line and may be offered this number. Not who is barred for a while, has a number
 * of the session already, has given one back (or his account has), or was offered this one before; nobody where the hospital has closed its waitlist or the session
 * is stopped. The same words decide who is next and whether a number may reopen for everybody.
 */
export const inLine = (sessionId: RawBuilder<unknown>, numberId: RawBuilder<unknown>, now: number) => sql`
  from waitlist_wish wish
  join waitlist_entry entry on entry.wait_id = wish.wait_id
  join clinic_session session on session.session_id = wish.session_id
  left join booking_rule rule on rule.hos_id = session.hos_id
  where wish.session_id = ${sessionId} and wish.state = 'waiting' and not session.is_stopped
    and coalesce(rule.waitlist_on, true)
    and not exists (select from booking_ban ban
      where ban.real_person = wish.real_person and ban.lifted_at is null and ban.until_at > ${new Date(now)})
    and not exists (select from booking other
      where other.session_id = wish.session_id and other.real_person = wish.real_person
        and other.status in ('taking', 'unpaid', 'confirming', 'booked'))
    and not exists (select from booking_cancellation gave
      where gave.session_id = wish.session_id and gave.forgiven_at is null
        and (gave.real_person = wish.real_person or gave.account_id = entry.account_id))
    and not exists (select from waitlist_offer earlier
      where earlier.wait_id = wish.wait_id and earlier.number_id = ${numberId})`

/** Of a row `number` of clinic_number: somebody is to be asked before it is for everybody. */
export const hasLine = (now: number): RawBuilder<boolean> => sql`(
  number.starts_at > ${new Date(now + soonestMinutes * minute)}
  and exists (select ${inLine(sql.ref('number.session_id'), sql.ref('number.number_id'), now)}))`
