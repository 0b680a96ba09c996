-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table lookup_key_step (
  step int constraint lookup_key_step_pk primary key constraint lookup_key_step_is_a_byte check (step between 0 and 255),
  key_id text not null,
  taken_at timestamptz not null default now()
);
comment on table lookup_key_step is 'The keys by which the look-up values were hashed, one after the other (docs/operations/keys.md): 0 is the first one.';
comment on column lookup_key_step.key_id is 'Names the key and tells nothing of it.';
