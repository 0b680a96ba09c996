create table hospital (
  hos_id text constraint hospital_pk primary key default uuidv7()::text,
  hos_name text not null,
  address text not null default '',
  phone text not null default '',
  introduction text not null default '',
  show_status boolean not null default true,
  position int not null default 0
);

create table campus (
  campus_id text constraint campus_pk primary key default uuidv7()::text,
  hos_id text not null constraint campus_hospital_fk references hospital,
  campus_name text not null,
  address text not null default '',
  position int not null default 0
);
create index campus_hospital on campus (hos_id, position);
comment on index campus_hospital is 'Which campuses has this hospital?';

-- The national list of clinical departments, two levels; '00' (all) is no row.
create table department (
  gb_dept_code text constraint department_pk primary key,
  gb_dept_name text not null,
  parent_code text constraint department_parent_fk references department,
  pinyin text not null default '',
  initials text not null default '',
  hot_position int,
  icon text not null default '',
  position int not null default 0
);
create index department_parent on department (parent_code, position);
comment on index department_parent is 'Which sub-departments has this one, in order?';
create index department_hot on department (hot_position) where hot_position is not null;
comment on index department_hot is 'Which departments stand in the hot grid?';

create table area (
  area_code text constraint area_pk primary key,
  area_name text not null,
  parent_code text constraint area_parent_fk references area,
  level int not null constraint area_level_known check (level between 1 and 3)
);
create index area_parent on area (parent_code, area_code);
comment on index area_parent is 'Which regions lie in this one?';

create table dictionary (
  dictionary_id text constraint dictionary_pk primary key default uuidv7()::text,
  dic_name text not null,
  dic_value text not null,
  -- For 评价: good tags are offered from a score of 6, the others below.
  is_good boolean not null default true,
  position int not null default 0,
  constraint dictionary_once unique (dic_name, dic_value)
);

create table param (
  key text constraint param_pk primary key,
  value text not null,
  is_public boolean not null default false
);

-- Text for search: every pair of neighbouring characters and every single one (docs/decisions/0005).
create function bigrams(words text) returns tsvector language sql immutable strict parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct part)), ''::tsvector)
  from (
    select substr(clean, n, 1) as part from (select regexp_replace(lower(words), '\s+', '', 'g') as clean) as c, generate_series(1, length(clean)) as n
    union
    select substr(clean, n, 2) from (select regexp_replace(lower(words), '\s+', '', 'g') as clean) as c, generate_series(1, length(clean) - 1) as n
  ) as parts where part <> ''
$$;

-- What is searched for: all its pairs, or its one character.
create function bigram_query(words text) returns tsquery language sql immutable strict parallel safe as $$
  select coalesce(string_agg(quote_literal(part), ' & ')::tsquery, ''::tsquery)
  from (
    select case when length(clean) = 1 then clean else substr(clean, n, 2) end as part
    from (select regexp_replace(lower(words), '[\s''\\]+', '', 'g') as clean) as c, generate_series(1, greatest(length(clean) - 1, 1)) as n
  ) as parts where part <> ''
$$;
