import { todayServices } from '@nethos/contract/today/today.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { todayOf } from './today.ts'

export const todayDomain: Domain = {
  serve: ({ today }) => ({ services: implement(todayServices, { today: todayOf(today) }) }),
}
