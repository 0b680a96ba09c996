create table team (
  team_id text constraint team_pk primary key default uuidv7()::text,
  team_name text not null,
  hos_id text not null constraint team_hospital_fk references hospital,
  gb_dept_code text not null constraint team_department_fk references department,
  dept_name text not null default '',
  skill text not null default '',
  resume text not null default '',
  tags text[] not null default '{}',
  avatar text not null,
  ad_picture text not null default '',
  ad_url text not null default '',
  show_adm boolean not null default true,
  price_cents bigint not null constraint team_price_not_negative check (price_cents >= 0),
  reply_limit int not null default 20 constraint team_reply_limit_not_negative check (reply_limit >= 0),
  is_open boolean not null default true,
  score_sum bigint not null default 0,
  score_count int not null default 0,
  served_count int not null default 0 constraint team_served_not_negative check (served_count >= 0),
  recommend_position int not null default 1000,
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  created_at timestamptz not null,
  score double precision not null generated always as (
    case when score_count = 0 then 0 else round(score_sum * 10.0 / score_count) / 10 end
  ) stored,
  search tsvector not null generated always as (
    setweight(bigrams(team_name), 'A') || setweight(bigrams(dept_name), 'B') || setweight(bigrams(tags), 'B')
      || setweight(bigrams(skill), 'C') || setweight(bigrams(resume), 'D')
  ) stored,
  is_shown boolean not null default true,
  constraint team_score_within_ten check (score_sum between 0 and score_count * 10::bigint),
  constraint team_hidden_sells_nothing check (is_shown or not is_open)
);
comment on column team.avatar is 'Name of a public picture.';
comment on column team.show_adm is 'The chief wears the badge 首席.';
comment on column team.price_cents is 'What a team consult (TEAMPIC) costs; is_open: whether one can be asked for now.';
comment on column team.score is 'Mean of the reviews, 0 to 10 with one decimal; 0 while there is none.';
comment on column team.is_shown is 'Patients find the team; what was ordered of a hidden one goes on.';
create index team_search on team using gin (search);
comment on index team_search is 'Which teams have these characters in name, clinic, tags, skill or resume?';
create index team_recommended on team (recommend_position, team_id);
comment on index team_recommended is 'Which teams are recommended first?';
create index team_department on team (gb_dept_code, recommend_position);
comment on index team_department is 'Which teams has this department?';
create index team_hospital on team (hos_id, recommend_position);
comment on index team_hospital is 'Which teams has this hospital?';
create index team_name on team (team_name, team_id);
comment on index team_name is 'Which teams are there, hidden ones included, by name?';

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
  price_cents bigint not null default 0 constraint team_service_price_not_negative check (price_cents >= 0),
  length_of_time int not null default 0,
  length_unit text not null default 'DAY' constraint team_service_unit_known check (length_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  is_open boolean not null default true,
  position int not null default 0,
  daily_reply_limit int not null default 5 constraint team_service_reply_limit_positive check (daily_reply_limit > 0)
);
comment on column team_service.serve_icon is 'Name of a line icon of the patient app.';
create index team_service_team on team_service (team_id, position);
comment on index team_service_team is 'What does this team offer?';

create table team_follow (
  account_id text not null,
  team_id text not null constraint team_follow_fk references team,
  follow_id text not null default uuidv7()::text constraint team_follow_id_key unique,
  created_at timestamptz not null,
  constraint team_follow_pk primary key (account_id, team_id)
);
create index team_follow_newest on team_follow (account_id, created_at desc);
comment on index team_follow_newest is 'Which teams does the account follow, the latest first?';
create index team_follow_team on team_follow (team_id);
comment on index team_follow_team is 'How many follow this team?';

-- Strict functions keep their own plan; spread out into another query they would ask for every row anew. Hidden teams are found by nobody.
create function teams_with(words text) returns table (team_id text, closeness real)
language sql stable strict parallel safe rows 10
begin atomic
  select team.team_id,
    (case when team.pinyin >= (select spelled(words)) and team.pinyin < (select spelled(words) || '~') then 1.5
          when team.initials >= (select spelled(words)) and team.initials < (select spelled(words) || '~') then 1 else 0 end
      + coalesce(ts_rank(team.search, (select bigram_query(words))), 0))::real
  from team
  where team.is_shown and (
    team.search @@ (select bigram_query(words))
    or team.pinyin >= (select spelled(words)) and team.pinyin < (select spelled(words) || '~')
    or team.initials >= (select spelled(words)) and team.initials < (select spelled(words) || '~')
  );
end;
comment on function teams_with is 'Teams by characters, pinyin or initials; a greater closeness is nearer.';

create function find_teams(words text) returns table (team_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.team_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral teams_with(asked.word) as found
  group by found.team_id;
end;
comment on function find_teams is 'Teams by characters, pinyin or initials; a greater closeness is nearer.';
