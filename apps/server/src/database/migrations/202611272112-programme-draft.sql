-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table programme_draft (
  account_id text not null constraint programme_draft_account_fk references account on delete cascade,
  code text not null,
  edition int not null,
  -- Both as chosen so far; '' and null: nothing yet.
  offer_code text not null default '',
  person_id text constraint programme_draft_person_fk references person on delete cascade,
  answers jsonb not null constraint programme_draft_answers_are_named check (jsonb_typeof(answers) = 'object'),
  saved_at timestamptz not null,
  constraint programme_draft_pk primary key (account_id, code)
);
comment on table programme_draft is 'What somebody has filled in of an application and not sent: one of each programme, forgotten after ninety days.';
-- safe: the table is new, nobody writes there yet
create index programme_draft_person on programme_draft (person_id);
-- safe: the table is new, nobody writes there yet
create index programme_draft_old on programme_draft (saved_at);
comment on index programme_draft_old is 'What nobody has gone on with for ninety days?';
