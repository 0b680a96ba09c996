import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [...open(daySurgeryPages), moved('/shoushu', daySurgeryPages.operation.at)]
