import { noChange } from '@nethos/contract/triage/triage-change.ts'
import type { triageServices } from '@nethos/contract/triage/triage.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { changeOfEdition, currentEdition } from './edition.table.ts'

export const publishedTriage: HandlerOf<typeof triageServices.publishedTriage> = async ({ ctx: { db } }) => {
  const edition = await currentEdition(db)
  const change = edition === 0 ? undefined : await changeOfEdition(db, edition)
  return change ? { edition, change } : { edition: 0, change: noChange }
}
