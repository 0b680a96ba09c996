import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(inpatientPages)
