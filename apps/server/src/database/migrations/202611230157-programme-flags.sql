-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- What the answers of an application raised, and whether somebody of the staff has looked at what cannot wait.
alter table programme_application
  add column flags jsonb not null default '[]',
  add column flagged_at timestamptz,
  add column flag_seen_at timestamptz,
  add column flag_seen_by text constraint programme_application_seen_by_fk references staff,
  add column flag_note text not null default '',
  add constraint programme_application_seen_whole check ((flag_seen_at is null) = (flag_seen_by is null));
comment on column programme_application.flagged_at is 'Null: nothing was raised that the staff have to look at.';
create index programme_application_flagged on programme_application (flagged_at)
  where flagged_at is not null and flag_seen_at is null;
comment on index programme_application_flagged is 'What cannot wait stands on top of the desk.';
create index programme_application_seen_by on programme_application (flag_seen_by);
