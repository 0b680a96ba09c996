-- 登录账号: who logs in. What the account says of its owner (name, ID number, area) lies in his own person (0012).
create table account (
  account_id text constraint account_pk primary key default uuidv7()::text,
  mobile_sealed bytea not null,
  mobile_hash bytea not null constraint account_mobile_key unique,
  password_hash text,
  created_at timestamptz not null
);
comment on column account.mobile_hash is 'Keyed hash of the mobile, for look-up; the number itself lies sealed beside it.';
comment on constraint account_mobile_key on account is 'Which account does this mobile log in to?';

create table captcha (
  cid text constraint captcha_pk primary key,
  purpose text not null
    constraint captcha_purpose_known
      check (purpose in ('login', 'password', 'mobile', 'person', 'person_mobile', 'grant', 'bind', 'closing', 'archive')),
  mobile_hash bytea not null,
  mobile_sealed bytea not null,
  account_id text constraint captcha_account_fk references account,
  code_hash bytea not null,
  tries int not null default 0 constraint captcha_five_tries check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on column captcha.account_id is 'The account that asked, if one was logged in: nobody else can use it.';
comment on column captcha.code_hash is 'Keyed hash of cid and code.';
create index captcha_mobile on captcha (mobile_hash, created_at desc);
comment on index captcha_mobile is 'How many were sent to this mobile in 60 seconds and in a day?';
create index captcha_created on captcha (created_at);
comment on index captcha_created is 'Which captchas are older than the day that they count for?';

create table consent (
  consent_id text constraint consent_pk primary key default uuidv7()::text,
  account_id text not null constraint consent_account_fk references account,
  agreement text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
comment on column consent.agreement is 'Key of a standing text (content_text), or the name of a module.';
create unique index consent_standing on consent (account_id, agreement, version) where withdrawn_at is null;
comment on index consent_standing is 'Does the account stand by this text in this version?';

create table login_failure (
  key bytea constraint login_failure_pk primary key,
  failures int not null,
  locked_until timestamptz
);
comment on table login_failure is 'Wrong passwords in a row per keyed hash of a mobile or a staff login, known or not.';

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
comment on column staff.doc_id is 'The doctor whose queue this member of staff answers, if any.';
