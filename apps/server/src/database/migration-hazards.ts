import type { Migration } from './migration-files.ts'
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

interface Found {
  kind: Hazard['kind']
  why: string
}
type Rule = readonly [pattern: RegExp, kind: Hazard['kind'], why: string]

const stillRead = 'the version before still reads it: leave it, and drop it one release later'
const rewritten = 'writes the whole table anew while nobody may read it'
const scanned = 'reads the whole table while nobody may write'

/** Of statements as a whole. */
const statementRules: readonly Rule[] = [
  [/^drop (table|view|materialized|type|schema|sequence|function|domain)\b/, 'breaks', stillRead],
  [/^alter (type|view|index|sequence|function) .* rename\b/, 'breaks', stillRead],
  [/^revoke\b/, 'breaks', 'the version before may need this right'],
  [
    /^(truncate|lock|cluster|refresh materialized view (?!concurrently)|reindex (?!.*concurrently)|vacuum full)\b/,
    'locks',
    'closes the table',
  ],
  [/^do\b/, 'locks', 'nobody can look into a block'],
]

/** Of the actions of an `alter table`; tables that the same file makes are empty. */
const actionRules: readonly Rule[] = [
  [/^drop (?!constraint\b)/, 'breaks', stillRead],
  [/^rename\b/, 'breaks', 'the version before knows the old name'],
  [/^set schema\b/, 'breaks', 'the version before looks for it where it was'],
  [/^alter (column )?\S+ drop default\b/, 'breaks', 'the version before leaves it to the default'],
  [/^alter (column )?\S+ (set data )?type\b/, 'locks', rewritten],
  [/^alter (column )?\S+ set not null\b/, 'locks', `${scanned}, and the version before may leave it empty`],
  [/^set (logged|unlogged|tablespace|access method)\b/, 'locks', rewritten],
  [
    /^add constraint \S+ (check|foreign key)\b(?!.*\bnot valid\b)/,
    'locks',
    `${scanned}: add it not valid, and validate it in the next migration`,
  ],
  [
    /^add constraint \S+ (unique|primary key|exclude)\b(?!.*\busing index\b)/,
    'locks',
    'makes an index while nobody may write: make it concurrently, then add the constraint using index',
  ],
  [
    /^add (?!constraint\b).*\b(serial|bigserial|stored|(uuidv7|gen_random_uuid|random|clock_timestamp|nextval) ?\()/,
    'locks',
    rewritten,
  ],
  [/^add (?!constraint\b).*\b(check|unique|primary key)\b/, 'locks', scanned],
  [
    /^add (?!constraint\b)(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/,
    'breaks',
    'the version before does not fill it: give it a default',
  ],
]

const many = 'touches rows of a table that is in use in one transaction: in portions, by a job'
const nameIn = (text: string | undefined): string => (text ?? '').replace(/^public\./, '').replaceAll('"', '')

/** What stands in the way of the version before, or of everybody, statement by statement. */
export function hazardsOf({ sql }: Pick<Migration, 'sql'>): Hazard[] {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.map(({ bare }) => nameIn(/^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/.exec(bare)?.[1])),
  )
  const isLoose = sql.startsWith(outsideTransaction)
  const notValid = new Set(
    statements.filter(({ bare }) => /\bnot valid\b/.test(bare)).map(({ bare }) => nameIn(alterTable.exec(bare)?.[1])),
  )
  return statements.flatMap(statement =>
    foundIn(statement, { made, notValid, isLoose }).map(({ kind, why }) => ({
      kind,
      why,
      statement: statement.bare.slice(0, 100),
      reason: reasonOf(statement),
    })),
  )
}

interface Around {
  made: ReadonlySet<string>
  notValid: ReadonlySet<string>
  isLoose: boolean
}

const alterTable = /^alter table (?:if exists )?(?:only )?([^\s]+) (.*)$/

function foundIn({ bare }: Statement, around: Around): Found[] {
  const byStatement = matching(statementRules, bare)
  const [, table, actions] = alterTable.exec(bare) ?? []
  if (table !== undefined)
    return [...byStatement, ...(around.made.has(nameIn(table)) ? [] : ofTable(nameIn(table), actions ?? '', around))]
  const index = /^create (?:unique )?index (concurrently )?.*? ?on (?:only )?([^\s(]+)/.exec(bare)
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

const ofTable = (table: string, actions: string, { notValid, isLoose }: Around): Found[] =>
  partsOf(actions).flatMap(action => [
    ...matching(actionRules, action),
    ...(/^validate constraint\b/.test(action) && notValid.has(table) && !isLoose
      ? [{ kind: 'locks' as const, why: 'validates in the transaction that has added it: in a migration of its own' }]
      : []),
  ])

const matching = (rules: readonly Rule[], text: string): Found[] =>
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
