-- The line to each hospital: what was heard when, so that what is older never overwrites what is newer.
alter table clinic_number add column heard_at timestamptz;
comment on column clinic_number.heard_at is 'Of when the newest word of the hospital on this number is; what is older changes nothing.';

alter table hospital_cursor
  add column list_asked_at timestamptz,
  add column answered_at timestamptz,
  add column trouble text not null default '';
comment on column hospital_cursor.asked_at is 'When somebody last took it on himself to ask what happened.';
comment on column hospital_cursor.list_asked_at is 'When somebody last took it on himself to fetch everything.';
comment on column hospital_cursor.answered_at is 'When the hospital last answered; trouble: why it did not since.';
