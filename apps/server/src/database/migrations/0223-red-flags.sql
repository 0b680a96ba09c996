-- What the patient has said that cannot wait (contract, red-flags.ts): the doctor sees it before anything else.
alter table consult add column red_flags text[] not null default '{}';
comment on column consult.red_flags is 'Keys of the contract''s red-flags.ts, in the order in which they were said.';
