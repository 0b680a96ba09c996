import type { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { isRefused, refuse, type HandlerOf } from '../../calls/handler.ts'
import { completeTask, taskIdOf } from '../pathway/public.ts'
import { noteActFor } from '../people/public.ts'
import { sealedCompanion } from './shown.ts'
import { surgeries } from './surgery.lifecycle.ts'
import { ownSurgery, takeSurgery } from './surgery.table.ts'

/** Who takes the patient home: the task of the pathway is done with it. */
export const nameCompanion: HandlerOf<(typeof daySurgeryServices)['nameCompanion']> = async ({ input, ctx }) => {
  const { surgeryId, companionName, companionRelationship, companionMobile } = input
  const own = await ownSurgery(ctx, surgeryId)
  if (isRefused(own)) return own
  const held = await takeSurgery(ctx, surgeryId)
  if (!held || held.status === 'home' || held.status === 'cancelled') return refuse('is_over')
  await surgeries.change(ctx, held, {
    companionName,
    companionRelationship,
    companionMobileSealed: ctx.runtime.sealer.sealText(companionMobile, sealedCompanion),
  })
  const { pathwayId } = held
  const taskId = pathwayId === null ? undefined : await taskIdOf(ctx, { pathwayId, taskKey: 'companion' })
  if (taskId !== undefined) await completeTask(ctx, { taskId })
  await noteActFor(ctx, {
    action: 'surgery.companion',
    personId: own.personId,
    recordType: 'surgery',
    recordId: surgeryId,
  })
  await ctx.announce({ accountId: ctx.caller.accountId }, 'surgery', surgeryId)
  return true
}
