import { builtIn } from '@nethos/contract/triage/built-in.ts'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import { calmOfAnybody } from '@nethos/contract/triage/of-anybody.ts'
import type { RuleSet } from '@nethos/contract/triage/rule-set.ts'
import { readerOf, triageOf } from '@nethos/contract/triage/triage.ts'
import { problemsOf, withChange } from '@nethos/contract/triage/triage-change.ts'
import { triageNotice } from '@nethos/contract/triage/triage-notice.ts'
import { asksPoisonLine, hotlinesOf, type Hotline, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Db } from '../../database/connect.ts'
import { valuesOf } from '../system/public.ts'
import { changeOfEdition, currentEdition } from './edition.table.ts'

/** Who has rules of his own: the small, the pregnant, the old and ill, each with what he takes. */
const withRulesOfTheirOwn: readonly string[] = [
  '出生20天',
  '孩子3岁，哮喘，癫痫，糖尿病，化疗',
  '孕34周，糖尿病，吃华法林',
  '产后10天',
  '80岁，冠心病，糖尿病，透析，吃华法林，换过肾，刚做过手术，哮喘，癫痫',
]

interface ServerEngine extends TriageEngine {
  /** Nothing in it cannot wait, whoever has written it. */
  readonly isCalm: (text: string) => boolean
}

function serverEngine(set: RuleSet): ServerEngine {
  const reader = readerOf(set)
  return { triage: triageOf(reader), rules: set.rules, isCalm: calmOfAnybody(reader, withRulesOfTheirOwn) }
}

const versionZero = serverEngine(builtIn)
let compiled: { edition: number; engine: ServerEngine } = { edition: 0, engine: versionZero }

/** The engine of what is published now. Compiled once for each edition; one that does not hold leaves version 0. */
async function engineNow(db: Db): Promise<typeof compiled> {
  const edition = await currentEdition(db)
  if (edition !== compiled.edition) {
    const change = edition === 0 ? undefined : await changeOfEdition(db, edition)
    const isGood = change !== undefined && problemsOf(builtIn, change).length === 0
    compiled = { edition, engine: isGood ? serverEngine(withChange(builtIn, change)) : versionZero }
  }
  return compiled
}

/** What fired, and by which edition of the rules. */
export interface Fired {
  readonly flags: TriageFlag[]
  readonly edition: number
}

export interface Emergencies extends Fired {
  /** Whom to call besides 120. */
  readonly hotlines: readonly Hotline[]
  /** What patient and doctor read in the stream of some of them. */
  readonly noticeOf: (flags: readonly TriageFlag[]) => string
}

/** What of the texts cannot wait, by what is published now. */
export const emergenciesIn = (db: Db, ...texts: readonly string[]): Promise<Emergencies> => emergenciesOf(db, [], texts)

/** The same of somebody of whom this is known: his age, what he takes, what was said before. */
export async function emergenciesOf(db: Db, known: readonly string[], texts: readonly string[]): Promise<Emergencies> {
  const { edition, engine } = await engineNow(db)
  const flags = engine.triage.knowing(known)(...texts)
  const poisonPhone = asksPoisonLine(flags) ? ((await valuesOf(db))['poison.phone'] ?? '') : ''
  return {
    flags,
    edition,
    hotlines: hotlinesOf(flags, poisonPhone),
    noticeOf: some => triageNotice(some, engine.rules, hotlinesOf(some, poisonPhone)),
  }
}

/**
 * A text by the edition that was met last: whoever uses it looks in his own statement whether it holds still. It may be calm
 * only where nothing depends on the person: else who he is has to be read.
 */
export function isCalmByLast(text: string): { isCalm: boolean; edition: number } {
  const { engine, edition } = compiled
  return { isCalm: engine.isCalm(text), edition }
}
