-- What can be had of sessions, and who and what is found by words.

create type slot_state as enum ('none', 'stopped', 'full', 'upcoming', 'drawing', 'bookable');
comment on type slot_state is 'In this order: of several the greatest is the best.';

create function slot_state_of(is_stopped boolean, release_at timestamptz, opens_at timestamptz, has_free boolean, at timestamptz) returns slot_state
language sql immutable parallel safe
return case
  when is_stopped then 'stopped'::slot_state
  when release_at > at then 'upcoming'::slot_state
  when opens_at > at then 'drawing'::slot_state
  when has_free then 'bookable'::slot_state
  else 'full'::slot_state
end;
comment on function slot_state_of is 'The state of a session, or of one of its numbers: slotStateOf of contract booking/slot.states.ts.';

create function find_clinic_departments(words text) returns table (dept_id text, closeness real)
language sql stable parallel safe
begin atomic
  select clinic_department.dept_id,
    (case when clinic_department.pinyin >= (select spelled(words)) and clinic_department.pinyin < (select spelled(words) || '~') then 1.5
          when clinic_department.initials >= (select spelled(words)) and clinic_department.initials < (select spelled(words) || '~') then 1 else 0 end
      + coalesce(ts_rank(clinic_department.search, (select bigram_query(words))), 0))::real
  from clinic_department
  where clinic_department.is_active and (
    clinic_department.search @@ (select bigram_query(words))
    or clinic_department.pinyin >= (select spelled(words)) and clinic_department.pinyin < (select spelled(words) || '~')
    or clinic_department.initials >= (select spelled(words)) and clinic_department.initials < (select spelled(words) || '~')
    or clinic_department.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words))))
  );
end;
comment on function find_clinic_departments is 'Departments to book by characters, pinyin, initials or a name of their kind of department (牙科); a greater closeness is nearer.';

create function find_clinic_doctors(words text) returns table (clinic_doctor_id text, closeness real)
language sql stable parallel safe
begin atomic
  select clinic_doctor.clinic_doctor_id,
    (case when clinic_doctor.pinyin = (select spelled(words)) then 2
          when clinic_doctor.pinyin >= (select spelled(words)) and clinic_doctor.pinyin < (select spelled(words) || '~') then 1.5
          when clinic_doctor.initials = (select spelled(words)) then 1.25
          when clinic_doctor.initials >= (select spelled(words)) and clinic_doctor.initials < (select spelled(words) || '~') then 1 else 0 end
      + case when clinic_doctor.dept_id = any (array(select found.dept_id from find_clinic_departments(words) as found)) then 0.3 else 0 end
      + coalesce(ts_rank(clinic_doctor.search, (select bigram_query(words))), 0))::real
  from clinic_doctor
  where clinic_doctor.is_active and (
    clinic_doctor.search @@ (select bigram_query(words))
    or clinic_doctor.pinyin >= (select spelled(words)) and clinic_doctor.pinyin < (select spelled(words) || '~')
    or clinic_doctor.initials >= (select spelled(words)) and clinic_doctor.initials < (select spelled(words) || '~')
    or clinic_doctor.dept_id = any (array(select found.dept_id from find_clinic_departments(words) as found))
  );
end;
comment on function find_clinic_doctors is 'Who holds clinics, by characters, pinyin, initials or a department''s name; a greater closeness is nearer.';

create index clinic_department_pinyin on clinic_department (pinyin);
comment on index clinic_department_pinyin is 'Which departments'' names begin with this pinyin?';
create index clinic_department_initials on clinic_department (initials);
comment on index clinic_department_initials is 'Which departments'' names begin with these initials?';
create index clinic_department_gb on clinic_department (gb_dept_code) where gb_dept_code is not null;
comment on index clinic_department_gb is 'Which departments to book are of this kind?';
create index clinic_department_below on clinic_department (parent_id) where parent_id is not null;
comment on index clinic_department_below is 'Which departments stand below this one?';
