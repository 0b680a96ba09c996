import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { HomeItemKind, homeDeskServices } from '@nethos/contract/home/home-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { homeChanged } from './home.events.ts'

type Services = typeof homeDeskServices
type Desk = Ctx<StaffCaller>

const tables = {
  banner: { table: sql.table('banner'), key: sql.ref('banner_id'), recordType: 'banner' },
  entry: { table: sql.table('home_entry'), key: sql.ref('entry_id'), recordType: 'home_entry' },
  notice: { table: sql.table('home_notice'), key: sql.ref('notice_id'), recordType: 'home_notice' },
} as const

/** Writes the change down and lets every process forget what it keeps of the home page. */
export async function noteHome(ctx: Desk, action: AuditAction, kind: HomeItemKind, recordId: string): Promise<void> {
  await ctx.audit({ action, recordType: tables[kind].recordType, recordId })
  await ctx.announce('operators', homeChanged, '')
}

/** The last place among its neighbours, plus one. */
export const lastPlace = (kind: HomeItemKind) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${tables[kind].table})`

/** Entries of one page are neighbours; of the others, all. Places are given anew: old rows may share one. */
export const moveHomeItem: HandlerOf<Services['moveHomeItem']> = async ({ input, ctx, refuse }) => {
  const { kind, itemId, direction } = input
  const { table, key } = tables[kind]
  const near = kind === 'entry' ? sql`where page = (select page from home_entry where entry_id = ${itemId})` : sql``
  const { rows } = await sql<{ id: string }>`
    select ${key} as id from ${table} ${near} order by position, ${key} for update`.execute(ctx.db)
  const ids = rows.map(row => row.id)
  const at = ids.indexOf(itemId)
  if (at < 0) return refuse('not_found')
  const to = direction === 'up' ? at - 1 : at + 1
  if (to < 0 || to >= ids.length) return true
  ids.splice(to, 0, ...ids.splice(at, 1))
  await sql`update ${table} set position = nth
    from unnest(${ids}::text[]) with ordinality as placed (id, nth) where ${key} = placed.id`.execute(ctx.db)
  await noteHome(ctx, 'home.move', kind, itemId)
  return true
}

export const showHomeItem: HandlerOf<Services['showHomeItem']> = async ({ input, ctx, refuse }) => {
  const { kind, itemId, isShown } = input
  const { table, key } = tables[kind]
  const { rows } = await sql<{
    wasShown: boolean
  }>`select is_shown as was_shown from ${table} where ${key} = ${itemId} for update`.execute(ctx.db)
  if (!rows[0]) return refuse('not_found')
  if (rows[0].wasShown === isShown) return true
  await sql`update ${table} set is_shown = ${isShown} where ${key} = ${itemId}`.execute(ctx.db)
  await noteHome(ctx, isShown ? 'home.show' : 'home.hide', kind, itemId)
  return true
}

export const removeHomeItem: HandlerOf<Services['removeHomeItem']> = async ({
  input: { kind, itemId },
  ctx,
  refuse,
}) => {
  const { table, key } = tables[kind]
  const { numAffectedRows } = await sql`delete from ${table} where ${key} = ${itemId}`.execute(ctx.db)
  if (numAffectedRows !== 1n) return refuse('not_found')
  if (kind === 'banner')
    await ctx.db.deleteFrom('attachmentUse').where('recordType', '=', 'banner').where('recordId', '=', itemId).execute()
  await noteHome(ctx, 'home.remove', kind, itemId)
  return true
}
