import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { dayInWords, dayOf, timeOf } from '@nethos/contract/common/days.ts'
import { present } from '@nethos/contract/common/present.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { putMessage } from '../../messages/public.ts'
import { markNotified, visitInWords } from './notify-entries.ts'

const batch = 50

const untoldLater = ({ db, now }: Ctx) =>
  db
    .selectFrom('drawEntry as entry')
    .innerJoin('draw', 'draw.sessionId', 'entry.sessionId')
    .innerJoin('clinicSession as session', 'session.sessionId', 'entry.sessionId')
    .innerJoin('clinicDepartment as department', 'department.deptId', 'session.deptId')
    .leftJoin('clinicDoctor as doctor', 'doctor.clinicDoctorId', 'session.clinicDoctorId')
    .select(['entry.drawEntryId', 'entry.sessionId', 'entry.accountId', 'entry.personName', 'draw.lastRoundAt'])
    .select(['session.onDay', 'session.period', 'department.deptName', 'doctor.doctorName'])
    .where('entry.laterToldAt', 'is', null)
    .where('entry.state', '=', 'entered')
    .where('entry.lot', 'is not', null)
    .where('entry.rank', 'is', null)
    .where('draw.state', '=', 'drawn')
    .where('draw.roundAt', '>', new Date(now))
    .orderBy('entry.sessionId')
    .limit(batch)
    .forUpdate('entry')
    .skipLocked()
    .execute()

/** Who waits for the last round of a draw hears until when, that he need not ask again, and that he may leave. */
export async function notifyLater(ctx: Ctx): Promise<number> {
  const untold = await untoldLater(ctx)
  if (untold.length === 0) return 0
  for (const row of untold) {
    const { accountId, sessionId, drawEntryId } = row
    const at = present(row.lastRoundAt).getTime()
    await putMessage(ctx, {
      accountId,
      type: 'draw_later',
      values: {
        person: row.personName,
        ...visitInWords(row),
        until: `${dayInWords(dayOf(at)).slice(5)}${timeOf(at)}`,
      },
      link: bookingPages.draw.to({ id: sessionId }),
      about: { recordType: 'draw', recordId: drawEntryId },
    })
    await ctx.announce({ accountId }, 'draw', sessionId)
  }
  await markNotified(ctx, untold, 'laterToldAt')
  return untold.length
}
