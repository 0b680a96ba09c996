import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

const mine = () => import('./pages/mine.page.tsx')

export const routes: AppRoute[] = [
  ...open(checkupPages, {
    home: () => import('./pages/home.page.tsx'),
    miniProgram: () => import('./pages/mini-program.page.tsx'),
    chooseCentre: () => import('./pages/choose-centre.page.tsx'),
    choosePerson: () => import('./pages/choose-person.page.tsx'),
    packages: () => import('./pages/packages.page.tsx'),
    notice: () => import('./pages/notice.page.tsx'),
    chooseDate: () => import('./pages/choose-date.page.tsx'),
    package: () => import('./pages/package.page.tsx'),
    confirm: () => import('./pages/confirm.page.tsx'),
    pay: () => import('./pages/pay.page.tsx'),
    changeDate: () => import('./pages/change-date.page.tsx'),
    teamCheckups: () => import('./pages/team-checkups.page.tsx'),
    mine,
    mineOf: mine,
    mineInTeam: () => import('./pages/mine-in-team.page.tsx'),
    offline: () => import('./pages/offline.page.tsx'),
    offlineRecords: () => import('./pages/offline-records.page.tsx'),
    teamCheckup: () => import('./pages/team-checkup.page.tsx'),
    order: () => import('./pages/order.page.tsx'),
  }),
  moved('/medical/home', checkupPages.home.at),
]
