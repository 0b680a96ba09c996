import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { pickUpBy } from '@nethos/contract/booking/orders.texts.ts'
import { comingDay, dayInWords, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import type { Booking } from './booking.table.ts'
import { giveBackInWords } from './withdraw-until.ts'

type OfVisit = Exclude<
  Extract<MessageType, `booking_${string}`>,
  'booking_banned' | 'booking_paused' | 'booking_ban_near' | 'booking_ban_lifted' | 'booking_appeal_refused'
>

const about = (bookingId: string) => ({ recordType: 'booking', recordId: bookingId })

/** '12月4日（周五）上午09:30'. */
export const visitInWords = ({ onDay, period, startsAt }: Pick<Booking, 'onDay' | 'period' | 'startsAt'>): string =>
  `${dayInWords(onDay).slice(5)}（${weekdayOf(onDay)}）${periods[period].label}${timeOf(startsAt)}`

/** A message about a booking in its account's box. False: these are silenced. */
export async function putInBox(ctx: Ctx, booking: Booking, type: OfVisit): Promise<boolean> {
  const { accountId, bookingId, personName, deptId, clinicDoctorId } = booking
  const names = await ctx.db
    .selectFrom('clinicDepartment')
    .innerJoin('hospital', 'hospital.hosId', 'clinicDepartment.hosId')
    .leftJoin('clinicDoctor', on => on.on('clinicDoctor.clinicDoctorId', '=', clinicDoctorId))
    .select(['clinicDepartment.deptName', 'hospital.hosName', 'clinicDoctor.doctorName'])
    .where('clinicDepartment.deptId', '=', deptId)
    .executeTakeFirstOrThrow()
  /** Each kind of message takes of it what stands in its words. */
  const values = {
    person: personName,
    dept: names.deptName,
    doctor: names.doctorName ? `${names.doctorName}医生` : '',
    time: visitInWords(booking),
    hospital: names.hosName,
    day: comingDay(booking.onDay, ctx.now),
    proof: pickUpBy(booking.pickUpCode),
    giveBack: giveBackInWords(booking, ctx.now),
  }
  return putMessage(ctx, {
    accountId,
    type,
    values,
    link:
      type === 'booking_to_pay'
        ? bookingPages.pay.to({ orderId: bookingId })
        : bookingPages.booking.to({ id: bookingId }),
    about: about(bookingId),
  })
}

/** What the messages asked for is done. */
export const noLongerToPay = (ctx: Ctx, { accountId, bookingId }: Booking): Promise<void> =>
  readAbout(ctx, { accountId, ...about(bookingId), types: ['booking_to_pay'] })

export const wasRead = (ctx: Ctx, { accountId, bookingId }: Booking): Promise<void> =>
  readAbout(ctx, { accountId, ...about(bookingId) })
