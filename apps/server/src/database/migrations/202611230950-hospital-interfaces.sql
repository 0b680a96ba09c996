-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 接口消息: what hospitals send by HL7 v2, kept before it is acknowledged.
create table interface_message (
  message_id text constraint interface_message_pk primary key default uuidv7()::text,
  position bigint generated always as identity,
  hos_id text not null,
  digest bytea not null,
  control_id text not null,
  kind text not null,
  sent_from text not null,
  body_sealed bytea not null,
  came_at timestamptz not null,
  read_at timestamptz,
  fault text not null default '',
  settled_at timestamptz,
  settled_by text constraint interface_message_staff_fk references staff,
  note text not null default '',
  constraint interface_message_once unique (hos_id, digest)
);
comment on table interface_message is 'A message of a hospital as it came, sealed. Waits until it is read; with a fault it stays until somebody has read it again or set it aside.';
comment on column interface_message.digest is 'Keyed hash of its bytes: the same message comes again when its acknowledgement was lost.';
comment on constraint interface_message_once on interface_message is 'Did we keep this message already?';
create index interface_message_waiting on interface_message (hos_id, position) where read_at is null and fault = '';
comment on index interface_message_waiting is 'Which messages of this hospital are to be read, in the order in which they came?';
create index interface_message_fault on interface_message (came_at desc) where fault <> '';
comment on index interface_message_fault is 'Which messages could not be read, newest first?';
create index interface_message_came on interface_message (hos_id, came_at desc);
comment on index interface_message_came is 'When did this hospital last send something? What is old enough to be forgotten?';

create table interface_fact (
  fact_id bigint generated always as identity constraint interface_fact_pk primary key,
  hos_id text not null,
  about text not null,
  code text not null,
  version bigint not null,
  record_number text not null default '',
  digest bytea not null,
  body_sealed bytea not null,
  came_at timestamptz not null,
  constraint interface_fact_once unique (hos_id, about, code, version)
);
comment on table interface_fact is 'What the messages say: each thing (a report, an order, an appointment, a charge, an event of a stay) in each of its versions, sealed. The ports answer from here.';
comment on column interface_fact.fact_id is 'Grows with each commit of one hospital, because one message of it is read at a time: the ports hand it out as their cursor.';
comment on constraint interface_fact_once on interface_fact is 'What is said of this thing, in which version?';
create index interface_fact_since on interface_fact (hos_id, about, fact_id);
comment on index interface_fact_since is 'What was said of such things since the cursor?';
create index interface_fact_file on interface_fact (hos_id, record_number, about);
comment on index interface_fact_file is 'What was said of this file?';
