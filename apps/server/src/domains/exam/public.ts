/** For stays in hospital: what of a person's examinations is still to be done, and what was. */
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { ofPerson, readAll } from './examination.table.ts'
import { shownRow } from './read.ts'

/** The examinations of a person at a hospital, newest first; whoever asks has made sure that he may. */
export async function examinationsOf(ctx: Ctx<AccountCaller>, personId: string, hosId?: string | null) {
  const all = await readAll(
    ofPerson(ctx, personId, hosId)
      .orderBy('examination.orderedAt', 'desc')
      .orderBy('examination.examinationId')
      .limit(100),
  )
  return all.map(one => ({ ...shownRow(one, ctx.now), orderedAt: one.orderedAt }))
}
