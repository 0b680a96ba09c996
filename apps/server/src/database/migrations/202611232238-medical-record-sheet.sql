-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table medical_record_sheet (
  message_id text constraint medical_record_sheet_pk primary key
    constraint medical_record_sheet_message_fk references consult_message (message_id),
  consult_id text not null constraint medical_record_sheet_consult_fk references consult (consult_id),
  record_no text not null constraint medical_record_sheet_record_no_once unique,
  doc_id text not null constraint medical_record_sheet_doctor_fk references doctor (doc_id),
  doctor_staff_id text not null constraint medical_record_sheet_staff_fk references staff (staff_id),
  weight_kg text not null,
  allergies text not null,
  content_hash text not null,
  written_at timestamptz not null,
  pdf_due_at timestamptz,
  pdf_atta_id text constraint medical_record_sheet_pdf_fk references attachment (atta_id),
  signatures jsonb not null default '[]'
);
comment on table medical_record_sheet is 'The signed PDF of a medical record that was written in a consult, and what of the patient was known when it was written.';
comment on column medical_record_sheet.weight_kg is 'As the patient told it last; empty where he did not.';
comment on column medical_record_sheet.allergies is 'In words; empty where nobody has asked.';
comment on column medical_record_sheet.content_hash is 'SHA-256 of what the doctor has written.';
comment on column medical_record_sheet.pdf_due_at is 'When the clock asks once more for its signed PDF; null when it is there.';
comment on column medical_record_sheet.signatures is '[{ name, serial, stampedAt }]: by whose certificates the PDF is signed, in their order, and when an authority has stamped each.';
create index medical_record_sheet_consult on medical_record_sheet (consult_id);
comment on index medical_record_sheet_consult is 'For the foreign key: the sheets of a consult.';
create index medical_record_sheet_doctor on medical_record_sheet (doc_id);
comment on index medical_record_sheet_doctor is 'For the foreign key: the sheets of a doctor.';
create index medical_record_sheet_staff on medical_record_sheet (doctor_staff_id);
comment on index medical_record_sheet_staff is 'For the foreign key: what has this member of staff written?';
create index medical_record_sheet_pdf on medical_record_sheet (pdf_atta_id);
comment on index medical_record_sheet_pdf is 'For the foreign key: whose sheet is this file?';
create index medical_record_sheet_pdf_due on medical_record_sheet (pdf_due_at) where pdf_due_at is not null;
comment on index medical_record_sheet_pdf_due is 'Which records have no PDF yet?';
create trigger medical_record_sheet_kept before delete on medical_record_sheet for each row execute function refuse_early_delete('written_at', '15');
create trigger medical_record_sheet_not_truncated before truncate on medical_record_sheet execute function refuse_truncate();
