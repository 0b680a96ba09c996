-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table medicine_taken (
  prescription_id text not null constraint medicine_taken_prescription_fk references prescription,
  on_day date not null,
  at_time text not null constraint medicine_taken_at_is_time check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  is_taken boolean not null,
  said_at timestamptz not null,
  constraint medicine_taken_pk primary key (prescription_id, on_day, at_time)
);
comment on table medicine_taken is 'What a patient says of a reminder: taken, or left out; the last word counts.';

create table own_medicine (
  own_medicine_id text constraint own_medicine_pk primary key default uuidv7()::text,
  account_id text not null constraint own_medicine_account_fk references account,
  person_id text not null constraint own_medicine_person_fk references person,
  drug_name text not null constraint own_medicine_named check (drug_name <> ''),
  dose text not null,
  frequency text not null,
  told_at timestamptz not null,
  stopped_at timestamptz
);
comment on table own_medicine is 'What somebody takes that was not prescribed here, in his own words.';
create index own_medicine_person on own_medicine (person_id, told_at) where stopped_at is null;
comment on index own_medicine_person is 'What else does he take now?';
