import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { headOf, note } from './desk.ts'
import { notify } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { takeRenewal } from './renewal.table.ts'
import { doctorIsToDecide, hasDecided, pharmacistIsToReview } from './waits.ts'

/** Two doctors, and then a pharmacist: the constraint prescription_second_is_another says it once more. */
export const secondPrescription: HandlerOf<typeof renewalDeskServices.secondPrescription> = async ({
  input: { consultId, agrees, reason },
  ctx,
  refuse,
}) => {
  const renewal = await takeRenewal(ctx, consultId)
  if (!renewal) return refuse('not_found')
  if (renewal.docId === ctx.caller.docId) return refuse('cannot_second')
  const moved = agrees
    ? await renewals.transition(ctx, renewal, 'agree', 'second')
    : await renewals.transition(ctx, renewal, 'disagree', 'second', {
        returnedAt: ctx.now,
        returnReason: reason,
      })
  if (!moved) return refuse('cannot_second')
  await ctx.db
    .updateTable('prescription')
    .set({
      secondStaffId: ctx.caller.staffId,
      secondAt: new Date(ctx.now),
      secondAgrees: agrees,
      secondReason: reason,
    })
    .where('prescriptionId', '=', moved.prescriptionId)
    .execute()
  await note(ctx, 'renewal.second', moved)
  await hasDecided(ctx, moved)
  await (agrees ? pharmacistIsToReview(ctx, moved) : doctorIsToDecide(ctx, moved))
  await notify(ctx, moved)
  return headOf(moved)
}
