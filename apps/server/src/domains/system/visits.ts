import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import given from '@nethos/contract/routes.given.json' with { type: 'json' }
import type { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import type { Timer } from '../../jobs/job.ts'

const pages = new Set(given.map(({ path }) => path))

/** What this process has counted and not yet written, by day and page. Lost with the process: some seconds of a number. */
const unwritten = new WeakMap<Runtime, Map<string, number>>()

function countOf(runtime: Runtime): Map<string, number> {
  let counts = unwritten.get(runtime)
  if (!counts) unwritten.set(runtime, (counts = new Map()))
  return counts
}

const add = (counts: Map<string, number>, key: string, visits: number) =>
  counts.set(key, (counts.get(key) ?? 0) + visits)

/** An address may carry the number of somebody's record: only patterns that are ours are counted by name. */
export const recordVisit: HandlerOf<typeof systemPageServices.recordVisit> = async ({
  input,
  ctx: { runtime, now },
}) => {
  add(countOf(runtime), `${dayOf(now)} ${pages.has(input.page) ? input.page : 'other'}`, 1)
  return true
}

/** Each process writes its own, all pages in one statement. */
export const visitTimer: Timer = {
  name: 'visits',
  async run({ db, runtime }) {
    const counts = countOf(runtime)
    if (counts.size === 0) return 0
    unwritten.delete(runtime)
    // In one order everywhere: two processes that write the same pages wait for each other and do not lock up.
    const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    try {
      await sql`
        insert into visit_count (on_day, page, visits)
        select split_part(key, ' ', 1)::date, split_part(key, ' ', 2), visits
        from unnest(${rows.map(([key]) => key)}::text[], ${rows.map(([, visits]) => visits)}::bigint[]) as counted (key, visits)
        on conflict (on_day, page) do update set visits = visit_count.visits + excluded.visits`.execute(db)
    } catch (error) {
      for (const [key, visits] of rows) add(countOf(runtime), key, visits)
      throw error
    }
    return 0
  },
}

export const countVisits: HandlerOf<typeof systemPageServices.countVisits> = async ({ input, ctx: { db, now } }) => {
  const { visits } = await db
    .selectFrom('visitCount')
    .select(({ fn }) => fn.sum<number | null>('visits').as('visits'))
    .$if(input.type === 'today', query => query.where('onDay', '=', dayOf(now)))
    .executeTakeFirstOrThrow()
  return Number(visits ?? 0)
}
