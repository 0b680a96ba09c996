import { sql } from 'kysely'
import { maySupplement } from '@nethos/contract/consult/consult.rights.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { missing, note } from './acting.ts'
import { hang, ownAttachments } from './attachments.ts'
import { addNotice } from './consult-message.table.ts'
import { notify } from './consult.life.ts'
import { notices } from './consult.notices.ts'
import { notifyAnswerers } from './consult.news.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { takeConsult } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'
import { headOf } from './head.ts'

/** 补充资料: the patient's word before the first reply; what the doctor asks for later is added below. */
export const supplement: HandlerOf<typeof consultServices.supplement> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return missing(ctx, input.consultId)
  const consult = consults.asOf(taken, ctx.now)
  if (!maySupplement(consult)) return refuse('cannot_supplement')
  const files = await ownAttachments(ctx, input.attaIdList)
  if (!files) return refuse('not_found')
  await ctx.db
    .updateTable('consult')
    .set({
      supplementContent:
        consult.supplementContent === ''
          ? input.supplementContent
          : `${consult.supplementContent}\n${input.supplementContent}`,
      supplementAttachments: sql`supplement_attachments || ${JSON.stringify(files)}::jsonb`,
      supplementAskedAt: null,
    })
    .where('consultId', '=', consult.consultId)
    .execute()
  await hang(ctx, consult.consultId, 'supplement', files)
  await addNotice(ctx, consult, notices.supplemented, 'staff')
  await noteRedFlags(ctx, consult.consultId, input.supplementContent)
  await notifyAnswerers(ctx, consult.consultId)
  await notify(ctx, consult, 'both')
  await note(ctx, 'supplement', consult)
  return headOf(consult)
}
