import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(reportPages)
