import type { Ctx } from '../calls/handler.ts'
import type { Db } from '../database/connect.ts'
import { inSeparateTransactions } from '../jobs/in-separate-transactions.ts'
import type { Timer } from '../jobs/job.ts'

const batch = 100

export interface LifecycleTimer<Row> extends Timer {
  /** Whose rows it moves. */
  readonly table: string
  /** Carries out what is due of a row that the caller holds. False: nothing was. */
  runDue(ctx: Ctx, row: Row): Promise<boolean>
}

interface Steps<Row> {
  due(db: Db, now: number, limit: number): Promise<unknown[]>
  /** The row, if it is still due and nobody else has it in hand. */
  take(ctx: Ctx, key: unknown): Promise<Row | undefined>
  runDue(ctx: Ctx, row: Row): Promise<boolean>
  followTable(ctx: Ctx, row: Row): Promise<unknown>
}

/** Takes each row whose `due_at` has come in a transaction of its own. */
export const rowTimer = <Row>(
  name: string,
  table: string,
  { due, take, runDue, followTable }: Steps<Row>,
): LifecycleTimer<Row> => ({
  name,
  table,
  runDue,
  run: async on =>
    inSeparateTransactions(on, await due(on.db, on.now(), batch), async (ctx, key) => {
      const row = await take(ctx, key)
      if (!row) return 0
      if (await runDue(ctx, row)) return 1
      await followTable(ctx, row)
      return 0
    }),
})
