-- 登录账号: who logs in. What the account says of its owner (name, ID number, area) lies in his own person (people).
create table account (
  account_id text constraint account_pk primary key default uuidv7()::text,
  mobile_sealed bytea not null,
  mobile_hash bytea not null constraint account_mobile_key unique,
  password_hash text,
  created_at timestamptz not null,
  closing_asked_at timestamptz,
  closing_due_at timestamptz,
  closed_at timestamptz,
  constraint account_closing_whole check ((closing_asked_at is null) = (closing_due_at is null)),
  constraint account_closed_is_over check (closed_at is null or closing_due_at is null)
);
comment on column account.mobile_hash is 'Keyed hash of the mobile, for look-up; the number itself lies sealed beside it.';
comment on column account.closed_at is 'The mobile, the password and the devices are gone; the people and their records stay for as long as the law wants them.';
comment on constraint account_mobile_key on account is 'Which account does this mobile log in to?';
create index account_closing_due on account (closing_due_at) where closing_due_at is not null;
comment on index account_closing_due is 'Which accounts are to be closed by now?';

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
create index consent_account on consent (account_id, given_at desc);
comment on index consent_account is 'What has this account agreed to?';

create table login_failure (
  key bytea constraint login_failure_pk primary key,
  failures int not null,
  locked_until timestamptz
);
comment on table login_failure is 'Wrong passwords in a row per keyed hash of a mobile or a staff login, known or not.';

-- Devices that an account has logged in from: from another one a password alone does not let in (docs/decisions/0021).
create table trusted_device (
  trusted_device_id text constraint trusted_device_pk primary key default uuidv7()::text,
  account_id text not null constraint trusted_device_account_fk references account,
  device_id text not null,
  name text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  revoked_at timestamptz,
  constraint trusted_device_once unique (account_id, device_id)
);
comment on column trusted_device.device_id is 'The random name that the app has given its device, as it stands in every call (deviceLabel).';
comment on column trusted_device.name is 'What the patient knows it by: iPhone · 微信.';
comment on column trusted_device.revoked_at is 'Taken from the list; the row stays, so that the account goes on asking for a captcha.';
comment on constraint trusted_device_once on trusted_device is 'Is this device one of the account''s, and which are they?';
