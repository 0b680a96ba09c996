-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table hospital_push_nonce (
  hos_id text not null,
  nonce text not null,
  until timestamptz not null,
  constraint hospital_push_nonce_pk primary key (hos_id, nonce)
);
-- Those that can come no more are taken out with the next push.
create index hospital_push_nonce_over on hospital_push_nonce (until);
