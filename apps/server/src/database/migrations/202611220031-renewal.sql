-- 药品目录: what can be prescribed here. The demo's list is replaced by the hospital's own.
create table drug (
  drug_id text constraint drug_pk primary key,
  drug_name text not null,
  form text not null,
  specification text not null,
  manufacturer text not null,
  atc text not null default '',
  ingredients text[] not null,
  classes text[] not null default '{}',
  control text not null default ''
    constraint drug_control_known check (control in ('', 'narcotic', 'psychotropic_1', 'psychotropic_2')),
  pregnancy text not null default '' constraint drug_pregnancy_known check (pregnancy in ('', 'care', 'never')),
  liver text not null default '' constraint drug_liver_known check (liver in ('', 'care', 'never')),
  kidney text not null default '' constraint drug_kidney_known check (kidney in ('', 'care', 'never')),
  min_age int not null default 0 constraint drug_age_not_negative check (min_age >= 0),
  price_cents bigint not null constraint drug_price_not_negative check (price_cents >= 0),
  dose text not null default '',
  frequency text not null default '',
  route text not null default '',
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  position int not null default 0,
  is_on_sale boolean not null default true,
  search tsvector not null generated always as (
    setweight(bigrams(drug_name), 'A') || setweight(bigrams(ingredients), 'B')
  ) stored,
  constraint drug_has_ingredient check (cardinality(ingredients) > 0)
);
comment on column drug.classes is 'Pharmacological classes that interactions and allergies are held against (contract: renewal/interactions.ts).';
comment on column drug.min_age is 'Youngest age in full years; 0: any.';
create index drug_listed on drug (position, drug_id) where is_on_sale;
comment on index drug_listed is 'Which drugs are there, in the order of the list?';
create index drug_search on drug using gin (search);
comment on index drug_search is 'Which drugs have these characters in their name or ingredients?';
create index drug_pinyin on drug (pinyin);
comment on index drug_pinyin is 'Whose name begins with this pinyin?';
create index drug_initials on drug (initials);
comment on index drug_initials is 'Whose name begins with these initials?';

create table renewal (
  consult_id text constraint renewal_pk primary key constraint renewal_consult_fk references consult,
  account_id text not null constraint renewal_account_fk references account,
  person_id text not null constraint renewal_person_fk references person,
  doc_id text not null constraint renewal_doctor_fk references doctor,
  status text not null constraint renewal_status_known check (
    status in ('applied', 'reviewing', 'returned', 'unpaid', 'paid', 'sent', 'ready', 'finished', 'refused', 'cancelled', 'expired', 'refund_due', 'refunded')),
  weight_kg text not null,
  liver text not null constraint renewal_liver_known check (liver in ('normal', 'abnormal', 'unknown')),
  kidney text not null constraint renewal_kidney_known check (kidney in ('normal', 'abnormal', 'unknown')),
  fertility text not null constraint renewal_fertility_known check (fertility in ('none', 'planning', 'pregnant', 'breastfeeding')),
  allergies text[] not null default '{}',
  allergy_note text not null default '',
  guardian_present boolean not null default false,
  note text not null default '',
  wants text not null constraint renewal_wants_known check (wants in ('delivery', 'pickup')),
  delivery_sealed bytea,
  asked jsonb not null,
  warnings jsonb not null default '[]',
  prescription_id text,
  override_reason text not null default '',
  return_reason text not null default '',
  end_reason text not null default '',
  drug_cents bigint not null default 0 constraint renewal_drugs_not_negative check (drug_cents >= 0),
  delivery_cents bigint not null default 0 constraint renewal_delivery_not_negative check (delivery_cents >= 0),
  order_id text constraint renewal_order_once unique,
  serial_number text,
  carrier text not null default '',
  tracking_no text not null default '',
  created_at timestamptz not null,
  prescribed_at timestamptz,
  returned_at timestamptz,
  approved_at timestamptz,
  paid_at timestamptz,
  handed_at timestamptz,
  ended_at timestamptz,
  due_event text,
  due_status text,
  due_at timestamptz,
  constraint renewal_delivery_has_address check ((wants = 'delivery') = (delivery_sealed is not null)),
  constraint renewal_due_whole check ((due_event is null) = (due_at is null) and (due_status is null) = (due_at is null))
);
comment on column renewal.asked is 'What the patient asks for: [{drugId, drugName, …, packs}] as on that day.';
comment on column renewal.warnings is 'What spoke against it when it was asked for; the staff''s pages compute anew.';
comment on column renewal.due_at is 'When the clock moves it to due_status by due_event, as the contract''s state table says.';
create index renewal_account on renewal (account_id, created_at desc);
comment on index renewal_account is 'Which renewals has the account, newest first?';
create index renewal_doctor on renewal (doc_id, status, created_at);
comment on index renewal_doctor is 'What waits in the doctor''s queue?';
create index renewal_pharmacy on renewal (status, created_at);
comment on index renewal_pharmacy is 'What waits in the pharmacists'' queue?';
create index renewal_due on renewal (due_at) where due_at is not null;
comment on index renewal_due is 'Which renewals does the clock have to move?';

