import { query } from '@nethos/calls/query.ts'
import { todayServices as services } from '@nethos/contract/today/today.services.ts'

export const today = query(services.today, {})
