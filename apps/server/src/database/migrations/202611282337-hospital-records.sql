-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Signed records and prescriptions that go to the hospital's own record system (docs/decisions/0262).
create table hospital_record (
  document_id text constraint hospital_record_pk primary key default uuidv7()::text,
  kind text not null constraint hospital_record_kind_known check (kind in ('consult_record', 'prescription')),
  record_id text not null,
  hos_id text not null constraint hospital_record_hospital_fk references hospital,
  state text not null default 'waiting' constraint hospital_record_state_known check (state in ('waiting', 'accepted', 'refused')),
  signed_at timestamptz not null,
  due_at timestamptz not null,
  tries int not null default 0,
  accepted_at timestamptz,
  their_id text not null default '',
  reason text not null default '',
  constraint hospital_record_once unique (kind, record_id),
  constraint hospital_record_accepted_whole check ((state = 'accepted') = (accepted_at is not null))
);
comment on table hospital_record is 'A signed sheet and its way into the record system of its hospital. What it says is kept where it was written.';
comment on column hospital_record.record_id is 'consult_record: the message; prescription: the prescription.';
comment on column hospital_record.due_at is 'While it waits: when it is tried next.';
comment on column hospital_record.their_id is 'How the record system calls it.';
comment on column hospital_record.reason is 'Why it was refused, or what was met at the last try.';
create index hospital_record_due on hospital_record (due_at) where state = 'waiting';
comment on index hospital_record_due is 'What is to be handed in next?';
create index hospital_record_newest on hospital_record (signed_at desc, document_id desc);
comment on index hospital_record_newest is 'What was signed last?';
create index hospital_record_refused on hospital_record (signed_at) where state = 'refused';
comment on index hospital_record_refused is 'What was not taken?';
create index hospital_record_hospital on hospital_record (hos_id);
comment on index hospital_record_hospital is 'For the foreign key: what goes to this hospital?';

create table hospital_record_line (
  only_one boolean constraint hospital_record_line_pk primary key default true constraint hospital_record_line_only_one check (only_one),
  gathered_until timestamptz
);
comment on table hospital_record_line is 'Up to when signed sheets were looked for.';
insert into hospital_record_line default values;

-- A record system as the sandbox plays it.
create table sandbox.hospital_document (
  their_id text constraint hospital_document_pk primary key,
  hos_id text not null,
  identifier text not null,
  record_number text not null,
  body jsonb not null,
  at timestamptz not null,
  constraint hospital_document_once unique (hos_id, identifier)
);
