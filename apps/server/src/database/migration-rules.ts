/** What is found in a statement, or in an action of `alter table`. */
export interface MigrationHazard {
  /** locks: a table of many rows is closed while it is read or written anew. breaks: the version before reads or writes it. */
  kind: 'locks' | 'breaks'
  why: string
}
export type Rule = readonly [pattern: RegExp, kind: MigrationHazard['kind'], why: string]

const stillRead = 'the version before still reads it: leave it, and drop it one release later'
const rewritten = 'writes the whole table anew while nobody may read it'
const scanned = 'reads the whole table while nobody may write'

/** Of statements as a whole. */
export const statementRules: readonly Rule[] = [
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
export const actionRules: readonly Rule[] = [
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

const relied = 'the version before may rely on it: leave it, and take it away one release later'
const reached = 'changes what the version before does when it writes'
const forbids = 'the version before may write what this forbids'

/** Of statements as a whole; since 2026-11-29, as all below. */
export const laterStatementRules: readonly Rule[] = [
  [
    /^drop (trigger|index|policy|procedure|rule|aggregate|extension|role|owned|cast|operator|collation)\b/,
    'breaks',
    relied,
  ],
  [/^create (or replace )?(constraint )?(trigger|policy|rule)\b/, 'breaks', reached],
  [/^create or replace\b/, 'breaks', 'the version before calls or reads it as it was: give the new one another name'],
  [/^create unique index concurrently\b/, 'breaks', forbids],
  [/^create table (if not exists )?\S+ partition of\b/, 'locks', 'closes the table whose part it is'],
  [/^alter domain\b/, 'breaks', forbids],
  [
    /^(with .* )?merge into\b/,
    'locks',
    'touches rows of a table that is in use in one transaction: in portions, by a job',
  ],
]

/** Nothing but a value that is the same for all rows is a default that rewrites no table. */
const constant = String.raw`(''|-?[\d.]+|true|false|null|now ?\(\)|current_(timestamp|date)|array\[\])`

export const laterActionRules: readonly Rule[] = [
  [/^drop constraint\b/, 'breaks', relied],
  [
    /^alter (column )?\S+ drop (not null|identity|expression)\b/,
    'breaks',
    'the version before relies on it when it reads or writes',
  ],
  [
    /^add (check|foreign key)\b(?!.*\bnot valid\b)/,
    'locks',
    `${scanned}: add it not valid, and validate it in the next migration`,
  ],
  [/^add (constraint \S+ )?(check|foreign key)\b.*\bnot valid\b/, 'breaks', forbids],
  [/^add constraint \S+ primary key using index\b/, 'locks', scanned],
  [/^(enable|disable|force|no force)\b/, 'breaks', reached],
  [/^(attach|detach) partition\b/, 'locks', 'reads the whole part while its table is closed'],
  [/^add (?!constraint\b).*\bidentity\b/, 'locks', rewritten],
  [
    new RegExp(
      String.raw`^add (?!constraint\b)(?=.*\bdefault\b)(?!.*\bdefault ${constant}(::[\w \[\]]+?)?( not null| null| constraint .*| check .*| references .*)*$)`,
    ),
    'locks',
    `${rewritten}, unless the default is one value for all rows`,
  ],
  [/^add (?!constraint\b)(?=.*\breferences\b)(?=.*\bdefault (?!null\b))/, 'locks', scanned],
]

/** What the version before does not notice. */
export const harmlessStatements: readonly RegExp[] = [
  /^comment on\b/,
  /^create (unlogged )?table\b/,
  /^create (unique )?index\b/,
  /^create (type|domain|sequence|schema|function|procedure|view|aggregate)\b/,
  /^alter type \S+ add value\b/,
  /^grant\b/,
  /^insert into\b/,
  // Of a table that the same file makes.
  /^(with .* )?(update|delete from)\b/,
]

export const harmlessActions: readonly RegExp[] = [
  /^add (?!(constraint|check|unique|primary|foreign|exclude)\b)/,
  /^add constraint \S+ unique using index\b/,
  /^validate constraint\b/,
  /^alter (column )?\S+ set (default|statistics|storage)\b/,
  /^set \(/,
]
