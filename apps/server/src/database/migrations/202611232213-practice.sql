-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table doctor_practice (
  doc_id text constraint doctor_practice_pk primary key constraint doctor_practice_doctor_fk references doctor,
  hours jsonb not null default '[]',
  daily_quota integer constraint doctor_practice_quota_is_some check (daily_quota between 1 and 500),
  auto_reply text not null default '',
  changed_by text constraint doctor_practice_staff_fk references staff,
  changed_at timestamptz not null
);
comment on table doctor_practice is 'What a doctor decides himself: when he answers, how many a day, and what they read at once.';
comment on column doctor_practice.hours is 'PracticeSlot[], Asia/Shanghai.';
comment on column doctor_practice.daily_quota is 'New questions by text and pictures a day; null: as many as ask.';

create table offer_bound (
  consult_type text constraint offer_bound_pk primary key,
  min_cents integer not null,
  max_cents integer not null,
  changed_by text constraint offer_bound_staff_fk references staff,
  changed_at timestamptz not null,
  constraint offer_bound_is_a_range check (min_cents >= 0 and max_cents >= min_cents)
);
comment on table offer_bound is 'Between what and what a doctor may set the price of a kind of consult himself.';

create index consult_asked_lately on consult (doc_id, created_at) where free_clinic_id is null and consult_type in ('DOCPIC', 'DRUGPIC');
comment on index consult_asked_lately is 'How many have asked this doctor today?';
