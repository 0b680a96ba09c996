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

-- 行政区划. Dissolved codes live on in ID numbers; here only those that are valid are offered.
create table area (
  area_code text constraint area_pk primary key constraint area_code_six_digits check (area_code ~ '^\d{6}$'),
  area_name text not null,
  parent_code text constraint area_parent_fk references area,
  level int not null constraint area_level_known check (level between 1 and 3),
  constraint area_top_has_no_parent check ((level = 1) = (parent_code is null))
);
comment on column area.level is '1 province, 2 city, 3 county or district.';
create index area_parent on area (parent_code, area_code);
comment on index area_parent is 'Which regions lie in this one?';

create table hospital (
  hos_id text constraint hospital_pk primary key default uuidv7()::text,
  hos_name text not null constraint hospital_name_key unique,
  short_name text not null default '',
  hos_level text not null default '',
  area_name text not null default '',
  address text not null default '',
  phone text not null default '',
  introduction text not null default '',
  show_status boolean not null default true,
  position int not null default 0
);
comment on column hospital.hos_level is 'e.g. 三级甲等.';
comment on column hospital.show_status is 'Offered as a filter of the doctor list.';

-- 院区
create table campus (
  campus_id text constraint campus_pk primary key default uuidv7()::text,
  hos_id text not null constraint campus_hospital_fk references hospital,
  campus_name text not null,
  address text not null default '',
  phone text not null default '',
  way_there text not null default '',
  position int not null default 0
);
comment on column campus.way_there is 'Underground, bus and parking, in words.';
create index campus_hospital on campus (hos_id, position);
comment on index campus_hospital is 'Which campuses has this hospital?';

-- 诊疗科目名录 (卫医发〔1994〕27号 with its amendments), two levels; '00' (all) is no row.
create table department (
  gb_dept_code text constraint department_pk primary key constraint department_code_form check (gb_dept_code ~ '^\d\d(\.\d\d)?$' and gb_dept_code <> '00'),
  gb_dept_name text not null,
  official_name text not null default '',
  other_names text[] not null default '{}',
  parent_code text constraint department_parent_fk references department,
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  hot_position int constraint department_hot_key unique,
  icon text not null default '',
  position int not null default 0,
  search tsvector not null generated always as (
    setweight(bigrams(gb_dept_name), 'A') || setweight(bigrams(other_names), 'A')
  ) stored
);
comment on column department.gb_dept_name is 'As people say it: 心血管内科.';
comment on column department.official_name is 'To the letter of the list: 心血管内科专业.';
comment on column department.other_names is 'What people also look for: 牙科, 三高, 看心脏.';
comment on column department.icon is 'Name of a public picture; empty: none.';
comment on column department.hot_position is 'Place in the grid of hot departments, of which at most ten are shown.';
create index department_parent on department (parent_code, position);
comment on index department_parent is 'Which sub-departments has this one, in order?';

create function find_departments(words text) returns table (gb_dept_code text, closeness real)
language sql stable parallel safe
begin atomic
  select department.gb_dept_code,
    (case when department.pinyin >= (select spelled(words)) and department.pinyin < (select spelled(words) || '~') then 1.5
          when department.initials >= (select spelled(words)) and department.initials < (select spelled(words) || '~') then 1 else 0 end
      + coalesce(ts_rank(department.search, (select bigram_query(words))), 0))::real
  from department
  where department.search @@ (select bigram_query(words))
    or department.pinyin >= (select spelled(words)) and department.pinyin < (select spelled(words) || '~')
    or department.initials >= (select spelled(words)) and department.initials < (select spelled(words) || '~');
end;
comment on function find_departments is 'Departments by characters, pinyin or initials; a greater closeness is nearer. (select …): worked out once, not for every row.';

create table dictionary (
  dictionary_id text constraint dictionary_pk primary key default uuidv7()::text,
  dic_name text not null,
  dic_value text not null,
  is_good boolean not null default true,
  position int not null default 0,
  constraint dictionary_once unique (dic_name, dic_value)
);
comment on column dictionary.is_good is 'For 评价: good tags are offered from a score of 6, the others below.';
create index dictionary_name on dictionary (dic_name, position);
comment on index dictionary_name is 'Which entries has this dictionary, in order?';

create table param (
  key text constraint param_pk primary key,
  value text not null,
  is_public boolean not null default false,
  note text not null default ''
);
comment on table param is 'Numbers, words and switches that the hospital may change. Only public ones are told to the app.';
