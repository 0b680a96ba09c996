-- Closing an account: asked for, carried out after a waiting time, undone until then (docs/decisions/0022).
alter table account
  add column closing_asked_at timestamptz,
  add column closing_due_at timestamptz,
  add column closed_at timestamptz,
  add constraint account_closing_whole check ((closing_asked_at is null) = (closing_due_at is null)),
  add constraint account_closed_is_over check (closed_at is null or closing_due_at is null);
comment on column account.closed_at is 'The mobile, the password and the devices are gone; the people and their records stay for as long as the law wants them.';
create index account_closing_due on account (closing_due_at) where closing_due_at is not null;
comment on index account_closing_due is 'Which accounts are to be closed by now?';

create index consent_account on consent (account_id, given_at desc);
comment on index consent_account is 'What has this account agreed to?';
