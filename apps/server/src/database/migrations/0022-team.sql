create table team (
  team_id text constraint team_pk primary key default uuidv7()::text,
  team_name text not null,
  hos_id text not null constraint team_hospital_fk references hospital,
  gb_dept_code text not null constraint team_department_fk references department,
  skill text not null default '',
  resume text not null default '',
  avatar text not null,
  show_adm boolean not null default true,
  price_cents bigint not null constraint team_price_not_negative check (price_cents >= 0),
  reply_limit int not null default 20,
  is_open boolean not null default true,
  score_sum bigint not null default 0,
  score_count int not null default 0,
  served_count int not null default 0,
  reply_seconds_sum bigint not null default 0,
  reply_count int not null default 0,
  recommend_position int not null default 1000,
  pinyin text not null default '',
  initials text not null default '',
  search tsvector not null default '',
  created_at timestamptz not null,
  score numeric(3, 1) generated always as (case when score_count = 0 then 0 else round(score_sum::numeric / score_count, 1) end) stored
);
create index team_search on team using gin (search);
comment on index team_search is 'Which teams have these characters in name, department or skill?';
create index team_recommended on team (recommend_position, team_id);
comment on index team_recommended is 'Which teams are recommended first?';

create table team_member (
  team_id text not null constraint team_member_team_fk references team,
  doc_id text not null constraint team_member_doctor_fk references doctor,
  mem_level text not null default 'MEM' constraint team_member_level_known check (mem_level in ('ADM', 'MEM')),
  position int not null default 0,
  constraint team_member_pk primary key (team_id, doc_id)
);
create index team_member_doctor on team_member (doc_id);
comment on index team_member_doctor is 'In which teams is this doctor?';
create unique index team_member_chief on team_member (team_id) where mem_level = 'ADM';
comment on index team_member_chief is 'Who leads the team? One.';

create table team_service (
  service_id text constraint team_service_pk primary key default uuidv7()::text,
  team_id text not null constraint team_service_fk references team,
  serve_name text not null,
  serve_icon text not null default '',
  serve_content text not null default '',
  price_cents bigint not null default 0,
  length_of_time int not null default 0,
  length_unit text not null default 'DAY',
  position int not null default 0
);
create index team_service_team on team_service (team_id, position);
comment on index team_service_team is 'What does this team offer?';

create table team_follow (
  account_id text not null,
  team_id text not null constraint team_follow_fk references team,
  created_at timestamptz not null,
  constraint team_follow_pk primary key (account_id, team_id)
);
