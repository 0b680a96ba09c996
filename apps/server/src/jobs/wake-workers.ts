import type pg from 'pg'
import type { Logger } from 'pino'
import { isDue } from './queue.ts'
import { repeatedly, type Loop } from './repeatedly.ts'

export interface WakeOptions {
  pool: pg.Pool
  log: Logger
  queues: readonly string[]
  /** Its workers look for work at once. */
  wake: (queue: string) => void
}

const everyMs = 1_000

/**
 * Asks each second which queues have something to do, in one statement, and wakes their workers: what was put off, what is tried
 * again, and what no notification came of. Each worker asking by itself would be some forty statements a second.
 */
export function wakeWorkers({ pool, log, queues, wake }: WakeOptions): Loop {
  async function look(): Promise<void> {
    const { rows } = await pool.query<{ queue: string }>({ name: 'due queues', text: dueQueues, values: [queues] })
    for (const { queue } of rows) wake(queue)
  }
  return repeatedly(
    () =>
      look().catch((error: unknown) =>
        log.debug({ err: error }, 'which queues have something to do could not be asked'),
      ),
    everyMs,
  )
}

export const dueQueues = `
  select queue from unnest($1::text[]) as queue
  where exists (select from pgboss.job where job.name = queue and ${isDue})`
