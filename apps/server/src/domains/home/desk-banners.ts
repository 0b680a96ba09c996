import { wrongTimes } from '@nethos/contract/home/home-desk.rules.ts'
import type { homeDeskServices } from '@nethos/contract/home/home-desk.services.ts'
import type { Caller } from '../../calls/caller.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { fileUrl, hangFiles, ownFiles, wrongAddress } from '../system/public.ts'
import { lastPlace, noteHome } from './desk-order.ts'
import { isInTime } from './home.table.ts'

type Services = typeof homeDeskServices

export const dayOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at))

export const listDeskBanners: HandlerOf<Services['listDeskBanners']> = async ({ ctx }) => {
  const rows = await ctx.db
    .selectFrom('banner')
    .leftJoin('attachment', 'attachment.attaId', 'banner.picture')
    .select(['bannerId', 'title', 'subtitle', 'picture', 'url', 'isShown', 'shownFrom', 'shownUntil', 'attaId'])
    .orderBy('position')
    .orderBy('bannerId')
    .execute()
  return rows.map(({ attaId, shownFrom, shownUntil, ...row }) => ({
    ...row,
    pictureUrl: attaId ? fileUrl(ctx.runtime, ctx.caller, attaId) : `/files/${row.picture}`,
    shownFrom: shownFrom?.getTime() ?? null,
    shownUntil: shownUntil?.getTime() ?? null,
  }))
}

export const saveBanner: HandlerOf<Services['saveBanner']> = async ({ input, ctx, refuse }) => {
  const { bannerId, picture, title, subtitle, url, isShown, shownFrom, shownUntil } = input
  const before = bannerId ? await heldBanner(ctx.db, bannerId) : undefined
  if (bannerId && !before) return refuse('not_found')
  if (wrongTimes(input)) return refuse('times_wrong')
  const wrong = wrongAddress(ctx.runtime, url)
  if (wrong) return refuse(wrong.key, wrong)
  const isNewPicture = before?.picture !== picture
  const files = isNewPicture ? await ownFiles(ctx, [picture], ['picture']) : []
  if (!files) return refuse('picture_unknown')
  const times = { shownFrom: dayOrNull(shownFrom), shownUntil: dayOrNull(shownUntil) }
  const values = { title, subtitle, picture, url, isShown, ...times }
  const saved = bannerId
    ? await ctx.db
        .updateTable('banner')
        .set(values)
        .where('bannerId', '=', bannerId)
        .returning('bannerId')
        .executeTakeFirstOrThrow()
    : await ctx.db
        .insertInto('banner')
        .values({ ...values, position: lastPlace('banner') })
        .returning('bannerId')
        .executeTakeFirstOrThrow()
  if (isNewPicture) {
    await takeOffPicture(ctx.db, saved.bannerId)
    await hangFiles(ctx, { recordType: 'banner', recordId: saved.bannerId, part: '' }, files)
  }
  await noteHome(ctx, bannerId ? 'home.change' : 'home.create', 'banner', saved.bannerId)
  return saved
}

const takeOffPicture = (db: Db, bannerId: string) =>
  db.deleteFrom('attachmentUse').where('recordType', '=', 'banner').where('recordId', '=', bannerId).execute()

const heldBanner = (db: Db, bannerId: string) =>
  db.selectFrom('banner').select('picture').where('bannerId', '=', bannerId).forUpdate().executeTakeFirst()

/** The picture of a banner: everybody's while it is shown. */
export async function isBannerOut(db: Db, bannerId: string, now: number): Promise<boolean> {
  const found = await isInTime(db.selectFrom('banner').select('bannerId'), now)
    .where('bannerId', '=', bannerId)
    .executeTakeFirst()
  return found !== undefined
}

/** Otherwise the office's. */
export const maySeeBanner = async (_db: Db, caller: Caller): Promise<boolean> =>
  caller.kind === 'staff' && (caller.role === 'operator' || caller.role === 'admin')
