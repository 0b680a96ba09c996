import type { EntryPage } from '@nethos/contract/home/home-desk.rules.ts'
import { wrongTimes } from '@nethos/contract/home/home-desk.rules.ts'
import type { homeDeskServices } from '@nethos/contract/home/home-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { wrongAddress } from '../system/public.ts'
import { dayOrNull } from './desk-banners.ts'
import { lastPlace, noteHome } from './desk-order.ts'

type Services = typeof homeDeskServices

export const listDeskEntries: HandlerOf<Services['listDeskEntries']> = async ({ input, ctx }) => {
  const rows = await ctx.db
    .selectFrom('homeEntry')
    .select(['entryId', 'page', 'section', 'title', 'note', 'icon', 'url', 'isShown'])
    .where('page', '=', input.page)
    .orderBy('position')
    .orderBy('entryId')
    .execute()
  return rows.map(row => ({ ...row, page: row.page as EntryPage }))
}

export const saveEntry: HandlerOf<Services['saveEntry']> = async ({ input, ctx, refuse }) => {
  const { entryId, ...values } = input
  if (wrongAddress(ctx.runtime, input.url)) return refuse('page_unknown')
  const saved = entryId
    ? await ctx.db
        .updateTable('homeEntry')
        .set(values)
        .where('entryId', '=', entryId)
        .returning('entryId')
        .executeTakeFirst()
    : await ctx.db
        .insertInto('homeEntry')
        .values({ ...values, position: lastPlace('entry') })
        .returning('entryId')
        .executeTakeFirst()
  if (!saved) return refuse('not_found')
  await noteHome(ctx, entryId ? 'home.change' : 'home.create', 'entry', saved.entryId)
  return saved
}

export const listDeskNotices: HandlerOf<Services['listDeskNotices']> = async ({ ctx }) => {
  const rows = await ctx.db
    .selectFrom('homeNotice')
    .select(['noticeId', 'title', 'content', 'url', 'isShown', 'shownFrom', 'shownUntil'])
    .orderBy('position')
    .orderBy('noticeId')
    .execute()
  return rows.map(({ shownFrom, shownUntil, ...row }) => ({
    ...row,
    shownFrom: shownFrom?.getTime() ?? null,
    shownUntil: shownUntil?.getTime() ?? null,
  }))
}

export const saveNotice: HandlerOf<Services['saveNotice']> = async ({ input, ctx, refuse }) => {
  const { noticeId, shownFrom, shownUntil, ...fields } = input
  if (wrongTimes(input)) return refuse('times_wrong')
  const wrong = input.url ? wrongAddress(ctx.runtime, input.url) : undefined
  if (wrong) return refuse(wrong.key, wrong)
  const values = { ...fields, shownFrom: dayOrNull(shownFrom), shownUntil: dayOrNull(shownUntil) }
  const saved = noticeId
    ? await ctx.db
        .updateTable('homeNotice')
        .set(values)
        .where('noticeId', '=', noticeId)
        .returning('noticeId')
        .executeTakeFirst()
    : await ctx.db
        .insertInto('homeNotice')
        .values({ ...values, position: lastPlace('notice') })
        .returning('noticeId')
        .executeTakeFirst()
  if (!saved) return refuse('not_found')
  await noteHome(ctx, noticeId ? 'home.change' : 'home.create', 'notice', saved.noticeId)
  return saved
}
