comment on column consult.red_flags is 'Triage flags (contract: triage/triage-flags.ts), in the order in which they were first seen.';
