-- Who somebody is to the messaging app and to the payment app. The platform's own id (openid, user id) never leaves the server.
create table shell_user (
  shell text not null constraint shell_user_shell_known check (shell in ('messaging', 'payment')),
  platform_id text not null,
  account_id text not null constraint shell_user_account_fk references account on delete cascade,
  bound_at timestamptz not null,
  constraint shell_user_pk primary key (shell, platform_id),
  constraint shell_user_account_key unique (account_id, shell)
);
comment on table shell_user is 'Which account a user of a shell logs in to: one at most, and of each shell one user at most for an account.';
comment on constraint shell_user_account_key on shell_user is 'Which user of this shell is tied to the account?';

create table shell_ticket (
  token_hash bytea constraint shell_ticket_pk primary key,
  shell text not null constraint shell_ticket_shell_known check (shell in ('messaging', 'payment')),
  platform_id text not null,
  device_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table shell_ticket is 'What the way back from a shell''s platform gives to the page: half an hour, one use, one browser.';
comment on column shell_ticket.device_hash is 'SHA-256 of the name of the browser that asked, hex: a ticket that is slipped to somebody else is worth nothing.';
create index shell_ticket_expires on shell_ticket (expires_at);
comment on index shell_ticket_expires is 'Which tickets can housekeeping remove?';

create table session_shell_user (
  session_id text not null constraint session_shell_user_session_fk references session on delete cascade,
  shell text not null constraint session_shell_user_shell_known check (shell in ('messaging', 'payment')),
  platform_id text not null,
  constraint session_shell_user_pk primary key (session_id, shell)
);
comment on table session_shell_user is 'As whom a session is known to the app around it: who pays, and who is untied by logging out.';

create table platform_credential (
  name text constraint platform_credential_pk primary key,
  value_sealed bytea,
  good_until timestamptz,
  fetching_until timestamptz
);
comment on table platform_credential is 'Access tokens and page tickets of outside platforms: all processes use the same one, and one of them fetches it.';
comment on column platform_credential.fetching_until is 'Somebody fetches it; until then nobody else does.';
