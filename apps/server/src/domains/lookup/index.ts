import { lookupServices } from '@nethos/contract/lookup/lookup.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { lookUp } from './look-up.ts'

/** One field of the workbench that finds what each domain owns. */
export const lookupDomain: Domain = {
  serve: ({ lookup }) => ({ services: implement(lookupServices, { lookUp: lookUp(lookup) }) }),
}
