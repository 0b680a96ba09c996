-- 健康档案: what an account tells of one of its people's health.
create table health_file (
  person_id text constraint health_file_pk primary key constraint health_file_person_fk references person,
  presenting_complaint text not null default '',
  past_history text not null default '',
  family_history text not null default '',
  allergy_history text not null default '',
  allergy_classes text[] not null default '{}',
  surgery_history text not null default '',
  trauma_history text not null default '',
  marriage_history text not null default '',
  menstrual_history text not null default '',
  other_history text not null default '',
  changed_at timestamptz not null,
  constraint health_file_allergy_known check (allergy_classes <@ array['penicillins', 'cephalosporins', 'sulfonamides', 'quinolones', 'macrolides', 'aminoglycosides', 'analgesics', 'anaesthetics', 'contrast', 'antitoxins',
    'tetracyclines', 'nitroimidazoles', 'azoles', 'aromatic_antiepileptics', 'opioids', 'acei', 'statins', 'ppis', 'corticosteroids', 'milk_protein'])
);
comment on column health_file.allergy_classes is 'Classes that a prescription can be held against; the words stand in allergy_history.';

create table treatment (
  treatment_id text constraint treatment_pk primary key default uuidv7()::text,
  person_id text not null constraint treatment_person_fk references person,
  account_id text not null constraint treatment_account_fk references account,
  content text not null,
  treated_at timestamptz not null,
  creator_name text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
comment on table treatment is '就诊记录. Its pictures hang on it by attachment_use (record_type treatment).';
create index treatment_person on treatment (person_id, treated_at desc, treatment_id desc) where removed_at is null;
comment on index treatment_person is 'What was found and done, newest visit first?';
create index treatment_removed on treatment (removed_at) where removed_at is not null;
comment on index treatment_removed is 'Which deleted records can nobody fetch back any more?';
