import { query } from '@nethos/calls/query.ts'
import { lookupServices as services } from '@nethos/contract/lookup/lookup.services.ts'

export const lookUp = (word: string) => query(services.lookUp, { word })
