-- How near a doctor is to the words: by where they stand, not by how often, so that equal matches are told apart by merit.
create or replace function doctors_with(words text) returns table (doc_id text, closeness real)
language sql stable strict parallel safe rows 40
begin atomic
  select doctor.doc_id,
    (case when doctor.pinyin = (select spelled(words)) then 2
          when doctor.pinyin >= (select spelled(words)) and doctor.pinyin < (select spelled(words) || '~') then 1.5
          when doctor.initials = (select spelled(words)) then 1.25
          when doctor.initials >= (select spelled(words)) and doctor.initials < (select spelled(words) || '~') then 1 else 0 end
      + case when doctor.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words)))) then 0.3 else 0 end
      -- Each more than next to nothing only where the words stand in such a part: resume, skill, tags or clinic, name.
      + case when ts_rank('{0,0,0,1}', doctor.search, (select bigram_query(words))) > 0.01 then 0.7
             when ts_rank('{0,0,1,1}', doctor.search, (select bigram_query(words))) > 0.01 then 0.35
             when ts_rank('{0,1,1,1}', doctor.search, (select bigram_query(words))) > 0.01 then 0.15
             when doctor.search @@ (select bigram_query(words)) then 0.05 else 0 end)::real
  from doctor
  where doctor.is_active and (
    doctor.search @@ (select bigram_query(words))
    or doctor.pinyin >= (select spelled(words)) and doctor.pinyin < (select spelled(words) || '~')
    or doctor.initials >= (select spelled(words)) and doctor.initials < (select spelled(words) || '~')
    or doctor.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words))))
  );
end;

create function doctor_praise(score_sum bigint, score_count int) returns double precision
language sql immutable strict parallel safe
begin atomic
  -- As if twenty more had given 8: one enthusiast does not outweigh a thousand who are content.
  select (score_sum + 160.0) / (score_count + 20);
end;
comment on function doctor_praise is 'How much a doctor is praised, 0 to 10, who has few reviews near the middle: orders equal matches of a search.';
