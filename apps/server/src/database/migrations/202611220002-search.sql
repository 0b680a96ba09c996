-- Search in Chinese texts: every two neighbouring characters are a word (docs/decisions/0005).
-- The functions have standard SQL bodies, so that a restored dump and a generated column find what they name.
create function search_runs(words text) returns table (run text, nth bigint)
language sql immutable strict parallel safe rows 8
begin atomic
  select run, nth
  from regexp_split_to_table(
    lower(normalize(words, nfkc)),
    '[\s!-/:-@\[-`{-~\u00B7\u2000-\u206F\u2500-\u25FF\u3000-\u303F]+'
  ) with ordinality as parted (run, nth)
  where run <> '';
end;
comment on function search_runs is 'The unbroken runs of a text, in small letters and half width; spaces and punctuation part them.';

create function bigrams(words text) returns tsvector
language sql immutable strict parallel safe
begin atomic
  select coalesce(string_agg(format('''%s'':%s', substr(run, at, 2), least(before + at, 16383)), ' '), '')::tsvector
  from (
    select run, sum(char_length(run)) over (order by nth) - char_length(run) as before
    from search_runs(words)
  ) as placed, generate_series(1, char_length(run)) as at;
end;
comment on function bigrams(text) is '糖尿病 becomes 糖尿, 尿病, 病, each with its place: the last character alone lets a single character be found.';

create function bigrams(words text[]) returns tsvector
language sql immutable strict parallel safe
begin atomic
  select bigrams(array_to_string(words, ' '));
end;

create function bigram_query(words text) returns tsquery
language sql immutable strict parallel safe
begin atomic
  select string_agg(
    case
      when char_length(run) = 1 then format('''%s'':*', run)
      else (
        select string_agg(format('''%s''', substr(run, at, 2)), ' <-> ' order by at)
        from generate_series(1, char_length(run) - 1) as at
      )
    end,
    ' & ' order by nth
  )::tsquery
  from search_runs(words);
end;
comment on function bigram_query is 'What to ask bigrams() for: every run of the search must occur in one piece. Null when nothing is asked.';

create function spelled(words text) returns text
language sql immutable strict parallel safe
begin atomic
  select case
    when words ~ '^[A-Za-zü'' ]*[A-Za-zü][A-Za-zü'' ]*$'
    then regexp_replace(replace(lower(words), 'ü', 'v'), '[^a-z]', '', 'g') collate "C"
  end;
end;
comment on function spelled is 'The search as the beginning of a pinyin or of its initials (Zhang Wei: zhangwei). Null when it is no pinyin.';

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
