import {
  lookupKinds,
  lookupKindNames,
  type LookupHit,
  type lookupServices,
} from '@nethos/contract/lookup/lookup.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { lookedThrough, type HandlerOf, type ListedPerson } from '../../calls/handler.ts'
import type { LookupPart } from '../../registry/lookup.ts'

/** In the order of the kinds, those of the caller's role. */
export const lookUp =
  (parts: readonly LookupPart[]): HandlerOf<typeof lookupServices.lookUp> =>
  async ({ input: { word }, ctx }) => {
    const hits: LookupHit[] = []
    const persons: ListedPerson[] = []
    for (const kind of lookupKindNames) {
      if (!(lookupKinds[kind].for as readonly StaffRole[]).includes(ctx.caller.role)) continue
      for (const part of parts.filter(one => one.kind === kind))
        for (const { person, ...hit } of await part.find(ctx, word)) {
          hits.push({ kind, ...hit })
          if (person) persons.push(person)
        }
    }
    return lookedThrough(persons, hits)
  }
