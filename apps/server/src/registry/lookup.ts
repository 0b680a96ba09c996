import type { LookupHit, LookupKind } from '@nethos/contract/lookup/lookup.services.ts'
import type { StaffCaller } from '../calls/caller.ts'
import type { Ctx, ListedPerson } from '../calls/handler.ts'

/** A record that was found, and of whom it is. */
export type FoundRecord = Omit<LookupHit, 'kind'> & { person: ListedPerson | undefined }

/** What a domain finds of its records for the staff: a few, as the caller may see them. */
export interface LookupPart {
  readonly kind: LookupKind
  readonly find: (ctx: Ctx<StaffCaller>, word: string) => Promise<FoundRecord[]>
}
