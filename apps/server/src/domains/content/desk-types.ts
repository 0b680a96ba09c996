import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import type { HospitalShelf } from '@nethos/contract/content/content.shelves.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'

type Services = typeof contentDeskServices
type Desk = Ctx<StaffCaller>

const note = (ctx: Desk, action: AuditAction, recordId: string) =>
  ctx.audit({ action, recordType: 'article_type', recordId })

export const listDeskTypes: HandlerOf<Services['listDeskTypes']> = async ({ ctx }) => {
  const rows = await ctx.db
    .selectFrom('articleType')
    .select(['shelf', 'typeId', 'typeName', 'icon', 'isShown'])
    .select(({ selectFrom, fn }) =>
      selectFrom('article')
        .select(fn.countAll<number>().as('count'))
        .whereRef('article.typeId', '=', 'articleType.typeId')
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .orderBy('shelf')
    .orderBy('position')
    .orderBy('typeId')
    .execute()
  return rows.map(row => ({ ...row, shelf: row.shelf as HospitalShelf, count: Number(row.count) }))
}

/** A shelf for one hand alone until the end of the transaction: its categories in their order. */
async function takeShelf({ db }: Desk, shelf: string): Promise<{ typeId: string; typeName: string }[]> {
  return db
    .selectFrom('articleType')
    .select(['typeId', 'typeName'])
    .where('shelf', '=', shelf)
    .orderBy('position')
    .orderBy('typeId')
    .forUpdate()
    .execute()
}

const shelfOf = ({ db }: Desk, typeId: string) =>
  db.selectFrom('articleType').select('shelf').where('typeId', '=', typeId).executeTakeFirst()

export const saveType: HandlerOf<Services['saveType']> = async ({ input, ctx, refuse }) => {
  const { typeId, shelf, typeName, icon, isShown } = input
  const types = await takeShelf(ctx, shelf)
  if (typeId && !types.some(one => one.typeId === typeId)) return refuse('not_found')
  if (types.some(one => one.typeName === typeName && one.typeId !== typeId)) return refuse('type_taken')
  const values = { typeName, icon, isShown }
  if (typeId) {
    await ctx.db.updateTable('articleType').set(values).where('typeId', '=', typeId).execute()
    await note(ctx, 'content.type.change', typeId)
    return { typeId }
  }
  const added = await ctx.db
    .insertInto('articleType')
    .values({
      ...values,
      shelf,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from article_type where shelf = ${shelf})`,
    })
    // Two desks with the same new name: the second is told.
    .onConflict(on => on.columns(['shelf', 'typeName']).doNothing())
    .returning('typeId')
    .executeTakeFirst()
  if (!added) return refuse('type_taken')
  await note(ctx, 'content.type.create', added.typeId)
  return added
}

export const moveType: HandlerOf<Services['moveType']> = async ({ input: { typeId, direction }, ctx, refuse }) => {
  const found = await shelfOf(ctx, typeId)
  const ids = found ? (await takeShelf(ctx, found.shelf)).map(one => one.typeId) : []
  const at = ids.indexOf(typeId)
  if (at < 0) return refuse('not_found')
  const to = direction === 'up' ? at - 1 : at + 1
  if (to < 0 || to >= ids.length) return true
  ids.splice(to, 0, ...ids.splice(at, 1))
  await sql`update article_type set position = nth
    from unnest(${ids}::text[]) with ordinality as placed (id, nth) where type_id = placed.id`.execute(ctx.db)
  await note(ctx, 'content.type.move', typeId)
  return true
}

export const removeType: HandlerOf<Services['removeType']> = async ({ input: { typeId }, ctx, refuse }) => {
  const row = await ctx.db
    .selectFrom('articleType')
    .select('typeId')
    .where('typeId', '=', typeId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const { count } = await ctx.db
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('typeId', '=', typeId)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0)
    return refuse('type_in_use', {
      sentence: `这个分类下还有${count}篇文章，不能删除。请先把文章移到其他分类，或隐藏这个分类`,
    })
  await ctx.db.deleteFrom('articleType').where('typeId', '=', typeId).execute()
  await note(ctx, 'content.type.remove', typeId)
  return true
}
