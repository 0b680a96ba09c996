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

create index session_device on session (account_id, device_id) where device_id is not null and account_id is not null;
comment on index session_device is 'Which sessions end with a device that is taken off?';
