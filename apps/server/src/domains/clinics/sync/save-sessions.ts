import type { SystemCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { ClinicSession } from '../../../ports/hospital-booking.ts'
import { doctorWasChanged, numbersCameFree, sessionWasStopped } from '../../booking/public.ts'
import { saveNumberRows } from './numbers.table.ts'
import { saveSessionRows } from './sessions.table.ts'

/** Why a session was stopped, where the hospital gave no reason. */
export const noReason = '医院停诊'

/** Takes over whole sessions as the hospital told them at an instant; whoever has booked there hears what that means. */
export async function saveSessions(
  ctx: Ctx<SystemCaller>,
  hosId: string,
  sessions: readonly ClinicSession[],
  at: number,
): Promise<void> {
  const changes = await saveSessionRows(ctx.db, hosId, sessions)
  const free = await saveNumberRows(ctx.db, hosId, sessions, at)
  for (const { sessionId, isStopped, hasOtherDoctor } of changes) {
    if (isStopped) await sessionWasStopped(ctx, sessionId, noReason)
    else if (hasOtherDoctor) await doctorWasChanged(ctx, sessionId)
  }
  if (free.length > 0) await numbersCameFree(ctx, free)
}
