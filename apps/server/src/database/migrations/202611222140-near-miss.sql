-- Something that almost went wrong, told by the staff without blame (docs/hazards.md, docs/decisions/0119).
create table near_miss (
  near_miss_id text constraint near_miss_pk primary key default uuidv7()::text,
  reported_by text constraint near_miss_reporter_fk references staff,
  occurred_on text not null,
  place text not null,
  what text not null,
  prevented text not null default '',
  state text not null default 'open' constraint near_miss_state_known check (state in ('open', 'closed')),
  reported_at timestamptz not null,
  closed_by text constraint near_miss_closer_fk references staff,
  closed_at timestamptz,
  note text not null default '',
  constraint near_miss_closed check ((state = 'closed') = (closed_at is not null and closed_by is not null))
);
comment on column near_miss.reported_by is 'Null: without a name. Nothing else says who it was.';
comment on column near_miss.occurred_on is 'YYYY-MM-DD, Asia/Shanghai.';
create index near_miss_newest on near_miss (state, reported_at desc);
comment on index near_miss_newest is 'What has nobody looked into, and what was looked into, newest first?';
