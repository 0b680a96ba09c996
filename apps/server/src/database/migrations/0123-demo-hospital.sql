-- The demo hospital's own books: a house of its own, reached only through the hospital port. Used in sandbox mode only.

create schema if not exists demo_hospital;
grant usage on schema demo_hospital to public;

create table demo_hospital.patient (
  hos_id text not null,
  record_number text not null,
  id_card text not null constraint patient_id_card_whole check (length(id_card) = 18),
  name text not null,
  mobile text not null default '',
  address text not null default '',
  height_cm numeric(4, 1),
  weight_kg numeric(4, 1),
  systolic int,
  diastolic int,
  work_code text not null default '',
  insurance text not null default '',
  created_at timestamptz not null,
  constraint patient_pk primary key (hos_id, record_number),
  constraint patient_once unique (hos_id, id_card)
);
comment on table demo_hospital.patient is 'The patient index (病案首页). Every hospital of the demo keeps its own.';
comment on column demo_hospital.patient.insurance is '医保类型, e.g. 市医保; empty: pays himself.';
comment on constraint patient_once on demo_hospital.patient is 'Who has this ID number at this hospital? One file each.';

create sequence demo_hospital.record_number start 260001;

create table demo_hospital.visit_card (
  hos_id text not null,
  card_number text not null,
  record_number text not null,
  insurance text not null,
  issued_at timestamptz not null,
  constraint visit_card_pk primary key (hos_id, card_number),
  constraint visit_card_patient_fk foreign key (hos_id, record_number) references demo_hospital.patient on delete cascade
);
comment on table demo_hospital.visit_card is '就诊卡: what a patient shows at the window; one file may have several.';
create index visit_card_patient on demo_hospital.visit_card (hos_id, record_number, issued_at);
comment on index demo_hospital.visit_card_patient is 'Which cards has this patient?';

create table demo_hospital.line (
  one boolean constraint line_pk primary key default true constraint line_one_row check (one),
  is_cut boolean not null default false
);
comment on table demo_hospital.line is 'Whether the line to the hospital is cut: for trying out what then happens.';
insert into demo_hospital.line default values;

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
