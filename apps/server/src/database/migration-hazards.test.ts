import { expect, test } from 'vitest'
import {
  hazardousMigrations,
  hazardsOf,
  keepsBefore,
  outsideTransaction,
  withinTransaction,
} from './migration-hazards.ts'
import { statementsOf } from './sql-statements.ts'

const kinds = (sql: string) => hazardsOf({ sql }).map(({ kind }) => kind)
const named = (name: string, sql: string) => ({ name, sql, hash: '' })

test('statements are told apart by the semicolons that end one', () => {
  const sql = `-- one; comment
    insert into word values ('a;b', 'it''s'); /* ; */ create function f() returns int language sql as $x$ select 1; $x$;
    comment on column "Odd;Name".x is 'y'`
  expect(statementsOf(sql).map(({ bare }) => bare)).toEqual([
    `insert into word values ('', '')`,
    `create function f() returns int language sql as ''`,
    `comment on column "Odd;Name".x is ''`,
  ])
  expect(statementsOf(sql)[0]!.comments).toEqual(['one; comment'])
})

test.each([
  'alter table consult add column seen_at timestamptz',
  `alter table consult add column tone text not null default 'calm', add column weight int`,
  'alter table consult add constraint consult_tone check (tone <> 0) not valid',
  'alter table consult validate constraint consult_tone',
  'alter table consult drop constraint consult_tone, alter column tone drop not null',
  'create table leaf (id int primary key); create index leaf_id on leaf (id); insert into leaf select 1; alter table leaf add check (id > 0)',
  'create or replace function f() returns int language sql as $$ select 1 $$',
  `insert into word (name) values ('x')`,
  `${outsideTransaction}\ncreate index concurrently if not exists consult_x on consult (x)`,
  'drop index consult_x',
])('goes on beside the version before: %s', sql => {
  expect(kinds(sql)).toEqual([])
})

test.each([
  'drop table leaf',
  'alter table consult drop column tone',
  'alter table consult drop tone',
  'alter table consult add column a int, rename column tone to voice',
  'alter table consult rename to talk',
  'alter table consult add column tone text not null',
  'alter table consult alter column tone drop default',
  'revoke select on consult from nethos_app',
  'drop type mood',
])('breaks the version before: %s', sql => {
  expect(kinds(sql)).toContain('breaks')
})

test.each([
  'alter table consult alter column tone type bigint',
  'alter table consult alter tone set not null',
  'alter table consult add constraint c check (tone > 0)',
  'alter table consult add constraint c foreign key (tone) references tone (id)',
  'alter table consult add constraint c unique (tone)',
  'alter table consult add column id uuid default uuidv7()',
  'alter table consult add column tone int check (tone > 0)',
  'alter table consult add constraint c check (tone > 0) not valid; alter table consult validate constraint c',
  'create index consult_tone on consult (tone)',
  'create unique index concurrently consult_tone on consult (tone)',
  'update consult set tone = 1',
  'with old as (select 1) delete from consult',
  'insert into word select tone from consult',
  'truncate consult',
  'do $$ begin execute 1; end $$',
])('locks: %s', sql => {
  expect(kinds(sql)).toContain('locks')
})

test('a migration with a hazard is refused with the statement, unless its author says why it does no harm', () => {
  const drop = 'alter table consult drop column tone'
  expect(hazardousMigrations([named('202701010101-tone', drop)])).toEqual([
    'The migration 202701010101-tone: “alter table consult drop column tone” the version before still reads it: leave it, and drop it one release later. Where it does no harm, say why in a line “-- safe: …” before it.',
  ])
  const allowed = named('202701010101-tone', `-- safe: nothing reads it since 0.3.0\n${drop}`)
  expect(hazardousMigrations([allowed])).toEqual([])
  expect(hazardousMigrations([named('202701010101-tone', `-- safe:\n${drop}`)])).toHaveLength(1)
  // Allowed, and yet the version before cannot be started on it any more.
  expect(keepsBefore(allowed)).toBe(false)
  expect(keepsBefore(named('202701010101-tone', 'alter table consult add column tone text'))).toBe(true)
  expect(hazardousMigrations([named('202611220001-old', drop)])).toEqual([])
})

test('where nobody works an index is made with all the rest, and other words stay as they are', () => {
  const loose = `${outsideTransaction}\ncreate unique index concurrently if not exists a on b (c);\ndrop index concurrently d;`
  expect(withinTransaction(loose)).toBe(
    `${outsideTransaction}\ncreate unique index if not exists a on b (c);\ndrop index d;`,
  )
  const usual = 'refresh materialized view concurrently e'
  expect(withinTransaction(usual)).toBe(usual)
})
