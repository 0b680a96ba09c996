import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers } from '../notify/public.ts'
import { secondsOf } from '../consult/public.ts'

export const linkTo = (consultId: string): string => `/renewals/${consultId}`

/** Who could be asked hears of it. False: there is nobody. */
export async function askSecond(ctx: Ctx, consultId: string): Promise<boolean> {
  const seconds = secondsOf(consultId, ctx.now)
  const { rows } = await sql`select from (${seconds}) one limit 1`.execute(ctx.db)
  if (rows.length === 0) return false
  await notifyMembers(ctx, seconds, { kind: 'waits', link: linkTo(consultId) })
  return true
}
