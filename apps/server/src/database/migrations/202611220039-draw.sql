-- 摇号放号: all requests of the first minutes are drawn by a seed that was committed to before and is published after.
create table draw (
  session_id text constraint draw_pk primary key constraint draw_session_fk references clinic_session,
  state text not null constraint draw_state_known check (state in ('announced', 'gathering', 'drawn', 'settled', 'called_off')),
  commitment text not null,
  seed_sealed bytea not null,
  seed text,
  entries_digest text,
  committed_at timestamptz not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  drawn_at timestamptz,
  settled_at timestamptz,
  due_at timestamptz,
  constraint draw_seed_after check ((seed is not null) = (drawn_at is not null)),
  constraint draw_seed_is_the_one check (seed is null or commitment = encode(sha256(decode(seed, 'hex')), 'hex'))
);
comment on column draw.commitment is 'SHA-256 of the seed, in hex: shown before the first request is taken.';
comment on column draw.seed is 'The 32 bytes in hex, from the draw on. Before it lies sealed in seed_sealed.';
comment on column draw.entries_digest is 'SHA-256 over all digests, sorted and joined by line ends: the list that was drawn from.';
create index draw_due on draw (due_at) where due_at is not null;
comment on index draw_due is 'Which draws shall the clock move?';

create table draw_entry (
  draw_entry_id text constraint draw_entry_pk primary key,
  session_id text not null constraint draw_entry_draw_fk references draw,
  account_id text not null constraint draw_entry_account_fk references account,
  person_id text not null constraint draw_entry_person_fk references person,
  real_person bytea not null,
  person_name text not null,
  digest text not null constraint draw_entry_digest_key unique,
  wants_wait boolean not null,
  state text not null constraint draw_entry_state_known check (state in ('entered', 'won', 'lost', 'passed', 'left')),
  lot text,
  rank int,
  reason text not null default '',
  booking_id text constraint draw_entry_booking_fk references booking,
  wait_id text constraint draw_entry_wait_fk references waitlist_entry,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint draw_entry_rank_key unique (session_id, rank),
  constraint draw_entry_is_the_persons check (draw_entry_id = encode(sha256(real_person || convert_to(session_id, 'UTF8')), 'hex')),
  constraint draw_entry_digest_is_its check (digest = encode(sha256(convert_to(draw_entry_id, 'UTF8')), 'hex'))
);
comment on column draw_entry.draw_entry_id is 'SHA-256 of real_person and session_id: one for a person and session, however many accounts, and nobody can choose it. Known to its account alone.';
comment on column draw_entry.digest is 'SHA-256 of draw_entry_id, in hex: what stands in the published list.';
comment on column draw_entry.lot is 'SHA-256 of the 32 bytes of the seed followed by the 32 bytes of the digest, in hex: the smallest comes first.';
comment on column draw_entry.reason is 'Why somebody whose turn it was got none: the sentence of the rule.';
comment on constraint draw_entry_rank_key on draw_entry is 'Whose turn is it next? In which order was drawn?';
create index draw_entry_account on draw_entry (account_id, created_at desc);
comment on index draw_entry_account is 'In which draws does this account take part?';
create index draw_entry_turn on draw_entry (session_id, rank) where state = 'entered' and rank is not null;
comment on index draw_entry_turn is 'Whose turn is it?';
create index draw_entry_untold on draw_entry (session_id, rank) where told_at is null and state in ('won', 'lost', 'passed');
comment on index draw_entry_untold is 'Who has not been told yet what came of it?';
