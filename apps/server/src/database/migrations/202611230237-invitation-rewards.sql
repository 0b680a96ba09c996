-- A friend's reward is given once he is known to be a real person, and once for each.
alter table invitation add column look_at timestamptz;
alter table invitation add column person_hash bytea;
comment on column invitation.look_at is 'When to look next whether the friend has verified himself; null: it is settled.';
comment on column invitation.person_hash is 'Keyed hash of the friend''s ID number, for whom the reward was given.';
create index invitation_look on invitation (look_at) where look_at is not null;
comment on index invitation_look is 'Whose friend is to be looked at now?';
create unique index invitation_person on invitation (activity_id, person_hash) where person_hash is not null;
comment on index invitation_person is 'One real person is worth one reward, however many accounts he opens.';
