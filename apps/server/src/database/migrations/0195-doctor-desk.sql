create index doctor_name on doctor (doc_name, doc_id);
comment on index doctor_name is 'Which doctors are there, hidden ones included, by name?';
