-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- What a draw leaves over is given out in rounds, and later turns wait for the last one (docs/decisions/0267). The version before
-- knows none of these columns: a draw that it has drawn has no round_at, and ends with its first round; one that is between two
-- rounds lies in state drawn without due_at, where the version before does not look for work.
alter table draw
  add column round int not null default 0,
  add column round_at timestamptz,
  add column last_round_at timestamptz;
comment on column draw.round is 'Which round is given out at round_at: 0 is the draw itself.';
comment on column draw.round_at is 'Until then requests are taken for it. Null: it is not drawn yet, or was drawn by the version before.';
comment on column draw.last_round_at is 'When later turns get what is left; afterwards it is for everybody. Fixed when it is drawn.';
-- safe: as many rows as sessions were drawn, some thousands.
create index draw_round on draw (round_at) where state = 'drawn';
comment on index draw_round is 'Of which draws is a round due?';

alter table draw_entry
  add column asked_round int,
  add column round int,
  add column later_told_at timestamptz;
comment on column draw_entry.asked_round is 'The first round that it took part in; 0: it is in the list that was drawn from. Null beside a lot: 0.';
comment on column draw_entry.round is 'The round in which it got its place: the order is by round, turn and lot. Null beside a rank: 0.';
comment on column draw_entry.later_told_at is 'When he was told that he waits for the last round.';
comment on column draw_entry.turn is 'As it was in the round that gave it its place, and published: first those who have had none lately, within them by lot.';
comment on column draw_entry.rank is 'Over all rounds. Null beside a lot: it waits for the last one, or was left.';
-- safe: as many rows as people asked, no more than can be indexed in a second.
create index draw_entry_later_untold on draw_entry (session_id) where later_told_at is null and state = 'entered' and lot is not null and rank is null;
comment on index draw_entry_later_untold is 'Who has not been told yet that he waits for the last round?';
-- safe: as many rows as people asked, no more than can be indexed in a second.
create index draw_entry_undecided on draw_entry (real_person) where state = 'entered';
comment on index draw_entry_undecided is 'What does this person ask for now?';
