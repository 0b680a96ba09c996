import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type {
  pathwayDeskServices,
  PathwayDeskRow,
  PathwayFilter,
} from '@nethos/contract/pathway/pathway-desk.services.ts'
import type { PathwayStatus } from '@nethos/contract/pathway/pathway.status.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../../calls/handler.ts'

type Services = typeof pathwayDeskServices

const overdue = (
  now: number,
): RawBuilder<boolean> => sql`task.is_followed and task.seen_at is null and task.status in ('open', 'missed')
  and task.scheduled_at < ${new Date(now)}`

const chosenBy = (filter: PathwayFilter, now: number): RawBuilder<boolean> =>
  ({
    flagged: sql<boolean>`pathway.flagged_at is not null`,
    overdue: sql<boolean>`pathway.status = 'going' and exists (select from pathway_task task
      where task.pathway_id = pathway.pathway_id and ${overdue(now)})`,
    going: sql<boolean>`pathway.status in ('going', 'paused')`,
    ended: sql<boolean>`pathway.status in ('done', 'stopped')`,
  })[filter]

interface Row extends Omit<PathwayDeskRow, 'startedAt' | 'flaggedAt' | 'nextAt' | 'pathwayStatus'> {
  accountId: string
  status: PathwayStatus
  startedAt: Date
  flaggedAt: Date | null
  nextAt: Date | null
}

const shown = ({ accountId: _, status, startedAt, flaggedAt, nextAt, ...row }: Row): PathwayDeskRow => ({
  ...row,
  pathwayStatus: status,
  startedAt: startedAt.getTime(),
  flaggedAt: flaggedAt?.getTime() ?? null,
  nextAt: nextAt?.getTime() ?? null,
})

/** What stands out first, then the newest. */
export const listDeskPathways: HandlerOf<Services['listDeskPathways']> = async ({
  input: { filter, keyword, pageNum, pageSize },
  ctx,
}) => {
  const like = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row>`
    select pathway.pathway_id, pathway.account_id, pathway.person_id, person.name as person_name, pathway.title,
      pathway.status, pathway.started_at, pathway.flagged_at, pathway.flag_reason, counted.*
    from pathway join person using (person_id), lateral (
      select count(*) filter (where task.status = 'done')::int as done_count,
        count(*) filter (where task.status not in ('not_needed', 'withdrawn'))::int as task_count,
        count(*) filter (where ${overdue(ctx.now)})::int as overdue_count,
        min(task.scheduled_at) filter (where task.status in ('waiting', 'open') and task.scheduled_at >= ${new Date(ctx.now)}) as next_at
      from pathway_task task where task.pathway_id = pathway.pathway_id
    ) counted
    where ${chosenBy(filter, ctx.now)} and (${keyword}::text = '' or person.name like ${like} or pathway.title like ${like})
    order by pathway.flagged_at nulls last, counted.overdue_count > 0 desc, pathway.started_at desc, pathway.pathway_id
    offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(ctx.db)
  const listed = rows.slice(0, pageSize)
  return lookedThrough(
    listed.map(({ accountId, personId }) => ({ accountId, personId })),
    { rows: listed.map(shown), pageNum, pageSize, hasNextPage: rows.length > pageSize },
  )
}

export const pathwaysToSee = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, filter: PathwayFilter): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from pathway where ${chosenBy(filter, now)}`.execute(db)
  return firstOf(rows).n
}

export const countDeskPathways: HandlerOf<Services['countDeskPathways']> = async ({ ctx }) => ({
  flagged: await pathwaysToSee(ctx, 'flagged'),
  overdue: await pathwaysToSee(ctx, 'overdue'),
  going: await pathwaysToSee(ctx, 'going'),
})
