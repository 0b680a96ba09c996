import { query } from '@nethos/calls/query.ts'
import { lookServices } from '@nethos/contract/audit/looks.services.ts'

/** Who looked: at anything of the account's, or at one person's. */
export const looks = (personId: string) => query(lookServices.listLooks, personId ? { personId } : {})
