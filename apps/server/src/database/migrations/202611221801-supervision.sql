-- Reports to the supervision platform of the province (docs/product/law.md): what is to be reported, in order, and the daily comparison.
create table supervision_report (
  report_id text constraint supervision_report_pk primary key default uuidv7()::text,
  sequence bigint not null constraint supervision_report_sequence_once unique,
  kind text not null constraint supervision_report_kind_known check (
    kind in ('institution', 'staff', 'consult', 'prescription', 'review', 'complaint')),
  record_id text not null,
  version int not null constraint supervision_report_version_positive check (version > 0),
  state text not null default 'waiting' constraint supervision_report_state_known check (state in ('waiting', 'accepted', 'refused')),
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  reported_at timestamptz,
  digest text,
  receipt_no text not null default '',
  refused_because text not null default '',
  constraint supervision_report_once unique (kind, record_id, version),
  constraint supervision_report_sent_whole check (state = 'waiting' or (reported_at is not null and digest is not null))
);
comment on column supervision_report.sequence is 'Given under the lock of supervision_line: without a gap.';
comment on column supervision_report.digest is 'SHA-256 of the body that was last sent. The body itself is kept nowhere: it carries names and ID numbers.';
create index supervision_report_waiting on supervision_report (sequence) where state = 'waiting';
comment on index supervision_report_waiting is 'What is to be sent next?';
create index supervision_report_refused on supervision_report (sequence) where state = 'refused';
comment on index supervision_report_refused is 'What has the platform refused?';
create index supervision_report_reported on supervision_report (reported_at) where state = 'accepted';
comment on index supervision_report_reported is 'What was accepted on this day?';

create table supervision_line (
  only_one boolean constraint supervision_line_pk primary key default true constraint supervision_line_only_one check (only_one),
  last_sequence bigint not null default 0,
  gathered_until timestamptz,
  states_gathered_at timestamptz,
  sending_until timestamptz,
  next_try_at timestamptz,
  failures int not null default 0,
  trouble text not null default '',
  trouble_since timestamptz
);
comment on table supervision_line is 'The one line to the platform: how far records were gathered, who sends now, what is wrong with it.';
comment on column supervision_line.sending_until is 'A process sends until then at most; past it, it has died and another one may.';
insert into supervision_line default values;

create table supervision_check (
  on_day date constraint supervision_check_pk primary key,
  ours int not null default 0,
  theirs int not null default 0,
  asked_at timestamptz not null,
  checked_at timestamptz
);

create table supervision_difference (
  difference_id text constraint supervision_difference_pk primary key default uuidv7()::text,
  on_day date not null constraint supervision_difference_check_fk references supervision_check,
  kind text not null constraint supervision_difference_kind_known check (kind in ('missing_there', 'content_differs', 'unknown_here')),
  report_id text not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text constraint supervision_difference_staff_fk references staff,
  note text not null default '',
  constraint supervision_difference_closed_whole check (closed_by is null or closed_at is not null)
);
create unique index supervision_difference_open_once on supervision_difference (report_id, kind) where closed_at is null;
comment on index supervision_difference_open_once is 'Is this difference known already, and which ones are open?';
create index supervision_difference_day on supervision_difference (on_day desc, difference_id desc);
comment on index supervision_difference_day is 'What was found on this day?';

create index consult_reportable on consult (ended_at) where ended_at is not null and started_at is not null;
comment on index consult_reportable is 'Which consults have ended since?';
create index prescription_reportable on prescription (approved_at) where approved_at is not null;
comment on index prescription_reportable is 'Which prescriptions were approved since?';
create index review_reportable on review (created_at) where consult_id is not null;
comment on index review_reportable is 'Which reviews were written since?';
create index feedback_complaint on feedback (created_at) where kind = 'complaint';
comment on index feedback_complaint is 'Which complaints came in since?';
create index feedback_complaint_answered on feedback (answered_at) where kind = 'complaint' and answered_at is not null;
comment on index feedback_complaint_answered is 'Which complaints were answered since?';

-- The platform as the sandbox plays it.
create table sandbox.supervision_key (
  name text constraint supervision_key_pk primary key,
  private_key text not null,
  public_key text not null
);
comment on table sandbox.supervision_key is 'Ed25519, PEM: the hospital''s and the platform''s. Made at first start.';
create table sandbox.supervision_entry (
  report_id text constraint supervision_entry_pk primary key,
  institution text not null,
  sequence bigint not null,
  kind text not null,
  record_id text not null,
  version int not null,
  digest text not null,
  body jsonb not null,
  receipt_no text not null,
  occurred_at timestamptz not null,
  reported_at timestamptz not null,
  on_day date not null
);
create index supervision_entry_day on sandbox.supervision_entry (institution, on_day);
comment on index sandbox.supervision_entry_day is 'What was accepted of this institution on this day?';
create unlogged table sandbox.supervision_nonce (
  nonce text constraint supervision_nonce_pk primary key,
  at timestamptz not null
);
grant select, insert, update, delete on sandbox.supervision_key, sandbox.supervision_entry, sandbox.supervision_nonce to public;
