import type { Ctx } from '../../../calls/handler.ts'
import { addNotice } from '../consult-message.table.ts'
import { notify } from '../consult.life.ts'
import { consults } from '../consult.lifecycle.ts'
import { notices } from '../consult.notices.ts'
import type { Consult } from '../consult.table.ts'

/** Both were in the room together: the doctor has come, as a first answer is in other kinds. */
export async function haveMet(ctx: Ctx, consult: Consult): Promise<Consult> {
  const met = await consults.change(ctx, consult, { firstReplyAt: ctx.now })
  await addNotice(ctx, met, notices.met, 'nobody')
  await notify(ctx, met, 'both')
  return met
}
