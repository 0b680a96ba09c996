import type { ConsultMember } from '@nethos/contract/consult/consult.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { addNotice } from './consult-message.table.ts'
import { notify } from './consult.life.ts'
import { notices } from './consult.notices.ts'
import type { Consult } from './consult.table.ts'

/** Who answers in a team's name, the chief first; who has left is not there. */
export const membersOf = async ({ db }: Ctx, teamId: string): Promise<ConsultMember[]> =>
  (await db
    .selectFrom('teamMember')
    .innerJoin('doctor', 'doctor.docId', 'teamMember.docId')
    .select(['doctor.docId', 'docName', 'docTitle', 'doctor.avatar as docAvatar', 'memLevel'])
    .where('teamMember.teamId', '=', teamId)
    .where('doctor.isActive', '=', true)
    .orderBy('memLevel')
    .orderBy('teamMember.position')
    .orderBy('doctor.docId')
    .execute()) as ConsultMember[]

/** Gives the consult to one member, or with null back to all of them; the patient reads who it is. */
export async function assign(ctx: Ctx, consult: Consult, member: ConsultMember | null): Promise<void> {
  if (consult.assignedDocId === (member?.docId ?? null)) return
  await ctx.db
    .updateTable('consult')
    .set({ assignedDocId: member?.docId ?? null, assignedAt: member ? new Date(ctx.now) : null })
    .where('consultId', '=', consult.consultId)
    .execute()
  if (member) await addNotice(ctx, consult, notices.assigned(member.docName), 'nobody')
  await notify(ctx, consult, 'both')
}
