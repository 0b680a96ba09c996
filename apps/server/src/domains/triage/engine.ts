import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { builtInEngine, engineOf, type TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import { problemsOf, withChange } from '@nethos/contract/triage/triage-change.ts'
import { triageNotice } from '@nethos/contract/triage/triage-notice.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Db } from '../../database/connect.ts'
import { changeOfEdition, currentEdition } from './edition.table.ts'

const versionZero = builtInEngine()
let compiled: { edition: number; engine: TriageEngine } = { edition: 0, engine: versionZero }

/** The engine of what is published now. Compiled once for each edition; one that does not hold leaves version 0. */
async function engineNow(db: Db): Promise<typeof compiled> {
  const edition = await currentEdition(db)
  if (edition !== compiled.edition) {
    const change = edition === 0 ? undefined : await changeOfEdition(db, edition)
    const isGood = change !== undefined && problemsOf(builtIn, change).length === 0
    compiled = { edition, engine: isGood ? engineOf(withChange(builtIn, change)) : versionZero }
  }
  return compiled
}

export interface Emergencies {
  readonly flags: TriageFlag[]
  /** By which edition of the rules. */
  readonly edition: number
  /** What patient and doctor read in the stream of some of them. */
  readonly noticeOf: (flags: readonly TriageFlag[]) => string
}

/** What of the texts cannot wait, by what is published now. */
export const emergenciesIn = async (db: Db, ...texts: readonly string[]): Promise<Emergencies> =>
  emergenciesBy(await engineNow(db), texts)

/** The same by the edition that was met last: whoever uses it looks in his own statement whether it holds still. */
export const emergenciesByLast = (...texts: readonly string[]): Emergencies => emergenciesBy(compiled, texts)

const emergenciesBy = ({ edition, engine }: typeof compiled, texts: readonly string[]): Emergencies => ({
  flags: engine.triage(...texts),
  edition,
  noticeOf: flags => triageNotice(flags, engine.rules),
})
