create table account (
  account_id text constraint account_pk primary key default uuidv7()::text,
  mobile_sealed bytea not null,
  mobile_hash bytea not null constraint account_mobile_key unique,
  name text not null default '',
  id_card_sealed bytea,
  id_card_hash bytea,
  gender text constraint account_gender_known check (gender in ('M', 'F')),
  birth_on date,
  marital_status text not null default 'unknown'
    constraint account_marital_known check (marital_status in ('unmarried', 'married', 'divorced', 'widowed', 'unknown')),
  area_code text,
  area_name text,
  avatar_atta_id text,
  password_hash text,
  is_realname boolean not null default false,
  created_at timestamptz not null
);
comment on column account.mobile_hash is 'Keyed hash of the mobile, for look-up; the number itself lies sealed beside it.';
create unique index account_id_card on account (id_card_hash) where id_card_hash is not null;
comment on index account_id_card is 'Is this ID number bound to an account already (01020701)?';

create table captcha (
  cid text constraint captcha_pk primary key,
  purpose text not null,
  mobile_hash bytea not null,
  mobile_sealed bytea not null,
  code_hash bytea not null,
  tries int not null default 0 constraint captcha_five_tries check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_mobile on captcha (mobile_hash, created_at desc);
comment on index captcha_mobile is 'How many were sent to this mobile in 60 seconds and in a day?';

create table consent (
  consent_id text constraint consent_pk primary key default uuidv7()::text,
  account_id text not null constraint consent_account_fk references account,
  module text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consent_standing on consent (account_id, module, version) where withdrawn_at is null;
comment on index consent_standing is 'Does the account stand by this text in this version?';

create table login_failure (
  key text constraint login_failure_pk primary key,
  failures int not null,
  locked_until timestamptz
);
comment on table login_failure is 'Wrong passwords in a row per keyed hash of mobile or staff account name.';

create table staff (
  staff_id text constraint staff_pk primary key default uuidv7()::text,
  login text not null constraint staff_login_key unique,
  password_hash text not null,
  name text not null,
  role text not null constraint staff_role_known check (role in ('doctor', 'nurse', 'pharmacist', 'operator', 'admin')),
  doc_id text,
  is_active boolean not null default true,
  created_at timestamptz not null
);
