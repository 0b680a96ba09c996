import { homeDeskServices } from '@nethos/contract/home/home-desk.services.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import type { FirstAsked } from '../../calls/first-answers.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { knownAddresses } from '../system/public.ts'
import { isBannerOut, listDeskBanners, maySeeBanner, saveBanner } from './desk-banners.ts'
import { listDeskEntries, listDeskNotices, saveEntry, saveNotice } from './desk-entries.ts'
import { moveHomeItem, removeHomeItem, showHomeItem } from './desk-order.ts'
import { homePage, hub } from './home-page.ts'
import { homeChanged } from './home.events.ts'
import { search } from './search.ts'
import { waitingOf } from './waiting.ts'

/** The home page, and the old addresses that lead to it. */
const paths = ['/', '/home', '/index', '/v3/index', homePages.home.at]

const homeAsked: FirstAsked = {
  paths,
  service: homeServices.homePage,
  sent: {},
  pictures: ({ banners }: OutputOf<typeof homeServices.homePage>) => banners.slice(0, 1).map(banner => banner.picture),
  changedBy: homeChanged,
}
/** Whether the elder mode is on, only the phone knows. */
const elderAsked: FirstAsked = { paths, service: homeServices.hub, sent: { hub: 'elder' }, changedBy: homeChanged }

export const homeDomain: Domain = {
  serve: ({ waiting, linkTargets }) => ({
    services: [
      ...implement(homeServices, { homePage, hub, search, waiting: waitingOf(waiting) }),
      ...implement(homeDeskServices, {
        listDeskBanners,
        saveBanner,
        listDeskEntries,
        saveEntry,
        listDeskNotices,
        saveNotice,
        moveHomeItem,
        showHomeItem,
        removeHomeItem,
        listAddresses: async ({ ctx }) => {
          const { pages, hosts } = knownAddresses(ctx.runtime)
          return { pages: [...(await linkTargets(ctx)), ...pages], hosts }
        },
      }),
    ],
    firstAsked: [homeAsked, elderAsked],
    fileRights: { banner: maySeeBanner },
    openFiles: { banner: isBannerOut },
  }),
}
