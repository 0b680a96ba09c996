import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'
import { visitPlace } from '@nethos/contract/booking/visit-place.ts'
import { calendarOf } from './calendar-file.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { macKey } from '../../secrets/mac-key.ts'
import { shownBookings } from './list-bookings.ts'

const sealOf = ({ keys }: Pick<Runtime, 'keys'>, bookingId: string): string =>
  createHmac('sha256', macKey(keys.secret)).update(`booking calendar ${bookingId}`).digest('base64url').slice(0, 32)

/**
 * Where the visit lies as a calendar's entry: phones open such an address by their own calendar, without our session. The
 * seal in it is its key; in the file stands where and when, not who.
 */
export const calendarUrl = ({ runtime }: Pick<Ctx, 'runtime'>, bookingId: string): string =>
  `/book/calendar/${bookingId}.${sealOf(runtime, bookingId)}.ics`

const wellFormed = /^([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{32})\.ics$/

/** GET /book/calendar/{bookingId}.{seal}.ics */
export function serveCalendar(app: FastifyInstance, { db, runtime }: { db: Database; runtime: Runtime }): void {
  app.get<{ Params: { file: string } }>('/book/calendar/:file', async (request, reply) => {
    const [, bookingId = '', seal = ''] = wellFormed.exec(request.params.file) ?? []
    const right = Buffer.from(sealOf(runtime, bookingId))
    const given = Buffer.from(seal)
    const isKey = given.length === right.length && timingSafeEqual(given, right)
    const visit = isKey ? await find(db, runtime, bookingId) : undefined
    if (!visit) return reply.code(404).header('cache-control', 'no-store').send({ code: '00010440', msg: '记录不存在' })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="visit.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(visit, runtime.clock.now()))
  })
}

async function find(db: Database, runtime: Runtime, bookingId: string) {
  const row = await shownBookings({ db, now: runtime.clock.now() })
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'booking.sessionId')
    .select(['hospital.address', 'clinicSession.campusName', 'clinicSession.room', 'clinicDepartment.place'])
    .select('booking.pickUpCode')
    .where('booking.bookingId', '=', bookingId)
    .where('booking.status', 'in', ['booked', 'cancelled', 'stopped'])
    .executeTakeFirst()
  return (
    row && {
      uid: row.bookingId,
      isOff: row.status !== 'booked',
      startsAt: row.startsAt.getTime(),
      title: `就诊：${row.deptName}${row.doctorName ? ` ${row.doctorName}` : ''}（${periods[row.period as Period].label}）`,
      place: `${row.hosName} ${visitPlace(row)}`.trim(),
      address: row.address,
      url: runtime.settings.origin + bookingPages.booking.to({ id: row.bookingId }),
      pickUpCode: row.pickUpCode,
    }
  )
}
