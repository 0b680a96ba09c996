-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table prescription_review (
  review_id bigint generated always as identity constraint prescription_review_pk primary key,
  prescription_id text not null constraint prescription_review_prescription_fk references prescription,
  staff_id text not null constraint prescription_review_staff_fk references staff,
  outcome text not null constraint prescription_review_outcome_known check (outcome in ('approved', 'returned', 'stopped')),
  looked text[] not null,
  warnings jsonb not null constraint prescription_review_warnings_are_listed check (jsonb_typeof(warnings) = 'array'),
  knowledge text not null,
  at timestamptz not null
);
comment on table prescription_review is 'What a pharmacist saw when he decided: never changed.';
comment on column prescription_review.outcome is 'stopped: he wanted to approve, and something forbids it that did not when it was signed.';
comment on column prescription_review.looked is 'What he ticked as looked at (contract: renewal/prescription-check.ts looks).';
comment on column prescription_review.warnings is 'Every warning that was shown, signed or new: [{key, kind, level, isOverridable, sentence, source, reason, isNew, isSeen}].';
comment on column prescription_review.knowledge is 'The table of knowledge that it was checked by.';
create index prescription_review_prescription on prescription_review (prescription_id);
comment on index prescription_review_prescription is 'What did the pharmacist see of this prescription?';
create trigger prescription_review_append_only before update or delete or truncate on prescription_review
  for each statement execute function refuse_change();
