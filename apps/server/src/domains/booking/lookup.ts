import { sql } from 'kysely'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { deskRow, rowsOf } from './desk-bookings.ts'

/** By name only visits around today: who stands at the desk or calls. */
const [daysBefore, daysAhead] = [7, 14]

export const bookingLookup: LookupPart = {
  kind: 'booking',
  find: async (ctx, word) => {
    const today = dayOf(ctx.now)
    const found = await rowsOf(ctx)
      .where(
        sql<boolean>`(booking.booking_id::text = ${word} or booking.hospital_no = ${word}
          or booking.on_day between ${addDays(today, -daysBefore)} and ${addDays(today, daysAhead)}
            and position(${word} in booking.person_name) > 0)`,
      )
      .orderBy('booking.onDay', 'desc')
      .orderBy('booking.bookingId')
      .limit(lookupEach)
      .execute()
    return found.map(row => {
      const { bookingId, personName, deptName, docName, onDay, time, statusLabel } = deskRow(row, ctx.now)
      return {
        id: bookingId,
        title: [personName, deptName, docName].filter(Boolean).join(' · '),
        note: `${statusLabel} · ${onDay} ${time}`,
        person: { accountId: row.accountId, personId: row.personId },
      }
    })
  },
}
