import type { pathwayDeskServices } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { looked, refuse, type HandlerOf } from '../../../calls/handler.ts'
import { documentOf, findPathway } from '../pathway.table.ts'
import { nameOf } from '../reminders.ts'
import { shownPathway } from '../shown.ts'
import { toCarePlan } from './care-plan.ts'
import { toPlanDefinition } from './plan-definition.ts'
import { readPlanDefinition } from './read-plan-definition.ts'

export const exportPathway: HandlerOf<(typeof pathwayDeskServices)['exportPathway']> = async ({ input, ctx }) => {
  const pathway = await findPathway(ctx.db, input.pathwayId)
  if (!pathway) return refuse('not_found')
  const { accountId, personId, pathwayId, documentHash, code } = pathway
  const shown = await shownPathway(ctx, { ...pathway, personName: await nameOf(ctx, personId) })
  const document = await documentOf(ctx, documentHash)
  return looked(
    { accountId, personId, recordId: pathwayId },
    {
      carePlan: JSON.stringify(toCarePlan(shown, code), null, 2),
      planDefinition: JSON.stringify(toPlanDefinition(document), null, 2),
    },
  )
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readPathwayPlan: HandlerOf<(typeof pathwayDeskServices)['readPathwayPlan']> = async ({ input }) => {
  const { document, problems, notTaken } = readPlanDefinition(parsed(input.plan))
  return { document: JSON.stringify(document, null, 2), problems, notTaken }
}
