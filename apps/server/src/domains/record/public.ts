import type { HistoriesShown } from '@nethos/contract/record/record.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { filesOfOthers, readHistories, type Histories } from './health-file.table.ts'
import { treatmentsOf } from './treatment.table.ts'
import { shownTreatment } from './treatments.ts'

const most = 20

/** For the doctor's desk: what is told of somebody's health. Whoever asks has shown that he may see this person, and has noted it. */
export async function recordOf(ctx: Ctx, personId: string): Promise<HistoriesShown> {
  const [histories, treatments] = await Promise.all([
    readHistories(ctx, personId),
    treatmentsOf(ctx, personId, 0, most),
  ])
  return { ...histories, treatments: treatments.map(row => shownTreatment(ctx, row)) }
}

/** What other accounts have written in the health file of the same human being; nothing for an account. */
export const filesElsewhere = (ctx: Ctx, personId: string): Promise<Histories[]> => filesOfOthers(ctx, personId)
export type { Histories }
