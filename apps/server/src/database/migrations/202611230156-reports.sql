-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 报告: the hospital's, kept here for the people whose files are bound.
create table hospital_report (
  report_id text constraint hospital_report_pk primary key default uuidv7()::text,
  hos_id text not null constraint hospital_report_hospital_fk references hospital,
  report_code text not null,
  record_number text not null,
  version bigint not null,
  kind text not null,
  report_name text not null,
  state text not null
    constraint hospital_report_state_known check (state in ('registered', 'preliminary', 'final', 'amended', 'cancelled')),
  department_name text not null default '',
  dated_at timestamptz not null,
  issued_at timestamptz,
  has_pictures boolean not null default false,
  has_pdf boolean not null default false,
  fee_cents int not null default 0 constraint hospital_report_fee_known check (fee_cents >= 0),
  arrived_at timestamptz not null,
  held_until timestamptz,
  opened_at timestamptz,
  opened_by text constraint hospital_report_opened_by_fk references staff,
  told_version bigint,
  constraint hospital_report_once unique (hos_id, report_code)
);
comment on table hospital_report is 'A report as the hospital has it now; each version that was issued stands in report_version.';
comment on column hospital_report.dated_at is 'Issued, else taken, else ordered, else arrived: the day under which it is listed.';
comment on column hospital_report.held_until is 'The doctor speaks first: until then the patient sees that it is there, and nothing of it. opened_at: a doctor has spoken.';
comment on column hospital_report.told_version is 'The version of which the patient has been told; null: of none.';
comment on constraint hospital_report_once on hospital_report is 'Do we have this report? Which version of it?';
create index hospital_report_file on hospital_report (hos_id, record_number, dated_at desc);
comment on index hospital_report_file is 'Which reports stand in this file, newest first?';
create index hospital_report_to_tell on hospital_report (held_until) where told_version is null or told_version < version;
comment on index hospital_report_to_tell is 'Of which reports does a patient not know yet, and which were held until now?';

create table report_version (
  report_id text not null constraint report_version_fk references hospital_report,
  version bigint not null,
  record_number text not null,
  report_name text not null,
  state text not null,
  ordered_at timestamptz,
  taken_at timestamptz,
  issued_at timestamptz,
  department_name text not null,
  ordered_by text not null,
  reported_by text not null,
  checked_by text not null,
  content jsonb not null,
  arrived_at timestamptz not null,
  constraint report_version_pk primary key (report_id, version)
);
comment on table report_version is 'What the report said in each version. Never changed: an amended report stands beside what it amends.';
create trigger report_version_append_only before update or delete or truncate on report_version
  for each statement execute function refuse_change();

create table report_read (
  report_id text not null constraint report_read_fk references hospital_report,
  reader_kind text not null constraint report_read_kind_known check (reader_kind in ('account', 'staff')),
  reader_id text not null,
  version bigint not null,
  read_at timestamptz not null,
  constraint report_read_pk primary key (report_id, reader_kind, reader_id, version)
);
comment on table report_read is 'Who has read which version.';
comment on constraint report_read_pk on report_read is 'Has this reader read it? Who has read the old one?';

create table report_file (
  report_id text not null constraint report_file_fk references hospital_report,
  file_code text not null,
  kind text not null constraint report_file_kind_known check (kind in ('picture', 'pdf')),
  atta_id text constraint report_file_attachment_fk references attachment,
  trouble text not null default '',
  constraint report_file_pk primary key (report_id, file_code)
);
comment on table report_file is 'Pictures and PDFs of a report: fetched by a job, then an attachment that hangs on the report.';

-- A file that a hospital sent has no owner of ours: who may see its report may see it.
alter table attachment drop constraint attachment_has_one_owner;
alter table attachment add constraint attachment_has_one_owner check (num_nonnulls(owner_account_id, owner_staff_id) <= 1);

create table report_hold (
  hos_id text not null constraint report_hold_hospital_fk references hospital,
  kind text not null,
  days int not null constraint report_hold_days_known check (days between 1 and 30),
  changed_at timestamptz not null,
  changed_by text not null constraint report_hold_staff_fk references staff,
  constraint report_hold_pk primary key (hos_id, kind)
);
comment on table report_hold is 'Doctor first: reports of this kind open when a doctor has spoken, at the latest after so many days.';

create table report_arrival (
  hos_id text not null constraint report_arrival_hospital_fk references hospital,
  arrival_code text not null,
  fault text not null constraint report_arrival_fault_known check (fault in ('unreadable', 'unmatched')),
  reason text not null,
  record_number text not null default '',
  raw text not null default '',
  came_at timestamptz not null,
  settled_at timestamptz,
  settled_by text constraint report_arrival_staff_fk references staff,
  note text not null default '',
  constraint report_arrival_pk primary key (hos_id, arrival_code)
);
comment on table report_arrival is 'What came and became no report: it cannot be read, or nobody here has the file that it names. Of the latter nothing but its number is kept.';
create index report_arrival_open on report_arrival (came_at desc) where settled_at is null;
comment on index report_arrival_open is 'What came and has not been settled?';
create index report_arrival_file on report_arrival (hos_id, record_number) where settled_at is null and fault = 'unmatched';
comment on index report_arrival_file is 'What waited for the file that was bound just now?';

create table report_line (
  hos_id text constraint report_line_pk primary key constraint report_line_hospital_fk references hospital,
  cursor text not null default '',
  asked_at timestamptz,
  answered_at timestamptz,
  trouble text not null default ''
);
comment on table report_line is 'How far a hospital was asked for results, and why it did not answer.';

create table report_fetch (
  hos_id text not null,
  record_number text not null,
  asked_at timestamptz not null,
  done_at timestamptz,
  constraint report_fetch_pk primary key (hos_id, record_number)
);
comment on table report_fetch is 'For which bound files all reports were fetched once.';

create table report_order (
  order_id text constraint report_order_pk primary key default uuidv7()::text,
  report_id text not null constraint report_order_report_fk references hospital_report,
  account_id text not null constraint report_order_account_fk references account,
  person_id text not null constraint report_order_person_fk references person,
  amount_cents int not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint report_order_once unique (report_id, account_id)
);
comment on table report_order is 'A chargeable report that somebody pays for. Paid once, it opens for everybody who may see it.';

create table consult_report (
  consult_id text not null constraint consult_report_consult_fk references consult,
  report_id text not null constraint consult_report_report_fk references hospital_report,
  added_at timestamptz not null,
  constraint consult_report_pk primary key (consult_id, report_id)
);
comment on table consult_report is 'Reports that went along into a consult: who answers there sees them in full.';
create index consult_report_report on consult_report (report_id);
comment on index consult_report_report is 'Which consults is this report asked about in?';

-- The demo hospital's own books of results. Sandbox mode only.
create table demo_hospital.report (
  hos_id text not null,
  report_code text not null,
  version int not null,
  record_number text not null,
  content jsonb not null,
  arrival bigint generated always as identity constraint report_arrival_key unique,
  at timestamptz not null,
  constraint report_pk primary key (hos_id, report_code, version)
);
comment on table demo_hospital.report is 'Every version of a report as the demo hospital sends it; content is the port''s word, or something that cannot be read.';
create index report_record on demo_hospital.report (hos_id, record_number);
comment on index demo_hospital.report_record is 'Which reports has this patient?';
create table demo_hospital.report_file (
  hos_id text not null,
  file_code text not null,
  media_type text not null,
  bytes bytea not null,
  constraint report_file_pk primary key (hos_id, file_code)
);
grant select, insert, update, delete on demo_hospital.report, demo_hospital.report_file to public;
