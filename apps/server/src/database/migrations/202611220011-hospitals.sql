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

create function departments_with(words text) returns table (gb_dept_code text, closeness real)
language sql stable strict parallel safe rows 10
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
comment on function departments_with is 'Departments by characters, pinyin or initials; a greater closeness is nearer. (select …): worked out once, not for every row.';

create function find_departments(words text) returns table (gb_dept_code text, closeness real)
language sql stable parallel safe
begin atomic
  select found.gb_dept_code, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral departments_with(asked.word) as found
  group by found.gb_dept_code;
end;
comment on function find_departments is 'Departments by characters, pinyin or initials; a greater closeness is nearer.';
