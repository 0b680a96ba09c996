create index hospital_happening_done on hospital_happening (hos_id, at desc) where done_at is not null;
comment on index hospital_happening_done is 'When did something last happen at this hospital? What is so old that it is forgotten?';
