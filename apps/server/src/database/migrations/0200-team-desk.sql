alter table team
  add column is_shown boolean not null default true,
  add constraint team_hidden_sells_nothing check (is_shown or not is_open);
comment on column team.is_shown is 'Patients find the team; what was ordered of a hidden one goes on.';

create index team_name on team (team_name, team_id);
comment on index team_name is 'Which teams are there, hidden ones included, by name?';

create or replace function find_teams(words text) returns table (team_id text, closeness real)
language sql stable parallel safe
begin atomic
  select team.team_id,
    (case when team.pinyin >= (select spelled(words)) and team.pinyin < (select spelled(words) || '~') then 1.5
          when team.initials >= (select spelled(words)) and team.initials < (select spelled(words) || '~') then 1 else 0 end
      + coalesce(ts_rank(team.search, (select bigram_query(words))), 0))::real
  from team
  where team.is_shown
    and (team.search @@ (select bigram_query(words))
      or team.pinyin >= (select spelled(words)) and team.pinyin < (select spelled(words) || '~')
      or team.initials >= (select spelled(words)) and team.initials < (select spelled(words) || '~'));
end;
