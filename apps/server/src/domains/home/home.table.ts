import type { Hub } from '@nethos/contract/home/home.hubs.ts'
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
    .where('page', '=', 'home')
    .where('isShown', '=', true)
    .orderBy('position')
    .execute()

export const shownNotices = ({ db, now }: Ctx) =>
  db
    .selectFrom('homeNotice')
    .select(['noticeId', 'title', 'url'])
    .where('isShown', '=', true)
    .where(eb => eb.or([eb('shownFrom', 'is', null), eb('shownFrom', '<=', new Date(now))]))
    .where(eb => eb.or([eb('shownUntil', 'is', null), eb('shownUntil', '>', new Date(now))]))
    .orderBy('position')
    .limit(3)
    .execute()

/** In the order of the page; entries of one heading follow each other. */
export const shownOnHub = ({ db }: Ctx, hub: Hub) =>
  db
    .selectFrom('homeEntry')
    .select(['section', 'title', 'icon', 'url', 'note'])
    .where('page', '=', hub)
    .where('isShown', '=', true)
    .orderBy('position')
    .orderBy('entryId')
    .execute()
