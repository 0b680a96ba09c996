import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { dayInWords, dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'
import type { MessageType, ValuesOf } from '@nethos/contract/messages/messages.templates.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { mobileOf } from '../../account/public.ts'
import { putMessage, readAbout } from '../../messages/public.ts'
import { queueSms } from '../../sms/public.ts'
import type { Offer } from './offer.table.ts'
import type { Wait } from './wait.table.ts'

type OfWait = Extract<MessageType, `waitlist_${string}`>

const about = (waitId: string) => ({ recordType: 'waitlist', recordId: waitId })

/** The account's pages ask again. */
export const notifyPages = (ctx: Ctx, { accountId, waitId }: Pick<Wait, 'accountId' | 'waitId'>): Promise<void> =>
  ctx.announce({ accountId }, 'waitlist', waitId)

/** Of which number: '张伟医生', '12月4日（周五）上午09:30'. */
async function visitOf({ db }: Ctx, numberId: string): Promise<{ doctor: string; time: string }> {
  const row = await db
    .selectFrom('clinicNumber')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'clinicNumber.sessionId')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'clinicSession.deptId')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'clinicSession.clinicDoctorId')
    .select([
      'clinicNumber.startsAt',
      'clinicSession.onDay',
      'clinicSession.period',
      'clinicDepartment.deptName',
      'clinicDoctor.doctorName',
    ])
    .where('clinicNumber.numberId', '=', numberId)
    .executeTakeFirstOrThrow()
  const onDay = String(row.onDay)
  return {
    doctor: row.doctorName === null ? row.deptName : `${row.deptName} ${row.doctorName}医生`,
    time: `${dayInWords(onDay).slice(5)}（${weekdayOf(onDay)}）${periods[row.period as Period].label}${timeOf(row.startsAt.getTime())}`,
  }
}

/** A number is kept: in the box, on the phone, and on the open page. */
export async function notifyOffered(
  ctx: Ctx,
  wait: Wait,
  { numberId, endsAt }: { numberId: string; endsAt: number },
): Promise<void> {
  const until = `${dayInWords(dayOf(endsAt)).slice(5)}${timeOf(endsAt)}`
  const isNotified = await putInBox(ctx, wait, 'waitlist_offered', { ...(await visitOf(ctx, numberId)), until })
  if (isNotified)
    await queueSms(
      ctx,
      { mobile: await mobileOf(ctx, wait.accountId), template: 'waitlist-offered', variables: [until] },
      endsAt,
    )
  await notifyPages(ctx, wait)
}

/** What was kept is not any more. */
export async function notifyOfferEnded(
  ctx: Ctx,
  wait: Wait,
  { numberId }: Offer,
  type: 'waitlist_missed' | 'waitlist_dropped' | 'waitlist_taken_away',
): Promise<void> {
  await wasAnswered(ctx, wait)
  await putInBox(ctx, wait, type, await visitOf(ctx, numberId))
}

/** The dates have passed. */
export async function notifyEnded(ctx: Ctx, wait: Wait): Promise<void> {
  await putInBox(ctx, wait, 'waitlist_over', {})
  await notifyPages(ctx, wait)
}

/** Nobody is asked to decide any more. */
export async function wasAnswered(ctx: Ctx, wait: Wait): Promise<void> {
  await readAbout(ctx, { accountId: wait.accountId, ...about(wait.waitId), types: ['waitlist_offered'] })
  await notifyPages(ctx, wait)
}

const putInBox = <T extends OfWait>(ctx: Ctx, wait: Wait, type: T, values: Omit<ValuesOf<T>, 'person'>) =>
  putMessage<T>(ctx, {
    accountId: wait.accountId,
    type,
    values: { person: wait.personName, ...values } as unknown as ValuesOf<T>,
    link: bookingPages.wait.to({ id: wait.waitId }),
    about: about(wait.waitId),
  })
