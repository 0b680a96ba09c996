-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table prescription add column facts jsonb not null default '{}';
comment on column prescription.facts is 'What the doctor found out for the checks when he signed: {creatinine, hasContraception, isAllergySettled}.';
alter table prescription add column weight_kg text not null default '';
comment on column prescription.weight_kg is 'Kilograms, as the patient told them.';
alter table prescription add column allergies text not null default '';
comment on column prescription.allergies is 'Allergies in words, as they stood when it was signed.';

create table prescription_warning (
  warning_id bigint generated always as identity constraint prescription_warning_pk primary key,
  prescription_id text not null constraint prescription_warning_prescription_fk references prescription,
  warning_key text not null,
  kind text not null,
  level text not null constraint prescription_warning_level_known check (level in ('stop', 'warn', 'inform')),
  drug_ids text[] not null,
  sentence text not null,
  source text not null,
  reason text not null default '',
  staff_id text not null constraint prescription_warning_staff_fk references staff,
  knowledge text not null,
  at timestamptz not null,
  constraint prescription_warning_has_reason check (level <> 'warn' or reason <> '')
);
comment on table prescription_warning is 'What the checks said when a prescription was signed, and why the doctor signed it nevertheless.';
comment on column prescription_warning.knowledge is 'Name and version of the table of knowledge that said so.';
create index prescription_warning_prescription on prescription_warning (prescription_id, warning_id);
comment on index prescription_warning_prescription is 'What was said of this prescription?';
create trigger prescription_warning_append_only before update or delete or truncate on prescription_warning
  for each statement execute function refuse_change();
