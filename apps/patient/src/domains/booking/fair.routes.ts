import { bookingPaths } from '@nethos/contract/booking/booking.paths.ts'
import { fairPaths } from '@nethos/contract/booking/fair.paths.ts'
import { page, type PageRoute } from '../../patterns/route.ts'

/** 候补 and 摇号. Who waits must be known; a draw is open to everybody's eyes. */
export const fairRoutes: PageRoute[] = [
  page({
    path: bookingPaths.waitlistApply,
    kind: 'form',
    for: 'account',
    load: () => import('./fair/pages/join-waitlist.page.tsx'),
  }),
  page({ path: fairPaths.waits, kind: 'list', for: 'account', load: () => import('./fair/pages/waits.page.tsx') }),
  page({ path: fairPaths.wait, kind: 'detail', for: 'account', load: () => import('./fair/pages/wait.page.tsx') }),
  page({ path: fairPaths.draw, kind: 'detail', for: 'anybody', load: () => import('./fair/pages/draw.page.tsx') }),
  page({ path: fairPaths.draws, kind: 'list', for: 'account', load: () => import('./fair/pages/draws.page.tsx') }),
]
