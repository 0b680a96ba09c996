import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type { TodayFigure } from '@nethos/contract/today/today.figures.ts'
import type { Today } from '@nethos/contract/today/today.services.ts'
import type { StaffCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'

type Desk = Ctx<StaffCaller>
export interface Counted {
  count: number
  /** Since when the oldest waits. */
  since?: Date | null
  amountCents?: number
}

/** What a domain says on the first page of the staff: the figures that it owns, each as the caller may see it. */
export interface TodayPart {
  readonly figures: Readonly<Partial<Record<TodayFigure, (ctx: Desk) => Promise<Counted>>>>
  /** The video consults of the caller's day. */
  readonly meetings?: (ctx: Desk) => Promise<Today['meetings']>
}

/** The rows of `from`, and since when the oldest of them waits. */
export async function counted(
  { db }: Pick<Desk, 'db'>,
  from: RawBuilder<unknown>,
  waitsSince: RawBuilder<unknown>,
): Promise<Counted> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(${waitsSince}) as since from ${from}`.execute(db)
  return firstOf(rows)
}
