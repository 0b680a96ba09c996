import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { dayInWords, weekdayOf } from '@nethos/contract/common/days.ts'
import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { mobileOf } from '../../account/public.ts'
import { putMessage } from '../../messages/public.ts'
import { queueSms } from '../../sms/public.ts'

const batch = 50

const types = { lost: 'draw_lost', passed: 'draw_passed' } as const

/** What a draw came to, into the boxes of some; the winners, whose 15 minutes run, first and on their phones as well. */
export async function notifyEntries(ctx: Ctx): Promise<number> {
  const unnotified = await ctx.db
    .selectFrom('drawEntry as entry')
    .innerJoin('clinicSession as session', 'session.sessionId', 'entry.sessionId')
    .innerJoin('clinicDepartment as department', 'department.deptId', 'session.deptId')
    .leftJoin('clinicDoctor as doctor', 'doctor.clinicDoctorId', 'session.clinicDoctorId')
    .select([
      'entry.drawEntryId',
      'entry.sessionId',
      'entry.accountId',
      'entry.personName',
      'entry.state',
      'entry.reason',
    ])
    .select(['entry.waitId', 'session.onDay', 'session.period', 'department.deptName', 'doctor.doctorName'])
    .where('entry.toldAt', 'is', null)
    .where('entry.state', 'in', ['won', 'lost', 'passed'])
    .orderBy('entry.rank')
    .limit(batch)
    .forUpdate('entry')
    .skipLocked()
    .execute()
  if (unnotified.length === 0) return 0
  for (const row of unnotified) {
    const { accountId, sessionId, personName } = row
    const state = row.state as 'won' | 'lost' | 'passed'
    const values = { person: personName, ...visitInWords(row) }
    const about = {
      accountId,
      link: bookingPages.draw.to({ id: sessionId }),
      about: { recordType: 'draw', recordId: row.drawEntryId },
    }
    const isNotified = await (state === 'won'
      ? putMessage(ctx, { ...about, type: 'draw_won', values })
      : putMessage(ctx, { ...about, type: types[state], values: { ...values, reason: reasonOf(row) } }))
    if (isNotified && state === 'won')
      await queueSms(
        ctx,
        { mobile: await mobileOf(ctx, accountId), template: 'draw-won', variables: [] },
        ctx.now + 900_000,
      )
    await ctx.announce({ accountId }, 'draw', sessionId)
  }
  await markNotified(ctx, unnotified, 'toldAt')
  return unnotified.length
}

/** So that nobody is notified of the same twice. */
export async function markNotified(
  { db, now }: Ctx,
  entries: readonly { drawEntryId: string }[],
  which: 'toldAt' | 'laterToldAt',
): Promise<void> {
  const ids = entries.map(({ drawEntryId }) => drawEntryId)
  await db
    .updateTable('drawEntry')
    .set({ [which]: new Date(now) })
    .where('drawEntryId', 'in', ids)
    .execute()
}

/** '心内科 张伟医生', '12月4日（周五）上午'. */
export function visitInWords(row: { onDay: unknown; period: string; deptName: string; doctorName: string | null }) {
  const onDay = String(row.onDay)
  return {
    doctor: row.doctorName === null ? row.deptName : `${row.deptName} ${row.doctorName}医生`,
    time: `${dayInWords(onDay).slice(5)}（${weekdayOf(onDay)}）${periods[row.period as Period].label}`,
  }
}

const reasonOf = ({ reason, waitId }: { reason: string; waitId: string | null }): string =>
  reason || (waitId ? '已按摇号顺序为您候补' : '可以候补或预约其他时间')
