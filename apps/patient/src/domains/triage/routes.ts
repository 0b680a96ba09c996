import { triagePages } from '@nethos/contract/triage/triage.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(triagePages, {})
