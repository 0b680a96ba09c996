-- Free clinics: between two instants some doctors and teams may be asked for the clinic's own price.
create table free_clinic (
  free_clinic_id text constraint free_clinic_pk primary key default uuidv7()::text,
  title text not null,
  kind text not null constraint free_clinic_kind_known check (kind in ('general', 'fever')),
  notice text not null default '',
  is_on boolean not null default true,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  price_cents bigint not null constraint free_clinic_price_not_negative check (price_cents >= 0),
  reply_limit int not null constraint free_clinic_replies_positive check (reply_limit > 0),
  day_quota int not null constraint free_clinic_quota_positive check (day_quota > 0),
  badge_is_shown boolean not null default false,
  created_at timestamptz not null,
  constraint free_clinic_opens_before_it_closes check (opens_at < closes_at)
);
comment on column free_clinic.is_on is 'Switched on by the office; open when it is on and now lies between opens_at and closes_at.';
comment on column free_clinic.day_quota is 'How many consults each of its doctors and teams takes a day (Asia/Shanghai).';
comment on column free_clinic.badge_is_shown is 'Whether its doctors wear the badge 义诊中 on their cards (doctor.free_clinic_is_on): what the clock has carried out.';
create index free_clinic_open on free_clinic (kind, closes_at);
comment on index free_clinic_open is 'Which clinic of this kind is open, or opens next?';

create table free_clinic_answerer (
  free_clinic_id text not null constraint free_clinic_answerer_fk references free_clinic on delete cascade,
  doc_id text constraint free_clinic_answerer_doctor_fk references doctor,
  team_id text constraint free_clinic_answerer_team_fk references team,
  position int not null default 0,
  constraint free_clinic_answerer_is_one check ((doc_id is null) <> (team_id is null))
);
create unique index free_clinic_answerer_doctor on free_clinic_answerer (free_clinic_id, doc_id) where doc_id is not null;
comment on index free_clinic_answerer_doctor is 'Does this doctor take part?';
create unique index free_clinic_answerer_team on free_clinic_answerer (free_clinic_id, team_id) where team_id is not null;
comment on index free_clinic_answerer_team is 'Does this team take part?';
create index free_clinic_answerer_where on free_clinic_answerer (doc_id) where doc_id is not null;
comment on index free_clinic_answerer_where is 'In which clinics is this doctor?';
