import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { defaultOf, identityOf, mayActFor } from '../people/public.ts'
import { findWhole } from './parts.table.ts'
import { findReport, type FoundReport } from './report.table.ts'

type Mine = Ctx<AccountCaller>

/** One of the caller's people, the default one where none is named; with an ID number, and if he lets him. */
export async function whoseReports(
  ctx: Mine,
  personId: string | null | undefined,
): Promise<{ personId: string; name: string } | Refused<'not_found' | 'grant_closed' | 'report_no_id_card'>> {
  const chosen = personId || (await defaultOf(ctx))?.personId
  const who = chosen ? await identityOf(ctx, chosen) : undefined
  if (!who) return refuse('not_found')
  const may = await mayActFor(ctx, who.personId, 'reports')
  if (may !== true) return may
  return who.idCard ? { personId: who.personId, name: who.name } : refuse('report_no_id_card')
}

/** A report of one of the caller's people; of somebody who has taken his say back, that. */
export async function myReport(
  ctx: Mine,
  reportId: string,
): Promise<FoundReport | Refused<'not_found' | 'grant_closed'>> {
  return (await findReport(ctx, reportId)) ?? whyNone(ctx, reportId)
}

/** The same, with all that it takes to show it. */
export async function myWholeReport(
  ctx: Mine,
  reportId: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findWhole>>> | Refused<'not_found' | 'grant_closed'>> {
  return (await findWhole(ctx, reportId)) ?? whyNone(ctx, reportId)
}

async function whyNone(ctx: Mine, reportId: string): Promise<Refused<'not_found' | 'grant_closed'>> {
  const closed = await closedTo(ctx, reportId)
  return closed && isRefused(closed) ? closed : refuse('not_found')
}

/** Whether it is one of his whom he may not act for now: then the sentence says why. */
async function closedTo(ctx: Mine, reportId: string): Promise<true | Refused<'grant_closed'> | undefined> {
  const row = await ctx.db
    .selectFrom('hospitalReport')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'hospitalReport.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'hospitalReport.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .select('person.personId')
    .where('reportId', '=', reportId)
    .where('hospitalAccount.accountId', '=', ctx.caller.accountId)
    .where('person.removedAt', 'is', null)
    .executeTakeFirst()
  return row && mayActFor(ctx, row.personId, 'reports')
}
