-- An application can be handed to a team as to a doctor: each of its members answers it.
alter table programme_application add column team_id text constraint programme_application_team_fk references team;
alter table programme_application add constraint programme_application_one_hand check (doc_id is null or team_id is null) not valid;
alter table programme_application validate constraint programme_application_one_hand;
create index programme_application_team on programme_application (team_id, status) where team_id is not null;
comment on index programme_application_team is 'Which applications has this team to answer?';
