import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(systemPages, {
    block: () => import('./pages/block.page.tsx'),
    bedNotice: () => import('./pages/bed-notice.page.tsx'),
    sign: () => import('./pages/sign.page.tsx'),
    about: () => import('./pages/about.page.tsx'),
    help: () => import('./pages/help.page.tsx'),
    licences: () => import('./pages/licences.page.tsx'),
    openSource: () => import('./pages/open-source.page.tsx'),
  }),
  moved('/404', '/v3/index'),
  moved('/internetTerms', () => '/404?path=/internetTerms'),
  moved('/about', systemPages.about.at),
  moved('/userHelp', systemPages.help.at),
]
