import type { Ctx } from '../../calls/handler.ts'

/** What of the patient's home page lies in its own tables; the doctors come from the doctors. */
export const shownBanners = ({ db }: Ctx) =>
  db
    .selectFrom('banner')
    .select(['title', 'subtitle', 'picture', 'url'])
    .where('isShown', '=', true)
    .orderBy('position')
    .execute()

export const shownEntries = ({ db }: Ctx) =>
  db
    .selectFrom('homeEntry')
    .select(['title', 'icon', 'url', 'isElder'])
    .where('isShown', '=', true)
    .orderBy('position')
    .execute()

export async function newestNews({ db, now }: Ctx, most: number) {
  const news = await db
    .selectFrom('news')
    .select(['newId', 'title', 'publishedAt'])
    .where('publishedAt', '<=', new Date(now))
    .orderBy('publishedAt', 'desc')
    .limit(most)
    .execute()
  return news.map(({ publishedAt, ...one }) => ({ ...one, publishedAt: publishedAt.getTime() }))
}
