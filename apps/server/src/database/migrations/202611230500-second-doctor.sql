-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table prescription
  add column second_staff_id text constraint prescription_second_staff_fk references staff,
  add column second_at timestamptz,
  add column second_agrees boolean,
  add column second_reason text not null default '',
  add constraint prescription_second_whole check (
    (second_staff_id is null) = (second_at is null) and (second_staff_id is null) = (second_agrees is null)
    and (second_staff_id is null) = (second_reason = '')),
  add constraint prescription_second_is_another check (second_staff_id <> doctor_staff_id and second_staff_id <> pharmacist_staff_id);
comment on column prescription.second_staff_id is 'The doctor who was asked where a stop may be overridden by a second one, and has answered.';

alter table prescription_warning add column is_overridable boolean not null default false;
comment on column prescription_warning.is_overridable is 'A stop that was signed for a second doctor to decide.';
alter table prescription_warning add constraint prescription_warning_stop_is_decided
  check (level <> 'stop' or (is_overridable and reason <> ''));
create index prescription_warning_at on prescription_warning (at desc, warning_id desc);
comment on index prescription_warning_at is 'What was said lately, of all prescriptions?';

create table prescription_stop (
  stop_id bigint generated always as identity constraint prescription_stop_pk primary key,
  consult_id text not null constraint prescription_stop_renewal_fk references renewal,
  kind text not null,
  drug_ids text[] not null,
  sentence text not null,
  source text not null,
  staff_id text not null constraint prescription_stop_staff_fk references staff,
  knowledge text not null,
  at timestamptz not null
);
comment on table prescription_stop is 'What kept a doctor from signing: each stop of each attempt.';
create index prescription_stop_at on prescription_stop (at desc, stop_id desc);
comment on index prescription_stop_at is 'What was stopped lately?';
create index prescription_stop_renewal on prescription_stop (consult_id);
comment on index prescription_stop_renewal is 'What was stopped of this renewal?';
create trigger prescription_stop_append_only before update or delete or truncate on prescription_stop
  for each statement execute function refuse_change();

alter table renewal drop constraint renewal_status_known;
alter table renewal add constraint renewal_status_known check (
  status in ('applied', 'seconding', 'reviewing', 'returned', 'unpaid', 'paid', 'sent', 'ready', 'finished', 'refused', 'cancelled', 'expired', 'refund_due', 'refunded'));
create index renewal_second on renewal (created_at) where status = 'seconding';
comment on index renewal_second is 'Which prescriptions wait for a second doctor?';
