import type { Db } from '../../database/connect.ts'

/** Who laid the medicine out and who handed it over or sent it, where that has happened; '' until then. Nobody writes down who checks it. */
export async function dispensersOf(db: Db, consultId: string): Promise<{ dispensedBy: string; handedOutBy: string }> {
  const rows = await db
    .selectFrom('renewalMove')
    .innerJoin('staff', 'staff.staffId', 'renewalMove.actorId')
    .select(['event', 'name'])
    .where('consultId', '=', consultId)
    .where('event', 'in', ['lay_out', 'hand_over', 'send'])
    .execute()
  const nameAt = (...events: string[]) => rows.find(row => events.includes(row.event))?.name ?? ''
  return { dispensedBy: nameAt('lay_out'), handedOutBy: nameAt('hand_over', 'send') }
}
