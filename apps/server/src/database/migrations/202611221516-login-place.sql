-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table login_place (
  key bytea constraint login_place_pk primary key,
  seen_at timestamptz not null
);
comment on table login_place is 'Where a member of staff has logged in from: a keyed hash of login name and address or device. Strangers'' wrong passwords do not lock these out (docs/decisions/0106).';
create index login_place_age on login_place (seen_at);
comment on index login_place_age is 'Housekeeping: what has not been used for long is forgotten.';
