import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [...open(checkupPages), moved('/medical/home', checkupPages.home.at)]
