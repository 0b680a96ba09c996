import { expect, test } from 'vitest'
import {
  hazardousMigrations,
  hazardsOf,
  keepsBefore,
  outsideTransaction,
  withinTransaction,
} from './migration-hazards.ts'
import { readMigrations } from './migration-files.ts'
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
  'alter table consult validate constraint consult_tone',
  'create table leaf (id int primary key); create index leaf_id on leaf (id); insert into leaf select 1; alter table leaf add check (id > 0)',
  'create function f() returns int language sql as $$ select 1 $$; create or replace function f() returns int language sql as $$ select 2 $$',
  'create table leaf (person int); create index leaf_person on leaf (person); create index on leaf (person)',
  'create table leaf (id int); create trigger leaf_stays before update on leaf for each row execute function refuse_change()',
  `alter table consult add column tone text not null default 'calm'::text, add column at timestamptz default now()`,
  'alter table consult add column tone_id text constraint consult_tone_fk references tone',
  'alter table consult add constraint consult_tone unique using index consult_tone_once',
  'alter table consult alter column tone set default 1, alter tone set statistics 500',
  `insert into word (name) values ('x')`,
  `${outsideTransaction}\ncreate index concurrently if not exists consult_x on consult (x)`,
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
  'drop trigger consult_stays on consult',
  'drop index consult_x',
  'drop policy own on consult',
  'drop procedure p',
  'alter table consult drop constraint consult_tone',
  'alter table consult alter column tone drop not null',
  'alter table consult add constraint consult_tone check (tone <> 0) not valid',
  'alter table consult add foreign key (tone) references tone (id) not valid',
  `${outsideTransaction}\ncreate unique index concurrently if not exists consult_x on consult (x)`,
  'create trigger consult_stays before update on consult for each row execute function refuse_change()',
  'create constraint trigger t after insert on consult deferrable for each row execute function f()',
  'create or replace function f() returns int language sql as $$ select 1 $$',
  'create or replace view v as select 1',
  'alter table consult enable row level security',
  'alter table consult disable trigger consult_stays',
  'alter domain tone add check (value > 0)',
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
  'alter table consult add foreign key (tone) references tone (id)',
  'alter table consult add check (tone > 0)',
  'merge into consult using word on true when matched then delete',
  'alter table consult attach partition leaf for values in (1)',
  'create table consult_2027 partition of consult for values in (2027)',
  'alter table consult add column n int default (random() * 10)::int',
  'alter table consult add column n int default f(1)',
  'alter table consult add column n int generated always as identity',
  'alter table consult add column tone_id text default 1 references tone',
])('locks: %s', sql => {
  expect(kinds(sql)).toContain('locks')
})

test.each([
  'create extension pg_trgm',
  'alter table consult replica identity full',
  'alter system set work_mem = 1',
  'select f(1)',
  'alter publication p add table consult',
])('must say why, for no rule knows it: %s', sql => {
  expect(hazardsOf({ sql }).map(({ why }) => why)).toEqual([
    'no rule knows what this does to the version before, and to those who work',
  ])
  expect(hazardousMigrations([named('202701010101-odd', `-- safe: tried\n${sql}`)])).toEqual([])
})

test('what was committed before these rules is looked at by those of then', () => {
  const sql = 'alter table consult drop constraint consult_tone'
  expect(hazardousMigrations([named('202611270101-tone', sql)])).toEqual([])
  expect(keepsBefore(named('202611270101-tone', sql))).toBe(true)
  expect(hazardousMigrations([named('202611290001-tone', sql)])).toHaveLength(1)
})

test('our own migrations pass', async () => {
  expect(hazardousMigrations(await readMigrations())).toEqual([])
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
