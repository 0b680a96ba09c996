import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Hub } from '@nethos/contract/home/home.hubs.ts'
import { mostShownNotices } from '@nethos/contract/home/home-desk.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { DB } from '../../database/types.gen.ts'

type Timed = 'banner' | 'homeNotice'

/** Switched on, and its time has come and is not over. */
export const isInTime = <T extends Timed, O>(query: SelectQueryBuilder<DB, T, O>, now: number) =>
  query.where(builder => {
    const eb = builder as ExpressionBuilder<DB, 'banner'>
    const at = new Date(now)
    return eb.and([
      eb('isShown', '=', true),
      eb.or([eb('shownFrom', 'is', null), eb('shownFrom', '<=', at)]),
      eb.or([eb('shownUntil', 'is', null), eb('shownUntil', '>', at)]),
    ])
  })

/** What of the patient's home page lies in its own tables; the doctors come from the doctors. */
export const shownBanners = ({ db, now }: Ctx) =>
  isInTime(db.selectFrom('banner').select(['title', 'subtitle', 'picture', 'url']), now)
    .orderBy('position')
    .orderBy('bannerId')
    .execute()

export const shownEntries = ({ db }: Ctx) =>
  db
    .selectFrom('homeEntry')
    .select(['section', 'title', 'icon', 'url'])
    .where('page', '=', 'home')
    .where('isShown', '=', true)
    .orderBy('position')
    .orderBy('entryId')
    .execute()

export const shownNotices = ({ db, now }: Ctx) =>
  isInTime(db.selectFrom('homeNotice').select(['noticeId', 'title', 'content', 'url']), now)
    .orderBy('position')
    .orderBy('noticeId')
    .limit(mostShownNotices)
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
