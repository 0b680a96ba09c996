import type { Ctx } from '../calls/handler.ts'
import type { JobContext } from './job.ts'
import type { SystemCaller } from '../calls/caller.ts'

/**
 * Runs each in a transaction of its own and says how many have moved: one row that cannot be moved must not keep the
 * others waiting. What failed is thrown at the end.
 */
export async function inSeparateTransactions<T>(
  { transact }: Pick<JobContext, 'transact'>,
  rows: readonly T[],
  run: (ctx: Ctx<SystemCaller>, row: T) => Promise<number>,
): Promise<number> {
  let moved = 0
  const faults: unknown[] = []
  for (const row of rows) {
    await transact(ctx => run(ctx, row)).then(
      count => (moved += count),
      fault => faults.push(fault),
    )
  }
  if (faults.length > 0)
    throw faults.length === 1 ? faults[0] : new AggregateError(faults, `${faults.length} rows could not be moved`)
  return moved
}
