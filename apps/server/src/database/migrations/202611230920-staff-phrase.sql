create table staff_phrase (
  phrase_id text constraint staff_phrase_pk primary key default uuidv7()::text,
  staff_id text not null constraint staff_phrase_staff references staff,
  -- The author's department when it was last written: whom it is shared with.
  gb_dept_code text,
  text text not null constraint staff_phrase_length check (char_length(text) between 1 and 300),
  is_shared boolean not null default false,
  created_at timestamptz not null,
  constraint staff_phrase_shared check (not is_shared or gb_dept_code is not null)
);
-- One's own, and how many they are.
create index staff_phrase_own on staff_phrase (staff_id, phrase_id);
-- What a department shares.
create index staff_phrase_of_department on staff_phrase (gb_dept_code, phrase_id) where is_shared;
