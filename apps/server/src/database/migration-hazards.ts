import type { Migration } from './migration-files.ts'
import {
  actionRules,
  harmlessActions,
  harmlessStatements,
  laterActionRules,
  laterStatementRules,
  statementRules,
  type MigrationHazard,
  type Rule,
} from './migration-rules.ts'
import { statementsOf, type Statement } from './sql-statements.ts'

/** What a migration does to those who work while it runs. */
export interface Hazard {
  /** locks: a table of many rows is closed while it is read or written anew. breaks: the version before reads or writes it. */
  kind: 'locks' | 'breaks'
  statement: string
  why: string
  /** What its author says in `-- safe: …` before the statement. */
  reason: string | undefined
}

/** The first line of a migration that PostgreSQL does not take in a transaction, such as `create index concurrently`. */
export const outsideTransaction = '-- outside a transaction'

/** The same for a database where nobody works, in a transaction with all the rest: indexes are made in the usual way. */
export const withinTransaction = (sql: string): string =>
  sql.startsWith(outsideTransaction)
    ? sql.replaceAll(/\b((?:create (?:unique )?|drop |re)index) concurrently\b/gi, '$1')
    : sql

const many = 'touches rows of a table that is in use in one transaction: in portions, by a job'
const nameIn = (text: string | undefined): string => (text ?? '').replace(/^public\./, '').replaceAll('"', '')

/** What was written before these rules is looked at by the first ones alone: it never changes. */
const strictFrom = '202611290000'

/** What stands in the way of the version before, or of everybody, statement by statement. */
export function hazardsOf({ sql, name = strictFrom }: { sql: string; name?: string }): Hazard[] {
  const statements = statementsOf(sql)
  const namesOf = (pattern: RegExp) =>
    new Set(statements.flatMap(({ bare }) => pattern.exec(bare)?.slice(1).map(nameIn) ?? []))
  const around: Around = {
    made: namesOf(/^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/),
    functions: namesOf(/^create (?:function|procedure) ([^\s(]+)/),
    notValid: namesOf(/^alter table (?:if exists )?(?:only )?(\S+) .*\bnot valid\b/),
    isLoose: sql.startsWith(outsideTransaction),
    isStrict: name >= strictFrom,
  }
  return statements.flatMap(statement =>
    foundIn(statement, around).map(({ kind, why }) => ({
      kind,
      why,
      statement: statement.bare.slice(0, 100),
      reason: reasonOf(statement),
    })),
  )
}

interface Around {
  made: ReadonlySet<string>
  functions: ReadonlySet<string>
  notValid: ReadonlySet<string>
  isLoose: boolean
  isStrict: boolean
}

const alterTable = /^alter table (?:if exists )?(?:only )?([^\s]+) (.*)$/
/** What hangs on a table, or is called: new on what the same file makes, it is in nobody's way. */
const hangsOn = /^create (?:or replace )?(?:constraint )?(?:trigger|policy|rule) .*?\bon ([^\s(]+)/
const replaces = /^create or replace (?:function|procedure) ([^\s(]+)/

function foundIn(statement: Statement, around: Around): MigrationHazard[] {
  const found = foundByFirst(statement, around)
  const { bare } = statement
  if (!around.isStrict || alterTable.test(bare) || isOfNew(bare, around)) return found
  return orUnknown(bare, [...found, ...matching(laterStatementRules, bare)], harmlessStatements)
}

const isOfNew = (bare: string, { made, functions }: Around): boolean =>
  made.has(nameIn(hangsOn.exec(bare)?.[1])) || functions.has(nameIn(replaces.exec(bare)?.[1]))

function foundByFirst({ bare }: Statement, around: Around): MigrationHazard[] {
  const byStatement = matching(statementRules, bare)
  const [, table, actions] = alterTable.exec(bare) ?? []
  if (table !== undefined)
    return [...byStatement, ...(around.made.has(nameIn(table)) ? [] : ofTable(nameIn(table), actions ?? '', around))]
  const index = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([^\s(]+)/.exec(bare)
  if (index?.[1] && !around.isLoose)
    return [{ kind: 'locks', why: `cannot run in a transaction: begin the file with ${outsideTransaction}` }]
  if (index && !index[1] && !around.made.has(nameIn(index[2])))
    return [
      {
        kind: 'locks',
        why: 'nobody may write while the index is made: create index concurrently if not exists, in a file of its own',
      },
    ]
  const touched = /^(?:with .* )?(?:update|delete from|insert into (?=.*\bselect\b)) ?(?:only )?([^\s(]+)/.exec(bare)
  if (touched && !around.made.has(nameIn(touched[1]))) return [{ kind: 'locks', why: many }]
  return byStatement
}

const ofTable = (table: string, actions: string, { notValid, isLoose, isStrict }: Around): MigrationHazard[] =>
  partsOf(actions).flatMap(action => {
    const found = [
      ...matching(actionRules, action),
      ...(/^validate constraint\b/.test(action) && notValid.has(table) && !isLoose
        ? [{ kind: 'locks' as const, why: 'validates in the transaction that has added it: in a migration of its own' }]
        : []),
    ]
    return isStrict ? orUnknown(action, [...found, ...matching(laterActionRules, action)], harmlessActions) : found
  })

/** What no rule knows is not taken for harmless. */
const orUnknown = (text: string, found: MigrationHazard[], harmless: readonly RegExp[]): MigrationHazard[] =>
  found.length > 0 || harmless.some(pattern => pattern.test(text))
    ? found
    : [{ kind: 'breaks', why: 'no rule knows what this does to the version before, and to those who work' }]

const matching = (rules: readonly Rule[], text: string): MigrationHazard[] =>
  rules.flatMap(([pattern, kind, why]) => (pattern.test(text) ? [{ kind, why }] : []))

/** What commas part, outside of brackets. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim())
}

function reasonOf({ comments }: Statement): string | undefined {
  const reasons = comments
    .find(line => line.startsWith('safe:'))
    ?.slice('safe:'.length)
    .trim()
  return reasons === '' ? undefined : reasons
}

/** What was written before anybody had data to lose is not looked at. */
const lookedAtFrom = '202611240000'

/** Which migrations must not go on like this, in sentences. */
export const hazardousMigrations = (migrations: readonly Migration[]): string[] =>
  migrations
    .filter(({ name }) => name >= lookedAtFrom)
    .flatMap(migration =>
      hazardsOf(migration)
        .filter(({ reason }) => reason === undefined)
        .map(
          ({ statement, why }) =>
            `The migration ${migration.name}: “${statement}” ${why}. Where it does no harm, say why in a line “-- safe: …” before it.`,
        ),
    )

/** Whether the version before goes on working, and may be started, on tables that this migration has changed. */
export const keepsBefore = (migration: Migration): boolean =>
  migration.name >= lookedAtFrom && hazardsOf(migration).every(({ kind }) => kind !== 'breaks')
