-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table examination_line (
  hos_id text constraint examination_line_pk primary key constraint examination_line_hospital_fk references hospital,
  cursor text not null default '',
  asked_at timestamptz,
  listed_at timestamptz,
  trouble text not null default ''
);
comment on table examination_line is 'The line to a hospital''s order system: how far its happenings are carried out, and when its times were listed last.';

create table examination_file (
  hos_id text not null constraint examination_file_hospital_fk references hospital,
  record_number text not null,
  fetched_at timestamptz not null,
  constraint examination_file_pk primary key (hos_id, record_number)
);
comment on table examination_file is 'Files whose orders were fetched once; what comes later is told by the line.';

create table examination_slot (
  slot_id text constraint examination_slot_pk primary key,
  hos_id text not null constraint examination_slot_hospital_fk references hospital,
  slot_code text not null,
  resource_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places_left int,
  pending int not null default 0 constraint examination_slot_pending_known check (pending >= 0),
  version bigint not null,
  constraint examination_slot_once unique (hos_id, slot_code)
);
comment on column examination_slot.places_left is 'As the hospital says; null: opening hours, nobody counts.';
comment on column examination_slot.pending is 'Places taken here that the hospital has not confirmed yet.';
comment on constraint examination_slot_once on examination_slot is 'Which of ours is this time of the hospital''s?';
create index examination_slot_resource on examination_slot (hos_id, resource_code, starts_at);
comment on index examination_slot_resource is 'The times of a room.';
create index examination_slot_old on examination_slot (starts_at);
comment on index examination_slot_old is 'What is past and goes.';

create table examination (
  examination_id text constraint examination_pk primary key default uuidv7()::text,
  hos_id text not null constraint examination_hospital_fk references hospital,
  order_no text not null,
  record_number text not null,
  item_code text not null,
  item_name text not null,
  kind text not null constraint examination_kind_known check (
    kind in ('blood', 'ecg', 'ultrasound', 'xray', 'ct', 'mri', 'barium', 'endoscopy', 'function')
  ),
  dept_name text not null,
  place text not null,
  building text not null,
  resource_code text not null,
  minutes int not null constraint examination_minutes_known check (minutes between 1 and 480),
  needs_appointment boolean not null,
  needs_fasting boolean not null,
  contrast text not null constraint examination_contrast_known check (contrast in ('none', 'iodine', 'gadolinium', 'barium')),
  is_sedated boolean not null,
  preparation text not null default '',
  ordered_at timestamptz not null,
  valid_until timestamptz not null,
  status text not null constraint examination_status_known check (
    status in ('to_book', 'booking', 'booked', 'changing', 'missed', 'signed_in', 'in_progress', 'done', 'reported', 'cancelled', 'expired')
  ),
  attempt int not null default 0,
  slot_id text,
  wanted_slot_id text,
  booked_by text constraint examination_booked_by_fk references account,
  asked_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  reason text not null default '',
  due_at timestamptz,
  due_event text,
  due_status text,
  constraint examination_once unique (hos_id, order_no)
);
comment on table examination is 'An order of the hospital''s for one of its files. Whoever has bound the file sees it (hospital_account).';
comment on column examination.attempt is 'Counts the appointments that were asked for: the hospital knows each by its own number.';
comment on column examination.wanted_slot_id is 'What the hospital is being asked for.';
comment on constraint examination_once on examination is 'Which of ours is this order of the hospital''s?';
create index examination_record on examination (hos_id, record_number, ordered_at desc);
comment on index examination_record is 'The examinations of a file, for the list of mine.';
create index examination_queue_desk on examination (status, ordered_at);
comment on index examination_queue_desk is 'The lists at the desk.';
create index examination_booked_by on examination (booked_by);
comment on index examination_booked_by is 'For the foreign key: what has this account booked?';
create index examination_due on examination (due_at) where due_at is not null;
comment on index examination_due is 'What does the clock have to move?';

