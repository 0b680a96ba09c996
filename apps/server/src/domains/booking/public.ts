import type { SystemCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** The hospital has stopped a session: whoever holds a number of it hears of it. Told twice it does nothing more. */
export async function sessionWasStopped(_ctx: Ctx<SystemCaller>, _sessionId: string, _reason: string): Promise<void> {}

/** The hospital says how a visit ended. `bookingId` may be unknown to us, and it may be said twice. */
export async function visitWas(
  _ctx: Ctx<SystemCaller>,
  _bookingId: string,
  _outcome: 'seen' | 'missed',
  _at: number,
): Promise<void> {}

/** Another doctor holds a session; clinic_session names him already. Told twice it does nothing more. */
export async function doctorWasChanged(_ctx: Ctx<SystemCaller>, _sessionId: string): Promise<void> {}

/** The hospital has freed numbers that were not ours to give (elsewhere): they go the way of every returned number. */
export async function numbersCameFree({ db }: Ctx<SystemCaller>, numberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('clinicNumber')
    .set({ state: 'open' })
    .where('numberId', 'in', numberIds)
    .where('state', '=', 'elsewhere')
    .execute()
}
