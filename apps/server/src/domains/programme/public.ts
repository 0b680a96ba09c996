import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import { currentDocument } from '../../editions/editions.ts'
import { programmeKind } from './programme.kind.ts'

/** What a zone teaches, as it is published now; nothing where the zone is withdrawn. */
export async function readingsOf({ db }: Pick<Ctx, 'db'>, code: string): Promise<ProgrammeDocument['readings']> {
  return (await currentDocument(db, programmeKind, code))?.document.readings ?? []
}
