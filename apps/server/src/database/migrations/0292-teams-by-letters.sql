-- Letters are read as the words that they stand for (0151) in teams, too; hidden ones are found by nobody (0200).
create or replace function teams_with(words text) returns table (team_id text, closeness real)
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
create or replace function find_teams(words text) returns table (team_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.team_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral teams_with(asked.word) as found
  group by found.team_id;
end;
