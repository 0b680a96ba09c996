-- The words that people look for, and how they are typed in letters: gxy, gaoxueya. Letters are read as these words, and the
-- words are looked for as if they had been typed: what is found is what doctors, teams, departments and texts say today.
create table search_word (
  word text constraint search_word_pk primary key,
  pinyin text collate "C" not null,
  initials text collate "C" not null
);
create index search_word_pinyin on search_word (pinyin);
comment on index search_word_pinyin is 'Which words begin with this pinyin?';
create index search_word_initials on search_word (initials);
comment on index search_word_initials is 'Which words begin with these initials?';

create function read_as(words text) returns table (word text, weight real)
language sql stable strict parallel safe rows 4
begin atomic
  select words, 1::real
  union all
  select near.word, 0.9::real
  from (
    select search_word.word
    from search_word
    where length((select spelled(words))) > 1 and search_word.word <> words and (
      search_word.pinyin >= (select spelled(words)) and search_word.pinyin < (select spelled(words) || '~')
      or search_word.initials >= (select spelled(words)) and search_word.initials < (select spelled(words) || '~')
    )
    order by (search_word.initials = (select spelled(words)) or search_word.pinyin = (select spelled(words))) desc,
      length(search_word.word), search_word.word
    limit 6
  ) as near;
end;
comment on function read_as is 'What was typed, and, when it is letters, the words that it may stand for (at most six).';

-- Strict functions keep their own plan; spread out into another query they would ask for every row anew.
alter function find_doctors(text) rename to doctors_with;
alter function doctors_with(text) strict rows 40;
create function find_doctors(words text) returns table (doc_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.doc_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral doctors_with(asked.word) as found
  group by found.doc_id;
end;
comment on function find_doctors is 'Active doctors by characters, pinyin or initials, theirs or those of an illness; a greater closeness is nearer.';

alter function find_departments(text) rename to departments_with;
alter function departments_with(text) strict rows 10;
create function find_departments(words text) returns table (gb_dept_code text, closeness real)
language sql stable parallel safe
begin atomic
  select found.gb_dept_code, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral departments_with(asked.word) as found
  group by found.gb_dept_code;
end;
comment on function find_departments is 'Departments by characters, pinyin or initials; a greater closeness is nearer.';

alter function find_teams(text) rename to teams_with;
alter function teams_with(text) strict rows 10;
create function find_teams(words text) returns table (team_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.team_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral teams_with(asked.word) as found
  group by found.team_id;
end;
comment on function find_teams is 'Teams by characters, pinyin or initials; a greater closeness is nearer.';

create function articles_with(words text) returns table (article_id text, closeness real)
language sql stable strict parallel safe rows 40
begin atomic
  select article.article_id,
    (coalesce(ts_rank(article.search, (select bigram_query(words))), 0)
      + case when position(lower(words) in lower(article.title)) > 0 then 1 else 0 end)::real
  from article
  where article.status = 'published' and (
    article.search @@ (select bigram_query(words))
    or article.body_search @@ (select replace(bigram_query(words)::text, '<->', '&')::tsquery)
  );
end;
comment on function articles_with is 'Published texts with these characters in title, tags, summary or body.';

create function find_articles(words text) returns table (article_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.article_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral articles_with(asked.word) as found
  group by found.article_id;
end;
comment on function find_articles is 'Published texts of all shelves by characters, or by the letters of a word; a greater closeness is nearer.';