create table renewal_move (
  move_id bigint generated always as identity constraint renewal_move_pk primary key,
  consult_id text not null constraint renewal_move_renewal_fk references renewal,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index renewal_move_renewal on renewal_move (consult_id, move_id);
comment on index renewal_move_renewal is 'How did this renewal come to its state?';
create trigger renewal_move_append_only before update or delete or truncate on renewal_move
  for each statement execute function refuse_change();

create table prescription (
  prescription_id text constraint prescription_pk primary key default uuidv7()::text,
  prescription_no text not null constraint prescription_no_once unique,
  consult_id text not null constraint prescription_renewal_fk references renewal,
  account_id text not null constraint prescription_account_fk references account,
  person_id text not null constraint prescription_person_fk references person,
  doc_id text not null constraint prescription_doctor_fk references doctor,
  doctor_staff_id text not null constraint prescription_doctor_staff_fk references staff,
  pharmacist_staff_id text constraint prescription_pharmacist_fk references staff,
  person_name text not null,
  gender text not null default '',
  age int,
  diagnosis text not null,
  opinion text not null,
  lines jsonb not null,
  content_hash text not null,
  prescribed_at timestamptz not null,
  approved_at timestamptz,
  paid_at timestamptz,
  uses_end_at timestamptz,
  pdf_due_at timestamptz,
  pdf_atta_id text constraint prescription_pdf_fk references attachment,
  reminder_times text[] not null default '{}',
  remind_at timestamptz,
  constraint prescription_two_persons check (pharmacist_staff_id is null or pharmacist_staff_id <> doctor_staff_id),
  constraint prescription_approved_whole check ((pharmacist_staff_id is null) = (approved_at is null))
);
comment on column prescription.content_hash is 'SHA-256 of what the doctor has signed; the pharmacist approves the same, and it stands on the PDF.';
comment on column prescription.uses_end_at is 'When the medicine is used up, counted from the payment.';
comment on column prescription.pdf_due_at is 'When the clock asks once more for its signed PDF; null when it is there, or not approved yet.';
comment on column prescription.remind_at is 'When the clock puts the next reminder into the box.';
create index prescription_account on prescription (account_id, approved_at desc) where approved_at is not null;
comment on index prescription_account is 'Which approved prescriptions has the account, newest first?';
create index prescription_person on prescription (person_id, approved_at desc) where approved_at is not null;
comment on index prescription_person is 'What was this person prescribed, newest first?';
create index prescription_consult on prescription (consult_id, prescribed_at desc);
comment on index prescription_consult is 'Which prescriptions belong to this renewal, the newest first?';
create index prescription_pdf_due on prescription (pdf_due_at) where pdf_due_at is not null;
comment on index prescription_pdf_due is 'Which approved prescriptions have no PDF yet?';
create index prescription_reminder on prescription (remind_at) where remind_at is not null;
comment on index prescription_reminder is 'Who is to be reminded of his medicine now?';
alter table renewal add constraint renewal_prescription_fk foreign key (prescription_id) references prescription;
