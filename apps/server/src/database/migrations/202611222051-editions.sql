-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Versioned documents of any kind (questionnaires, programmes): content that the hospital's own people write.
create table edition (
  kind text not null,
  code text not null,
  edition int not null,
  document jsonb not null,
  note text not null,
  written_by text not null constraint edition_written_by_fk references staff,
  published_by text not null constraint edition_published_by_fk references staff,
  published_at timestamptz not null,
  constraint edition_pk primary key (kind, code, edition),
  constraint edition_seen_by_two check (written_by <> published_by),
  constraint edition_counts_from_one check (edition > 0),
  constraint edition_code_shape check (code ~ '^[a-z][a-z0-9-]{1,39}$')
);
comment on table edition is 'Published documents, never changed; the highest edition of a (kind, code) holds. 0 is what the program brings.';
create index edition_writer on edition (written_by);
create index edition_publisher on edition (published_by);

create table edition_draft (
  kind text not null,
  code text not null,
  document jsonb not null,
  note text not null,
  status text not null default 'draft' constraint edition_draft_status_known check (status in ('draft', 'reviewing')),
  written_by text not null constraint edition_draft_written_by_fk references staff,
  written_at timestamptz not null,
  constraint edition_draft_pk primary key (kind, code),
  constraint edition_draft_code_shape check (code ~ '^[a-z][a-z0-9-]{1,39}$')
);
comment on table edition_draft is 'What is being written: at most one draft of each document.';
create index edition_draft_writer on edition_draft (written_by);

create table edition_withdrawal (
  kind text not null,
  code text not null,
  edition int not null,
  withdrawn_by text not null constraint edition_withdrawal_by_fk references staff,
  withdrawn_at timestamptz not null,
  constraint edition_withdrawal_pk primary key (kind, code, edition)
);
comment on table edition_withdrawal is 'Editions that nobody begins anything by any more, 0 among them; a newer edition brings the code back.';
create index edition_withdrawal_who on edition_withdrawal (withdrawn_by);
