-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table triage_edition (
  edition int constraint triage_edition_pk primary key,
  change jsonb not null,
  note text not null,
  written_by text not null constraint triage_edition_written_by_fk references staff,
  published_by text not null constraint triage_edition_published_by_fk references staff,
  published_at timestamptz not null,
  constraint triage_edition_seen_by_two check (written_by <> published_by),
  constraint triage_edition_counts_from_one check (edition > 0)
);
comment on table triage_edition is 'Published changes of the tables and rules of emergencies; the highest holds. 0 is what the program brings.';

create table triage_draft (
  is_the_one boolean constraint triage_draft_pk primary key default true
    constraint triage_draft_is_one check (is_the_one),
  change jsonb not null,
  note text not null,
  status text not null default 'draft' constraint triage_draft_status_known check (status in ('draft', 'reviewing')),
  written_by text not null constraint triage_draft_written_by_fk references staff,
  written_at timestamptz not null
);
create index triage_draft_writer on triage_draft (written_by);
create index triage_edition_writer on triage_edition (written_by);
create index triage_edition_publisher on triage_edition (published_by);

create table triage_alarm (
  record_type text not null constraint triage_alarm_record_known check (record_type in ('consult', 'follow')),
  record_id text not null,
  flag text not null,
  edition int not null,
  fired_at timestamptz not null,
  verdict text constraint triage_alarm_verdict_known check (verdict in ('right', 'wrong')),
  judged_at timestamptz,
  constraint triage_alarm_pk primary key (record_type, record_id, flag),
  constraint triage_alarm_judged check ((verdict is null) = (judged_at is null))
);
comment on table triage_alarm is 'What fired, and what a doctor said of it. Holds neither words nor names: record_id is there so that his tap finds its row, and no service shows it.';
