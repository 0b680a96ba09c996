import { shellPages } from '@nethos/contract/shell/shell.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(shellPages, {
    download: () => import('./pages/download.page.tsx'),
    openPaymentApp: () => import('./pages/open-payment-app.page.tsx'),
  }),
  moved('/index/all', shellPages.download.at),
  moved('/download/:type', shellPages.download.at),
]
