import {
  programmeDocument,
  type ProgrammeDocument,
  type ProgrammeDraft,
} from '@nethos/contract/programme/programme.document.ts'
import { rehabilitation } from './rehabilitation.ts'
import { zones } from './zones.ts'

/** The programmes that the program brings, by code: edition 0 until the hospital publishes its own. */
const drafts: Readonly<Record<string, ProgrammeDraft>> = { kfzx: rehabilitation, ...zones }

export const builtInProgrammes: Readonly<Record<string, ProgrammeDocument>> = Object.fromEntries(
  Object.entries(drafts).map(([code, draft]) => [code, programmeDocument.parse(draft)]),
)
