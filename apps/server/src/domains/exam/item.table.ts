import type { Ctx } from '../../calls/handler.ts'
import type { OrderableItem } from '../../ports/hospital-examinations.ts'

/** What the hospital offers now; what it does not list any more is not offered any more. */
export async function saveItems(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  items: readonly OrderableItem[],
): Promise<void> {
  const codes = items.map(one => one.itemCode)
  let gone = db
    .updateTable('orderableItem')
    .set({ isOffered: false })
    .where('hosId', '=', hosId)
    .where('isOffered', '=', true)
  if (codes.length > 0) gone = gone.where('itemCode', 'not in', codes)
  await gone.execute()
  if (items.length === 0) return
  await db
    .insertInto('orderableItem')
    .values(items.map(one => ({ ...one, itemId: `${hosId}.${one.itemCode}`, hosId })))
    .onConflict(on =>
      on.column('itemId').doUpdateSet(({ ref }) => ({
        itemName: ref('excluded.itemName'),
        groupName: ref('excluded.groupName'),
        priceCents: ref('excluded.priceCents'),
        place: ref('excluded.place'),
        isOffered: true,
      })),
    )
    .execute()
}

export const itemsAt = ({ db }: Pick<Ctx, 'db'>, hosId: string, itemIds?: readonly string[]) => {
  const query = db
    .selectFrom('orderableItem')
    .select(['itemId', 'itemCode', 'itemName', 'priceCents', 'groupName', 'place'])
    .where('hosId', '=', hosId)
    .where('isOffered', '=', true)
    .orderBy('groupName')
    .orderBy('priceCents')
    .orderBy('itemId')
    .limit(200)
  return (itemIds ? query.where('itemId', 'in', itemIds) : query).execute()
}
