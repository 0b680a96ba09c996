import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Answerer } from './answerer.ts'

/** What is known of a promise by now. Instants epoch ms. */
export interface PromiseFacts extends Answerer {
  consultId: string
  madeAt: number
  dueAt: number
  answeredAt: number | null
  ended?: { at: number; by: string; refundedCents: number } | undefined
}

/** Writes down what has happened to a promise since; what stands there already stays. */
export async function notePromise(
  { db }: Pick<Ctx, 'db'>,
  { consultId, docId, teamId, madeAt, dueAt, answeredAt, ended }: PromiseFacts,
): Promise<void> {
  await db
    .insertInto('promise')
    .values({
      consultId,
      docId,
      teamId,
      madeAt: new Date(madeAt),
      dueAt: new Date(dueAt),
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
      ...(ended && { endedAt: new Date(ended.at), endedBy: ended.by, refundedCents: ended.refundedCents }),
    })
    .onConflict(on =>
      on.column('consultId').doUpdateSet({
        answeredAt: sql`coalesce(promise.answered_at, excluded.answered_at)`,
        endedAt: sql`coalesce(promise.ended_at, excluded.ended_at)`,
        endedBy: sql`coalesce(promise.ended_by, excluded.ended_by)`,
        refundedCents: sql`case when promise.ended_at is null then excluded.refunded_cents else promise.refunded_cents end`,
      }),
    )
    .execute()
}