create table examination_move (
  move_id bigint generated always as identity constraint examination_move_pk primary key,
  examination_id text not null constraint examination_move_examination_fk references examination,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index examination_move_examination on examination_move (examination_id, move_id);
comment on index examination_move_examination is 'How did this examination come to its state?';
create trigger examination_move_append_only before update or delete or truncate on examination_move
  for each statement execute function refuse_change();

create table examination_reminder (
  examination_id text not null constraint examination_reminder_examination_fk references examination,
  step text not null,
  for_at timestamptz not null,
  due_at timestamptz,
  by_at timestamptz not null,
  outcome text constraint examination_reminder_outcome_known check (outcome in ('sent', 'dropped')),
  settled_at timestamptz,
  constraint examination_reminder_pk primary key (examination_id, step, for_at)
);
comment on table examination_reminder is 'What is told of the preparation, each once. for_at: the time of the examination that it belongs to.';
comment on column examination_reminder.by_at is 'From then on it is of no use any more.';
create index examination_reminder_due on examination_reminder (due_at) where due_at is not null;
comment on index examination_reminder_due is 'What is to be told now?';

create table examination_queue (
  queue_id text constraint examination_queue_pk primary key,
  hos_id text not null constraint examination_queue_hospital_fk references hospital,
  queue_code text not null,
  queue_name text not null,
  dept_name text not null,
  room text not null,
  constraint examination_queue_once unique (hos_id, queue_code)
);

create table examination_queue_entry (
  entry_id text constraint examination_queue_entry_pk primary key default uuidv7()::text,
  queue_id text not null constraint examination_queue_entry_queue_fk references examination_queue,
  on_day date not null,
  number int not null constraint examination_queue_entry_number_known check (number > 0),
  examination_id text constraint examination_queue_entry_examination_fk references examination,
  status text not null constraint examination_queue_entry_status_known check (status in ('waiting', 'called', 'missed', 'done')),
  joined_at timestamptz not null,
  called_at timestamptz,
  changed_at timestamptz not null,
  leave_minutes int not null default 20 constraint examination_queue_entry_leave_known check (leave_minutes between 0 and 120),
  leave_told_at timestamptz,
  constraint examination_queue_entry_once unique (queue_id, on_day, number)
);
comment on column examination_queue_entry.examination_id is 'null: somebody who is none of ours; his number alone is kept, for the order of the line.';
comment on constraint examination_queue_entry_once on examination_queue_entry is 'Who has this number today?';
create index examination_queue_entry_examination on examination_queue_entry (examination_id) where examination_id is not null;
comment on index examination_queue_entry_examination is 'Where does this examination wait?';
create index examination_queue_entry_called on examination_queue_entry (queue_id, called_at) where called_at is not null;
comment on index examination_queue_entry_called is 'The calls of the last hours.';

create table orderable_item (
  item_id text constraint orderable_item_pk primary key,
  hos_id text not null constraint orderable_item_hospital_fk references hospital,
  item_code text not null,
  item_name text not null,
  group_name text not null,
  price_cents int not null constraint orderable_item_price_known check (price_cents > 0),
  place text not null,
  is_offered boolean not null default true,
  constraint orderable_item_once unique (hos_id, item_code)
);
comment on table orderable_item is 'What a patient may order for himself, as the hospital listed it last.';

create table item_order (
  item_order_id text constraint item_order_pk primary key default uuidv7()::text,
  serial_number text not null constraint item_order_serial_once unique,
  account_id text not null constraint item_order_account_fk references account,
  person_id text not null constraint item_order_person_fk references person,
  person_name text not null,
  hos_id text not null constraint item_order_hospital_fk references hospital,
  record_number text not null,
  items jsonb not null,
  item_key text not null,
  place text not null,
  total_cents int not null constraint item_order_total_known check (total_cents > 0),
  survey_id text not null,
  code text not null default '',
  reason text not null default '',
  status text not null constraint item_order_status_known check (
    status in ('to_pay', 'paid', 'ready', 'done', 'cancelled', 'expired', 'refunded')
  ),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  valid_until timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table item_order is 'What a patient orders for himself; items: names and prices as they were.';
comment on column item_order.survey_id is 'The epidemiological questionnaire that it was opened with.';
create unique index item_order_open_once on item_order (person_id, account_id, hos_id, item_key) where status in ('to_pay', 'paid', 'ready');
comment on index item_order_open_once is 'One open order of a person for the same item.';
create index item_order_account on item_order (account_id, created_at desc);
comment on index item_order_account is 'The list of mine.';
create index item_order_person on item_order (person_id);
comment on index item_order_person is 'The orders of a person.';
create index item_order_due on item_order (due_at) where due_at is not null;
comment on index item_order_due is 'What does the clock have to move?';

create sequence item_order_serial start 100001;

create table item_order_move (
  move_id bigint generated always as identity constraint item_order_move_pk primary key,
  item_order_id text not null constraint item_order_move_order_fk references item_order,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index item_order_move_order on item_order_move (item_order_id, move_id);
comment on index item_order_move_order is 'How did this order come to its state?';
create trigger item_order_move_append_only before update or delete or truncate on item_order_move
  for each statement execute function refuse_change();
