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
