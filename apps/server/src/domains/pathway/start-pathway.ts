import { tasksOf, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { problemsOf } from '@nethos/contract/pathway/pathway.problems.ts'
import { occurrencesOf } from '@nethos/contract/pathway/pathway.schedule.ts'
import type { Ctx } from '../../calls/handler.ts'
import { pathways, pathwayTasks } from './pathway.lifecycle.ts'
import { saveDocument } from './pathway.table.ts'
import { settlePathway } from './settle.ts'

export interface NewPathway {
  accountId: string
  personId: string
  document: PathwayDocument
  /** Which record of which domain it belongs to: `{ type: 'programme_order', id }`. Started again for the same, it is the same pathway. */
  origin: { type: string; id: string }
  /** What is known of its anchors; epoch ms. */
  anchors?: Readonly<Record<string, number>>
  /** What its conditions of kind `fact` look at. */
  facts?: Readonly<Record<string, string>>
}

/** Starts a pathway with all its tasks, and gives its id. Throws when the document has problems: look at them before (problemsOf). */
export async function startPathway(
  ctx: Ctx,
  { accountId, personId, document, origin, anchors = {}, facts = {} }: NewPathway,
): Promise<string> {
  const [problem] = problemsOf(document)
  if (problem) throw new Error(`pathway ${document.code}: ${problem.path}: ${problem.sentence}`)
  const pathway = await pathways.begin(
    ctx,
    {
      accountId,
      personId,
      documentHash: await saveDocument(ctx, document),
      code: document.code,
      title: document.title,
      originType: origin.type,
      originId: origin.id,
      facts: { ...facts },
      startedAt: ctx.now,
    },
    { event: 'start', by: 'hospital', to: 'going' },
  )
  if (!pathway) return startedAlready(ctx, origin, document.code)
  const { pathwayId } = pathway
  for (const [anchor, at] of Object.entries(anchors))
    await ctx.db
      .insertInto('pathwayAnchor')
      .values({ pathwayId, anchor, at: new Date(at), saidAt: new Date(ctx.now) })
      .execute()
  for (const { task } of tasksOf(document))
    for (let occurrence = 0; occurrence < occurrencesOf(task); occurrence++)
      await pathwayTasks.begin(
        ctx,
        { pathwayId, taskKey: task.key, occurrence, isFollowed: !task.isOptional, isPaused: false },
        { event: 'start', by: 'hospital', to: 'waiting' },
      )
  await settlePathway(ctx, pathway)
  await ctx.announce({ accountId }, 'pathway', pathwayId)
  return pathwayId
}

const startedAlready = async ({ db }: Ctx, origin: NewPathway['origin'], code: string): Promise<string> =>
  (
    await db
      .selectFrom('pathway')
      .select('pathwayId')
      .where('originType', '=', origin.type)
      .where('originId', '=', origin.id)
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).pathwayId
